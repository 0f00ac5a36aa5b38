// The buttons and the picture of a simulation. While it runs, a clock here asks for the next trials, so the kernel
// answers other cells, and the Stop button, in between.

const PAUSE = 15;
const AMOUNTS = [[1, "Do 1"], [100, "Do 100"], [10000, "Do 10,000"]];

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "kony-simulator";
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", "Simulation");
  const bar = document.createElement("div");
  bar.className = "kony-simulator-bar";
  const buttons = AMOUNTS.map(([n, words]) => button(words, () => model.send({ do: "run", n })));
  const stop = button("Stop", () => model.send({ do: "stop" }));
  bar.append(...buttons, stop);
  const words = document.createElement("p");
  words.setAttribute("role", "status");
  const dice = document.createElement("div");
  const picture = document.createElement("div");
  root.append(bar, words, dice, picture);
  el.append(root);
  let clock = 0;

  function button(label, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", () => { if (made.getAttribute("aria-disabled") !== "true") act(); });
    return made;
  }

  function show() {
    const running = model.get("running");
    const locked = model.get("locked");
    for (const each of buttons) each.setAttribute("aria-disabled", String(running || locked));
    stop.setAttribute("aria-disabled", String(!running));
    root.setAttribute("aria-busy", String(running));
    words.textContent = model.get("words");
    dice.innerHTML = model.get("dice");
    picture.innerHTML = model.get("picture");
    clearTimeout(clock);
    if (running) clock = setTimeout(() => model.send({ do: "tick" }), PAUSE);
  }

  model.on("change", show);
  show();
  return () => {
    clearTimeout(clock);
    model.off("change", show);
  };
}

export default { render };
