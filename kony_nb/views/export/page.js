(() => {
  "use strict";
  const find = (what) => document.querySelector(what);
  const all = (what) => [...document.querySelectorAll(what)];
  const data = JSON.parse(find("#steps").textContent);
  const n = data.said.length;
  const slider = find("#step");
  const log = find("#log");
  const items = all("#log li");

  // Each layer as lists of line numbers: every frame is the one before it with some lines replaced.
  const layers = Object.entries(data.layers).map(([name, frames]) => {
    let lines = [];
    const made = frames.map((changes) => {
      if (changes.length) {
        lines = lines.slice();
        for (const [start, removed, ...fresh] of changes) lines.splice(start, removed, ...fresh);
      }
      return lines;
    });
    return { part: find("#" + name), made, drawn: made[data.at] };
  });

  const told = data.said.map(() => []);
  for (const item of items) told[+item.dataset.step].push(item.firstChild.textContent.trim());
  let at = data.at;

  const turnBefore = () => data.turns.filter((step) => step < at).pop() ?? 0;
  const turnAfter = () => data.turns.find((step) => step > at) ?? n - 1;
  const go = {
    first: () => 0,
    "turn-back": turnBefore,
    back: () => at - 1,
    on: () => at + 1,
    "turn-on": turnAfter,
    last: () => n - 1,
  };

  function show(step) {
    at = Math.max(0, Math.min(n - 1, step));
    for (const layer of layers) {
      if (layer.drawn === layer.made[at]) continue;
      layer.drawn = layer.made[at];
      layer.part.innerHTML = layer.drawn.map((line) => data.lines[line]).join("");
    }
    const turn = data.turns.filter((step) => step <= at).length;
    const words = turn ? `turn ${turn}` : "set-up";
    slider.value = at;
    slider.setAttribute("aria-valuetext", `step ${at} of ${n - 1}, ${words}`);
    find("#count").textContent = `${at} of ${n - 1}, ${words}`;
    const head = document.createElement("b");
    head.textContent = data.said[at];
    find("#now").replaceChildren(head, told[at].map((words) => words + ".").join(" "));
    for (const button of all("[data-go]")) {
      const stays = /back|first/.test(button.dataset.go) ? at === 0 : at === n - 1;
      button.setAttribute("aria-disabled", stays);
    }
    let last = null;
    for (const item of items) {
      const mine = +item.dataset.step;
      item.classList.toggle("here", mine === at);
      item.classList.toggle("later", mine > at);
      if (mine <= at) last = item;
    }
    log.scrollTop += last
      ? last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom + log.clientHeight / 3
      : -log.scrollTop;
    const line = find("#course .kn-here");
    const along = (step) => +line.dataset.left + (line.dataset.room * step) / Math.max(1, n - 1);
    line.setAttribute("transform", `translate(${along(at) - along(data.at)} 0)`);
  }

  for (const button of all("[data-go]")) button.addEventListener("click", () => show(go[button.dataset.go]()));
  slider.addEventListener("input", () => show(+slider.value));
  log.addEventListener("click", (event) => {
    const item = event.target.closest("li");
    if (item && !String(getSelection())) show(+item.dataset.step);
  });
  for (const mark of all("#course [data-node]")) {
    if (mark.tagName === "g") {
      mark.setAttribute("role", "button");
      mark.setAttribute("tabindex", "0");
    }
    mark.addEventListener("click", () => show(+mark.dataset.node));
    mark.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      show(+mark.dataset.node);
    });
  }
  find("#course svg").setAttribute("role", "group");
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const on = event.key === "ArrowRight";
    show(event.shiftKey ? (on ? turnAfter() : turnBefore()) : at + (on ? 1 : -1));
  });

  const dark = find("#dark");
  const paint = (chosen) => {
    document.documentElement.dataset.jpThemeLight = String(!chosen);
    dark.setAttribute("aria-pressed", chosen);
  };
  dark.addEventListener("click", () => paint(dark.getAttribute("aria-pressed") !== "true"));
  paint(matchMedia("(prefers-color-scheme: dark)").matches);

  document.documentElement.classList.add("steps");
  find("nav").hidden = false;
  show(at);
})();
