// The browser's half of the app: puts pieces of HTML in their places, sends clicks and keys, and keeps what only
// the hand knows: which dice are picked, the order of the faces, where the focus is. Nothing is loaded from elsewhere.

const SKELETON = `
<div class="kony-bar" data-part="head"></div>
<p class="kony-banner" data-part="banner"></p>
<p class="kony-task" data-part="task" role="status"></p>
<div class="kony-shade" data-part="dialog"></div>
<div class="kony-desk">
  <div class="kony-now-do">
    <div class="kony-act">
      <div data-part="ask"></div><div data-part="over"></div><div class="kony-roll" data-part="dice"></div>
      <div data-part="choices"></div>
    </div>
    <div class="kony-controls" data-part="controls" role="toolbar" aria-label="Back and forth in the game"></div>
    <p class="kony-status" data-part="status" role="status"></p>
    <div class="kony-coach" data-part="coach" role="region" aria-label="Coach"></div>
    <details class="kony-box kony-trial"><summary>Compare the choices by playing on</summary><div data-part="trial"></div></details>
  </div>
  <div class="kony-map">
    <div class="kony-board" data-part="board"></div>
    <div class="kony-box" data-part="monsters"></div>
    <div class="kony-box kony-review" data-part="review" role="region" aria-label="Review" hidden></div>
    <details class="kony-box kony-chart"><summary>Timeline</summary><div data-part="timeline"></div></details>
  </div>
  <div class="kony-story">
    <div class="kony-box kony-hand" data-part="hand" role="region" aria-label="Hand"></div>
    <div class="kony-box"><h4>What happened</h4><div class="kony-log" data-part="log" tabindex="0" role="region" aria-label="Log"></div></div>
  </div>
</div>
<details class="kony-box kony-what-if"><summary>What if: branches and variations</summary>
  <div data-part="tree"></div>
  <div class="kony-sides" data-part="sides" role="region" aria-label="Two branches side by side" hidden></div>
</details>
<div class="kony-rulebox" data-part="rule" role="region" aria-label="Rule" aria-live="polite" hidden></div>
<div class="kony-live" data-part="news" aria-live="polite" aria-atomic="true"></div>`;

const PARTS = ["head", "banner", "task", "ask", "over", "dice", "choices", "hand", "board", "controls", "monsters", "log", "rule", "review", "timeline",
  "tree", "sides", "coach", "trial", "dialog", "status", "news"];
const SPEED = "kony-speed";
const ANSWER_BY = 6000;
const LEAST_SCALE = 0.8;
const NARROW = 500;

