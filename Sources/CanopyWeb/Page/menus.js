// The menus of the app, in a bar above the window.
//
// The items of a menu depend on the state of the window, so the server is asked for them each time when a menu opens.

import { isApple, modifiers } from "./keyboard.js";

const signs = [[4, "⌃", "Ctrl", "Control"], [8, "⌥", "Alt", "Alt"], [2, "⇧", "Shift", "Shift"], [16, "⌘", "Ctrl", "Control"]];
const keySigns = {
  ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Enter: "↩", Escape: "Esc", Backspace: "⌫", Delete: "Del",
  " ": "Space",
};

export class Menus {
  #bar;
  #send;
  #left;
  #titles = [];
  #open = -1;
  #list = null;
  #opensByKey = false;

  // `left` is called when a menu was left, to give the focus back. `resized` is called when the bar comes or goes.
  constructor(bar, send, { left, resized }) {
    this.#bar = bar;
    this.#send = send;
    this.#left = left;
    this.resized = resized;
    bar.addEventListener("keydown", (event) => this.#key(event));
    bar.addEventListener("focusout", (event) => { if (!bar.contains(event.relatedTarget)) this.#close(); });
    addEventListener("pointerdown", (event) => { if (this.#open >= 0 && !bar.contains(event.target)) this.#close(); }, true);
    addEventListener("keydown", (event) => {
      if (event.key !== "F10" || modifiers(event) || !this.#titles.length) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#titles[0].focus();
    }, true);
  }

  // Shows the titles of the menus; none without a bar.
  show(titles) {
    if (JSON.stringify(titles) === JSON.stringify(this.#titles.map((title) => title.textContent))) return;
    this.#close();
    this.#titles = titles.map((text, index) => this.#title(text, index));
    this.#bar.replaceChildren(...this.#titles);
    this.#bar.hidden = titles.length === 0;
    if (this.#titles[0]) this.#titles[0].tabIndex = 0;
    document.documentElement.style.setProperty("--bar", `${this.#bar.offsetHeight}px`);
    this.resized();
  }

  #title(text, index) {
    const title = document.createElement("button");
    title.textContent = text;
    title.tabIndex = -1;
    title.setAttribute("role", "menuitem");
    title.setAttribute("aria-haspopup", "menu");
    title.setAttribute("aria-expanded", "false");
    title.addEventListener("click", () => (this.#open === index ? this.#leave() : this.#ask(index, false)));
    title.addEventListener("pointerenter", () => { if (this.#open >= 0 && this.#open !== index) this.#ask(index, false); });
    return title;
  }

  #ask(index, byKey) {
    this.#close();
    this.#open = index;
    this.#opensByKey = byKey;
    this.#titles[index].focus();
    this.#titles[index].setAttribute("aria-expanded", "true");
    this.#send({ t: "menu", n: index });
  }

  // Shows the items of a menu, unless another one was opened since.
  fill(index, items) {
    if (index !== this.#open || this.#list) return;
    const title = this.#titles[index];
    this.#list = document.createElement("div");
    this.#list.className = "menu";
    this.#list.setAttribute("role", "menu");
    this.#list.setAttribute("aria-label", title.textContent);
    this.#list.append(...items.map((item, place) => this.#item(item, place, index)));
    title.after(this.#list);
    const { left, right, bottom } = title.getBoundingClientRect();
    const { width } = this.#list.getBoundingClientRect();
    const start = getComputedStyle(this.#bar).direction === "rtl" ? right - width : left;
    this.#list.style.left = `${Math.max(Math.min(start, innerWidth - width - 4), 4)}px`;
    this.#list.style.top = `${bottom}px`;
    if (this.#opensByKey) this.#choices()[0]?.focus();
  }

  #item(item, place, menu) {
    const element = document.createElement(item.kind === "separator" ? "hr" : "button");
    if (item.kind === "separator") return element;
    element.tabIndex = -1;
    element.setAttribute("role", item.kind === "toggle" ? "menuitemcheckbox" : "menuitem");
    if (item.kind === "toggle") element.setAttribute("aria-checked", item.isOn);
    const title = document.createElement("span");
    title.textContent = item.title;
    element.append(title);
    if (item.key) {
      const keys = document.createElement("kbd");
      keys.textContent = shown(item);
      keys.setAttribute("aria-hidden", "true");
      element.setAttribute("aria-keyshortcuts", [...names(item, 3), item.key].join("+"));
      element.append(keys);
    }
    if (item.isDisabled || item.kind === "text") {
      element.setAttribute("aria-disabled", "true");
      return element;
    }
    element.addEventListener("pointerenter", () => element.focus());
    element.addEventListener("click", () => {
      this.#leave();
      this.#send({ t: "menu", n: menu, item: place, text: item.title });
    });
    return element;
  }

  #choices() { return [...(this.#list?.querySelectorAll("button:not([aria-disabled])") ?? [])]; }

  #close() {
    // Removing the list takes the focus from its item, which closes the menu again.
    const list = this.#list;
    this.#list = null;
    list?.remove();
    this.#titles[this.#open]?.setAttribute("aria-expanded", "false");
    this.#open = -1;
  }

  #closeToTitle() { this.#titles[this.#open]?.focus(); this.#close(); }

  #leave() {
    this.#close();
    this.#bar.querySelector(":focus")?.blur();
    this.#left();
  }

  #key(event) {
    const isRightToLeft = getComputedStyle(this.#bar).direction === "rtl";
    const choices = this.#choices();
    const place = choices.indexOf(document.activeElement);
    const move = (step) => choices[(place + step + choices.length) % choices.length]?.focus();
    const turn = (step) => {
      const count = this.#titles.length;
      const current = this.#open >= 0 ? this.#open : this.#titles.indexOf(document.activeElement);
      const next = (current + (isRightToLeft ? -step : step) + count) % count;
      if (this.#open >= 0) this.#ask(next, true); else this.#titles[next].focus();
    };
    const actions = {
      ArrowRight: () => turn(1),
      ArrowLeft: () => turn(-1),
      ArrowDown: () => (this.#open < 0 ? this.#ask(this.#titles.indexOf(document.activeElement), true) : move(1)),
      ArrowUp: () => (this.#open < 0 ? null : move(place < 0 ? 0 : -1)),
      Home: () => choices[0]?.focus(),
      End: () => choices.at(-1)?.focus(),
      Escape: () => this.#leave(),
      Tab: () => this.#closeToTitle(),
      F10: () => this.#leave(),
    };
    const title = this.#titles.indexOf(document.activeElement);
    if ((event.key === "Enter" || event.key === " ") && title >= 0) actions[event.key] = () => this.#ask(title, true);
    // Buttons press themselves with Return and the space bar. No key goes to the window.
    event.stopPropagation();
    if (!actions[event.key]) return;
    // The Tab key goes on from the bar.
    if (event.key !== "Tab") event.preventDefault();
    actions[event.key]();
  }
}

function names(item, index) {
  return signs.filter(([bit]) => (item.modifiers ?? 0) & bit).map((sign) => sign[index]);
}

function shown(item) {
  const key = keySigns[item.key] ?? (item.key.length === 1 ? item.key.toUpperCase() : item.key);
  return isApple ? names(item, 1).join("") + key : [...names(item, 2), key].join("+");
}
