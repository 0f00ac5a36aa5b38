// The browser's half of a quiz: puts the page in its place, sends clicks and keys. Nothing is loaded from elsewhere.

function render({ model, el }) {
  const root = document.createElement("section");
  root.className = "kq";
  root.setAttribute("aria-label", "Quiz");
  root.dataset.lmSuppressShortcuts = "true"; // the notebook's own keys must not take the letters and Enter
  const page = document.createElement("div");
  const status = document.createElement("p");
  status.className = "kq-status";
  status.setAttribute("role", "alert");
  root.append(page, status);
  el.appendChild(root);

  const here = () => Number(page.querySelector("footer")?.dataset.at);
  const picked = () => page.querySelector('input[type="radio"]:checked');

  function keyOf(element) {
    return element && root.contains(element) ? element.dataset.key || element.dataset.do + (element.dataset.number || "") : "";
  }

  function show() {
    const key = keyOf(document.activeElement);
    const inside = root.contains(document.activeElement);
    const before = here();
    page.innerHTML = model.get("page");
    if (before && here() !== before) root.scrollIntoView({ block: "start" }); // the next question stands above its board
    if (!inside) return;
    const all = [...page.querySelectorAll("[data-key],[data-do]")].filter((each) => !each.disabled);
    const same = all.find((each) => keyOf(each) === key);
    const next = same || all.find((each) => each.textContent === "Next") || all[0];
    if (next) next.focus({ preventScroll: true });
  }

  function answer() {
    const box = picked();
    model.send({ do: "answer", number: here(), choice: box ? box.value : null });
  }

  function go(step) {
    const button = [...page.querySelectorAll('footer [data-do="go"]')][step < 0 ? 0 : 1];
    if (button && !button.disabled) model.send({ do: "go", number: Number(button.dataset.number) });
  }

  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do]");
    if (!button || button.disabled) return;
    if (button.dataset.do === "answer") return answer();
    if (button.dataset.ask && button.dataset.sure !== "true") {
      button.dataset.sure = "true"; // a second click means it
      button.textContent = "Really finish?";
      return;
    }
    model.send({ do: button.dataset.do, number: button.dataset.number ? Number(button.dataset.number) : null });
  });

  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton = event.target.tagName === "BUTTON";
    if (event.key === "Enter" && !onButton) {
      event.preventDefault();
      answer();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && event.target.type !== "radio") {
      event.preventDefault();
      go(event.key === "ArrowLeft" ? -1 : 1);
    } else if (/^[a-e]$/.test(event.key)) {
      const box = page.querySelector(`input[data-key="${event.key}"]`);
      if (box && !box.disabled) {
        event.preventDefault();
        box.checked = true;
        box.focus();
      }
    }
  });

  const shown = () => show();
  const said = () => { status.textContent = model.get("status"); };
  model.on("change:page", shown);
  model.on("change:status", said);
  show();
  said();
  return () => {
    model.off("change:page", shown);
    model.off("change:status", said);
  };
}

export default { render };