function render({ model, el }) {
  const root = document.createElement("section");
  root.className = "kony";
  root.tabIndex = -1;
  root.setAttribute("aria-label", model.get("now").title);
  root.dataset.lmSuppressShortcuts = "true"; // the notebook's own keys must not take Enter and the digits
  root.innerHTML = SKELETON;
  el.appendChild(root);
  const places = Object.fromEntries(PARTS.map((part) => [part, root.querySelector(`[data-part="${part}"]`)]));
  const picked = { node: -1, dice: new Set() };
  let busy = false;
  let late = 0;
  let clock = 0;

  const now = () => model.get("now");

  function send(message, waits = true) {
    if (waits) {
      if (busy) return;
      busy = true;
      root.classList.add("kony-busy");
      late = setTimeout(() => {
        free();
        say("No answer from the kernel. Is it running? Run the cell again.");
      }, ANSWER_BY);
    }
    model.send(message);
  }

  function free() {
    busy = false;
    clearTimeout(late);
    root.classList.remove("kony-busy");
  }

  // Showing

  function show(part) {
    const place = places[part];
    const html = model.get(part);
    if (part === "status") return say(html);
    place.innerHTML = html;
    if (part === "rule") showRule(place, html);
    if (part === "dialog" || part === "sides" || part === "review") place.hidden = !html;
    if (part === "coach") place.hidden = !html;
    if (part === "trial") place.parentElement.hidden = !html;
    if (part === "tree") showHere(place.querySelector(".kony-tree"));
    if (part === "log") place.scrollTop = place.scrollHeight;
    if (part === "dice" || part === "choices") showPicked();
  }

  function say(words) {
    places.status.textContent = words;
    places.status.classList.toggle("kony-bad", /^(Not done|Not saved|This did not work|No answer)/.test(words));
  }

  // While bots play nothing shrinks, so that nothing jumps; at a person's decision everything finds its size
  function hold() {
    const bots = now().tick >= 0 && !now().over;
    for (const part of [places.ask.parentElement, places.status, places.coach, places.hand]) {
      part.style.minHeight = bots && part.offsetHeight ? `${part.offsetHeight}px` : "";
    }
  }

  function update(changed) {
    hold();
    const active = root.contains(document.activeElement) ? document.activeElement : null;
    const key = active && keyOf(active);
    const rolled = key === "reroll" && root.dataset.now !== String(now().node);
    changed.forEach(show);
    if (changed.includes("dialog") && model.get("dialog")) {
      // the same field where the form was drawn again; else the first, so that one Enter too many forgets nothing
      const first = places.dialog.querySelector('select, input, [data-do="close"]');
      const same = key && places.dialog.querySelector(`[data-key="${key}"]`);
      if (same || first) (same || first).focus();
    } else if (rolled || active === root || (active && !active.isConnected)) {
      refocus(rolled ? null : key);
    }
  }

  // The rule stands above the page, so that opening it moves nothing and the focus stays where it is
  function showRule(place, html) {
    place.hidden = !html;
    if (!place.showPopover) return;
    place.popover = "manual";
    if (html && place.isConnected && !place.matches(":popover-open")) place.showPopover();
    else if (!html && place.matches(":popover-open")) place.hidePopover();
  }

  // A tree that is a little too long is drawn smaller, a long one is moved to where one stands
  function showHere(tree) {
    const drawn = tree && tree.querySelector("svg");
    if (drawn && tree.clientWidth >= LEAST_SCALE * drawn.viewBox.baseVal.width) {
      drawn.style.setProperty("max-width", "100%", "important");
      drawn.style.height = "auto";
    }
    const here = tree && tree.querySelector('[aria-current="true"]');
    if (here) tree.scrollLeft = here.getBBox().x + here.getBBox().width + 60 - tree.clientWidth;
  }

  function keyOf(element) {
    return element.dataset.key || element.dataset.action || element.dataset.node;
  }

  function refocus(key) {
    const same = key && [...root.querySelectorAll("[data-key],[data-action],[data-node]")].find(
      (other) => keyOf(other) === key && !other.disabled);
    // the dice first: one Enter too many must not roll them; with nothing to choose, wait for the next choice
    const next = same || places.dice.querySelector("[data-die]") ||
      places.choices.querySelector(".kony-main:not([disabled])") || places.choices.querySelector("[data-act]") ||
      places.ask.querySelector('[data-do="look"]') ||
      places.over.querySelector("button") || root;
    next.focus({ preventScroll: true });
  }

  // Dice: each is itself, whatever it shows; what was picked stays picked until the dice are rolled

  function diceButtons() {
    return [...places.dice.querySelectorAll("[data-die]")];
  }

  function showPicked() {
    const dice = diceButtons();
    if (!dice.length) return;
    if (picked.node !== now().node) {
      picked.node = now().node;
      picked.dice = new Set(dice.filter((die) => die.getAttribute("aria-pressed") === "true").map((die) => +die.dataset.die));
    }
    for (const die of dice) {
      const kept = picked.dice.has(+die.dataset.die);
      const word = kept ? "keep" : "reroll";
      const best = (now().best || []).includes(+die.dataset.die);
      die.classList.toggle("kony-best", best);
      die.setAttribute("aria-pressed", kept);
      die.classList.toggle("kony-kept", kept);
      die.querySelector(".kony-word").textContent = word;
      die.setAttribute("aria-label", `Die ${+die.dataset.die + 1}: ${die.dataset.name}, ${word}${best ? ", the coach keeps it" : ""}`);
    }
    const again = dice.length - picked.dice.size;
    const button = places.choices.querySelector('[data-do="keep"]');
    const note = places.choices.querySelector(".kony-refusal");
    if (!button) return;
    const letters = dice.filter((die) => picked.dice.has(+die.dataset.die)).map((die) => die.dataset.face).sort().join("");
    const allowed = now().keeps.some((keep) => [...keep].sort().join("") === letters);
    button.disabled = !allowed;
    button.textContent = again === dice.length ? `Reroll all ${again} dice` : again === 1 ? "Reroll the other die"
      : again ? `Reroll the ${again} others` : "Reroll: pick a die to roll again";
    const reasons = JSON.parse(note.dataset.reasons || "{}");
    const bound = dice.find((die) => !picked.dice.has(+die.dataset.die) && reasons[die.dataset.face]);
    note.textContent = allowed || !again ? "" : bound ? reasons[bound.dataset.face]
      : "Not enough energy for the dice that would be rolled again: a token charges for them.";
  }

  function pick(die) {
    const at = +die.dataset.die;
    if (!picked.dice.delete(at)) picked.dice.add(at);
    showPicked();
  }

  // Clicking

  function press(target, event) {
    const hit = target.closest(
      "[data-die],[data-act],[data-action],[data-do],[data-rule],[data-node],[data-move],[data-branch],[data-by],[data-card],[data-place]");
    if (!hit || hit === root || !root.contains(hit) || hit.disabled) return false;
    const data = hit.dataset;
    if (data.die !== undefined && places.dice.contains(hit)) pick(hit);
    else if (data.act !== undefined || data.action !== undefined) {
      // a second click in the same spot would hit what has just appeared there
      if (event.detail > 1 || event.repeat) return true;
      send({ do: "act", action: data.act ?? data.action, at: now().node });
    } else if (data.move) move(hit.closest("li"), +data.move);
    else if (data.rule) send({ do: "rule", id: data.rule }, false);
    else if (data.branch) send({ do: "pick-branch", n: +data.branch, node: data.node === undefined ? null : +data.node });
    else if (data.by) stepBy(hit.parentElement.querySelector("input"), +data.by);
    else if (data.node) send({ do: "travel", node: +data.node });
    else if (data.do) command(hit, event);
    else if (data.card) send({ do: "rule", id: `card.${data.card}` }, false);
    else send({ do: "why", place: data.place }, false);
    return true;
  }

  function stepBy(field, by) {
    if (by > 0) field.stepUp();
    else field.stepDown();
  }

  function formOf(element) {
    return element.form ? Object.fromEntries(new FormData(element.form)) : null;
  }

  function command(hit, event) {
    const data = hit.dataset;
    if (data.do === "keep" || data.do === "resolve") {
      if (event.detail > 1 || event.repeat) return;
      if (data.do === "keep") send({ do: "keep", dice: [...picked.dice], at: now().node });
      else send({ do: "resolve", order: chips().map((chip) => chip.dataset.face).join(""), at: now().node });
    } else if (data.do === "close" || data.do === "whole-log" || data.do === "zoom") send({ do: data.do }, false);
    else if (data.do === "branch") send({ do: "branch", luck: data.luck });
    else if (data.do === "try") send({ do: "try", dice: [...picked.dice] });
    else if (data.do === "edit") send({ do: "edit", what: data.what ?? null, field: data.field, value: data.value, form: formOf(hit) });
    else if (data.do === "look") send({ do: "look", seat: +data.seat });
    else send({ do: data.do });
  }

  // The speed is this person's, not the game's: the next app begins with it; a browser may forbid to remember

  function remember(speed) {
    try {
      localStorage.setItem(SPEED, speed);
    } catch {
      /* then it is normal again next time */
    }
  }

  function remembered() {
    try {
      return localStorage.getItem(SPEED);
    } catch {
      return null;
    }
  }

  function chips() {
    return [...places.choices.querySelectorAll(".kony-chip")];
  }

  function move(chip, by) {
    const other = by < 0 ? chip.previousElementSibling : chip.nextElementSibling;
    if (other) chip.parentElement.insertBefore(by < 0 ? chip : other, by < 0 ? other : chip);
    chip.querySelector(`[data-move="${by}"]`).focus();
  }

  root.addEventListener("click", (event) => {
    if (event.target.closest("summary")) return;
    press(event.target, event);
  });
  root.addEventListener("keydown", (event) => {
    const target = event.target;
    const typing = target.matches("input, select, textarea");
    if (typing && event.key.startsWith("Arrow")) event.stopPropagation(); // else the notebook goes on to the next cell
    if ((event.key === "Enter" || event.key === " ") && !target.matches("button, input, select, summary, textarea")) {
      if (press(target, event)) event.preventDefault();
    } else if (!typing && /^[1-8]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const die = diceButtons()[+event.key - 1];
      if (die) pick(die);
    } else if (event.key === "Escape" && (model.get("dialog") || model.get("rule"))) {
      send({ do: "close" }, false);
    } else if (event.repeat && event.key === "Enter" && target.matches("button")) event.preventDefault();
  });
  root.addEventListener("change", (event) => {
    const { name, value } = event.target;
    const what = event.target.dataset.set;
    if (what === "speed") remember(value);
    if (what) send({ do: what, name, value, form: formOf(event.target) }, false);
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ do: event.target.dataset.submit || "new", form: Object.fromEntries(new FormData(event.target)) });
  });
  for (const [box, what] of [[".kony-chart", "chart"], [".kony-what-if", "what-if"]]) {
    root.querySelector(box).addEventListener("toggle", (event) => send({ do: what, open: event.target.open }, false));
  }

  // A board with little room is drawn as for phones

  let narrow = false;
  const size = new ResizeObserver(() => {
    const width = places.board.clientWidth;
    if (!width || width < NARROW === narrow) return;
    narrow = width < NARROW;
    model.send({ do: "narrow", on: narrow });
  });
  size.observe(root);

  // The clock of the bots, and of the games that are played on after each choice

  function tick() {
    clearTimeout(clock);
    const { tick: pause, poll, node } = now();
    if (pause >= 0) clock = setTimeout(() => model.send({ do: "tick", at: node }), pause);
    else if (poll >= 0) clock = setTimeout(() => model.send({ do: "more" }), poll);
  }

  const waiting = new Set();
  const handlers = PARTS.map((part) => [`change:${part}`, () => waiting.add(part)]);
  handlers.push(["change", () => {
    const changed = PARTS.filter((part) => waiting.has(part));
    waiting.clear();
    update(changed);
    root.dataset.now = now().node;
    root.setAttribute("aria-label", now().title);
    showPicked();
    free();
    tick();
  }]);
  handlers.push(["msg:custom", ({ done }) => {
    free();
    if (done === "more") tick(); // it may have nothing new to show yet
  }]);
  for (const [event, handler] of handlers) model.on(event, handler);

  PARTS.forEach(show);
  requestAnimationFrame(() => { places.log.scrollTop = places.log.scrollHeight; });
  root.dataset.now = now().node;
  const speeds = places.controls.querySelector('[data-set="speed"]');
  const speed = remembered();
  if (speed !== speeds.value && [...speeds.options].some((one) => one.value === speed)) {
    model.send({ do: "speed", value: speed });
  }
  tick();
  return () => {
    clearTimeout(clock);
    clearTimeout(late);
    size.disconnect();
    for (const [event, handler] of handlers) model.off(event, handler);
  };
}

export default { render };
