// The accessibility tree of the window as elements of the page, which can't be seen.
//
// Screen readers read them, find-in-page finds their text, and tests click on them.

const roles = {
  text: null, heading: "heading", image: "img", link: "link", button: "button", toggle: "switch", slider: "slider",
  stepper: "spinbutton", picker: "button", menu: "button", tab: "tab", "progress indicator": "progressbar",
  key: "button", chart: "img", group: "group", list: "list", table: "table", toolbar: "toolbar", "tab bar": "tablist",
  "scroll area": "group", window: "group", sheet: "dialog", popover: "dialog", alert: "alertdialog", dialog: "dialog",
  element: "group",
};
const fields = new Set(["text field", "secure field", "search field"]);
const ranges = new Set(["slider", "stepper", "progress indicator"]);
const popups = { picker: "listbox", menu: "menu" };

export class Tree {
  #place;
  #speaker;
  #send;
  #elements = new Map();

  constructor(place, speaker, send) {
    this.#place = place;
    this.#speaker = speaker;
    this.#send = send;
  }

  clear() {
    this.#elements.clear();
    this.#place.replaceChildren();
  }

  apply(changes) {
    const focused = document.activeElement;
    for (const node of changes.nodes) this.#show(node);
    for (const id of changes.removed) {
      this.#elements.get(id)?.remove();
      this.#elements.delete(id);
    }
    for (const [id, frame] of Object.entries(changes.moved)) {
      const element = this.#elements.get(id);
      if (element) element.frame = frame;
    }
    for (const [id, children] of Object.entries(changes.children)) this.#arrange(id, children);
    if (changes.root) this.#place.replaceChildren(this.#elements.get(changes.root));
    if (changes.nodes.length || Object.keys(changes.moved).length || Object.keys(changes.children).length) this.#layOut();
    if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
    if (changes.focus) this.#elements.get(changes.focus)?.focus({ preventScroll: true });
    for (const text of changes.announcements) this.#speaker.textContent = text;
  }

  #show(node) {
    const isField = fields.has(node.role);
    let element = this.#elements.get(node.id);
    if (!element || (element.localName === "input") !== isField) {
      const made = document.createElement(isField ? "input" : "div");
      if (element) element.replaceWith(made);
      element = made;
      this.#elements.set(node.id, element);
      this.#listen(element, node.id);
    }
    element.node = node;
    element.frame = node.frame;
    const set = (name, value) => {
      if (value === undefined || value === null || value === "") element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    element.dataset.role = node.role;
    set("data-identifier", node.identifier);
    set("role", isField ? (node.role === "search field" ? "searchbox" : null) : roles[node.role]);
    const isText = node.role === "text" || node.role === "heading" || node.role === "button" || node.role === "link";
    if (isText) {
      let words = element.firstChild;
      if (words?.nodeType !== Node.TEXT_NODE) element.prepend(words = document.createTextNode(""));
      if (words.data !== (node.label ?? "")) words.data = node.label ?? "";
    }
    set("aria-label", isText ? null : node.label);
    const isRange = ranges.has(node.role);
    // Other roles have no value of their own.
    const description = isField || isRange || node.checked ? null : node.value;
    set("aria-description", [description, node.hint].filter(Boolean).join(", "));
    set("aria-disabled", node.isDisabled);
    set(node.role === "tab" ? "aria-selected" : "aria-current", node.isSelected);
    set("aria-haspopup", popups[node.role]);
    set("aria-modal", node.isModal);
    set("aria-checked", node.checked);
    set("aria-level", node.role === "heading" ? node.level || 2 : null);
    set("lang", node.language);
    set("dir", node.isRightToLeft ? "rtl" : null);
    if (isField) {
      element.type = node.role === "secure field" ? "password" : "text";
      element.disabled = node.isDisabled ?? false;
      if (document.activeElement !== element) element.value = node.value ?? "";
    } else {
      const [, number, percent] = (isRange && /(-?[\d.,]+)\s*(%?)/.exec(node.value ?? "")) || [];
      set("aria-valuetext", isRange ? node.value : null);
      set("aria-valuenow", number?.replace(",", "."));
      set("aria-valuemin", percent ? 0 : null);
      set("aria-valuemax", percent ? 100 : null);
    }
    // The elements can have the focus of an assistive technology; keys go through them in the order of the app.
    element.tabIndex = -1;
  }

  #listen(element, id) {
    const act = (name, text) => {
      const index = name ? element.node.actions.indexOf(name) : element.node.actions.indexOf("default");
      if (name && index < 0) return false;
      this.#send({ t: "act", node: id, action: index < 0 ? undefined : index, text });
      return true;
    };
    element.addEventListener("click", (event) => { event.stopPropagation(); act(); });
    element.addEventListener("focus", () => this.#send({ t: "focus", node: id }));
    element.addEventListener("blur", () => this.#send({ t: "focus" }));
    element.addEventListener("change", () => act("setValue", element.value));
    element.addEventListener("keydown", (event) => {
      const action = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" }[event.key];
      const isPressed = event.key === "Enter" || event.key === " ";
      const isOwn = element.localName === "input" || (action && act(action)) || (isPressed && (act() ?? true));
      if (!isOwn) return;
      event.stopPropagation();
      if (element.localName !== "input") event.preventDefault();
    });
  }

  #arrange(id, children) {
    const parent = this.#elements.get(id);
    if (!parent) return;
    const wanted = children.map((id) => this.#elements.get(id)).filter(Boolean);
    const present = [...parent.children];
    if (wanted.length === present.length && wanted.every((child, index) => child === present[index])) return;
    for (const child of present) if (!wanted.includes(child)) child.remove();
    wanted.forEach((child, index) => {
      if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
    });
  }

  // Frames are those in the window. Elements stand in the element of their container.
  #layOut() {
    for (const element of this.#elements.values()) {
      const [left, top, width, height] = element.frame;
      const [outerLeft, outerTop] = element.parentElement?.frame ?? [0, 0];
      const key = `${left - outerLeft} ${top - outerTop} ${width} ${height}`;
      if (element.place === key) continue;
      element.place = key;
      Object.assign(element.style, {
        left: `${left - outerLeft}px`, top: `${top - outerTop}px`, width: `${width}px`, height: `${height}px`,
      });
    }
  }
}
