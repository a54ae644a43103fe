// The accessibility tree of the window as elements of the page, which can't be seen.
//
// Screen readers read them, find-in-page finds their text, and tests click on them.

const roles = {
  text: null, heading: "heading", image: "img", link: "link", button: "button", toggle: "switch", slider: "slider",
  "radio button": "radio", stepper: "spinbutton", picker: "button", menu: "button", tab: "tab", "progress indicator": "progressbar",
  gauge: "meter", key: "button", chart: "img", group: "group", list: "list", table: "table", toolbar: "toolbar", "tab bar": "tablist",
  "scroll area": "group", window: "group", sheet: "dialog", popover: "dialog", alert: "alertdialog", dialog: "dialog",
  "column header": "columnheader", element: "group",
};
const fields = new Set(["text field", "secure field", "search field"]);
const ranges = new Set(["slider", "stepper", "progress indicator", "gauge"]);
// Where the contents of scroll areas begin in their boxes. So the browser can scroll to what is above and below.
const rest = 1_000_000;
const popups = { picker: "listbox", menu: "menu" };

export class Tree {
  // Called when the browser moves the focus to an element.
  focused = () => {};
  // The element with the focus of the app, which takes the keys there.
  keyboardFocus = null;
  #place;
  #speaker;
  #send;
  #elements = new Map();
  #stops = [];
  #standIn = null;
  #isFollowing = false;

  constructor(place, speaker, send) {
    this.#place = place;
    this.#speaker = speaker;
    this.#send = send;
    // Boxes of the tree stay where the pixels are. The app scrolls instead.
    place.addEventListener("scroll", (event) => this.#scrolled(event.target), true);
  }

  element(id) { return this.#elements.get(id); }

  // The element of a node, or of a link in a text.
  part(id, link) {
    const element = this.#elements.get(id);
    return element?.hasLinks ? element.links[link ?? 0] ?? element : element;
  }

  // The dialog in front of everything else; undefined without one.
  get dialog() { return [...this.#place.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1); }

  clear() {
    this.#elements.clear();
    this.#stops = [];
    this.#standIn = null;
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
    this.#adoptLanguage();
    if (changes.nodes.length || Object.keys(changes.moved).length || Object.keys(changes.children).length) this.#layOut();
    if (focused?.isConnected && focused !== document.activeElement && focused !== document.body) this.follow(focused);
    if (changes.focus) this.#elements.get(changes.focus)?.focus({ preventScroll: true });
    for (const text of changes.announcements) this.#speaker.textContent = text;
  }

  // Moves the focus to an element where the app has it already.
  follow(element) {
    this.#isFollowing = true;
    element.focus({ preventScroll: true });
    this.#isFollowing = false;
  }

  // Makes the elements at which the Tab key enters the app stops of the browser.
  setStops(ids) {
    this.#setTabIndices(-1);
    this.#stops = ids;
    this.#setTabIndices(0);
  }

  // Lets the Tab key that is being pressed pass the stops.
  pauseStops() {
    this.#setTabIndices(-1);
    setTimeout(() => this.setStops(this.#stops));
  }

  #setTabIndices(index) {
    this.#stops.forEach((id, place) => {
      const element = this.#elements.get(id);
      // A text is entered at its first link, and from behind at its last one.
      if (element?.hasLinks) (element.links.at(place ? -1 : 0) ?? element).tabIndex = index;
      else if (element) (element.field ?? element).tabIndex = index;
    });
  }

  // Puts the text area for keys in the place of a field, where assistive technologies find it in reading order.
  standIn(element, area) {
    if (element === this.#standIn && (!element || element.getAttribute("aria-owns") === area)) return;
    this.#standIn?.removeAttribute("aria-owns");
    this.#standIn?.field.removeAttribute("aria-hidden");
    this.#standIn = element;
    element?.setAttribute("aria-owns", area);
    element?.field.setAttribute("aria-hidden", "true");
  }

  // The browser has scrolled the box of a scroll area, to show an element to a person: by a screen reader, or when text was found.
  #scrolled(box) {
    if (!box.isScroller) return;
    const [dx, dy] = [box.scrollLeft - rest, box.scrollTop - rest];
    if (!dx && !dy) return;
    box.scrollTo(rest, rest);
    this.#send({ t: "scroll", node: box.node.id, dx, dy });
  }

  // The page has the language and the direction of the window.
  #adoptLanguage() {
    const window = this.#place.firstElementChild?.node;
    if (!window) return;
    document.documentElement.lang = window.language ?? "";
    document.documentElement.dir = window.isRightToLeft ? "rtl" : "ltr";
  }

  #show(node) {
    const isField = fields.has(node.role);
    // A link has an address, so that assistive technologies and the browser offer what they can do with it.
    const tag = node.role === "link" && node.url ? "a" : "div";
    let whole = this.#elements.get(node.id);
    if (!whole || Boolean(whole.field) !== isField || whole.localName !== tag) {
      const made = document.createElement(tag);
      if (isField) {
        made.className = "field";
        made.append(made.field = document.createElement("input"));
      }
      if (whole) whole.replaceWith(made);
      whole = made;
      this.#elements.set(node.id, whole);
      this.#listen(whole.field ?? whole, whole, node.id);
    }
    whole.node = node;
    whole.frame = node.frame;
    const element = whole.field ?? whole;
    const set = (name, value) => {
      if (value === undefined || value === null || value === "") element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    whole.isScroller = node.role === "scroll area";
    whole.classList.toggle("scroller", whole.isScroller);
    element.dataset.role = node.role;
    set("href", node.url);
    set("data-identifier", node.identifier);
    set("role", isField ? (node.role === "search field" ? "searchbox" : null) : roles[node.role]);
    const isText = node.role === "text" || node.role === "heading" || node.role === "button" || node.role === "link";
    if (isText) {
      let words = element.firstChild;
      if (words?.nodeType !== Node.TEXT_NODE) element.prepend(words = document.createTextNode(""));
      if (words.data !== (node.label ?? "")) words.data = node.label ?? "";
    }
    this.#showLinks(whole);
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
    set("dir", node.isRightToLeft ? "rtl" : "ltr");
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
    // The elements can have the focus of the app and of an assistive technology; keys go through them in the order of the app.
    element.tabIndex = -1;
    if (this.#stops.includes(node.id)) this.#setTabIndices(0);
  }

  // Makes links of the parts of a text that are links. They open their addresses as actions of the text.
  #showLinks(text) {
    const { links, label, id, actions, role } = text.node;
    if (!text.hasLinks && !links) return;
    // The same links stay, because one may have the focus.
    const key = JSON.stringify([links, label, actions, role]);
    if (key === text.linkKey) return;
    text.linkKey = key;
    text.links = [];
    text.hasLinks = Boolean(links) && role === "text";
    if (!text.hasLinks) return text.replaceChildren(label ?? "");
    const parts = [];
    let rest = label ?? "";
    for (const { text: name, url } of links) {
      const start = rest.indexOf(name);
      if (start < 0) continue;
      const link = document.createElement(url ? "a" : "span");
      if (url) link.href = url;
      link.className = "part";
      link.setAttribute("role", "link");
      link.tabIndex = -1;
      link.textContent = name;
      const open = (event) => {
        event.stopPropagation();
        event.preventDefault();
        this.#send({ t: "act", node: id, action: actions.indexOf(name) });
      };
      const place = text.links.push(link) - 1;
      link.addEventListener("click", open);
      link.addEventListener("keydown", (event) => { if (event.key === "Enter" && id !== this.keyboardFocus) open(event); });
      link.addEventListener("focus", () => { if (!this.#isFollowing) this.focused(id, place); });
      parts.push(rest.slice(0, start), link);
      rest = rest.slice(start + name.length);
    }
    text.replaceChildren(...parts, rest);
  }

  #listen(element, whole, id) {
    const act = (name, text) => {
      const index = whole.node.actions.indexOf(name ?? "default");
      if (name && index < 0) return false;
      this.#send({ t: "act", node: id, action: index < 0 ? undefined : index, text });
      return true;
    };
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      event.preventDefault();
      act();
    });
    element.addEventListener("focus", () => { if (!this.#isFollowing) this.focused(id); });
    element.addEventListener("blur", () => this.#send({ t: "focus" }));
    element.addEventListener("change", () => act("setValue", element.value));
    element.addEventListener("keydown", (event) => {
      if (event.target !== element || id === this.keyboardFocus) return;
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
    if (!parent || parent.field || parent.hasLinks) return;
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
      const parent = element.parentElement;
      const origin = parent?.isScroller ? rest : 0;
      const [outerLeft, outerTop] = (parent?.frame ?? [0, 0]).map((place) => place - origin);
      const key = `${left - outerLeft} ${top - outerTop} ${width} ${height}`;
      if (element.place === key) continue;
      element.place = key;
      Object.assign(element.style, {
        left: `${left - outerLeft}px`, top: `${top - outerTop}px`, width: `${width}px`, height: `${height}px`,
      });
    }
    // A box that comes, and one that was hidden, isn't scrolled.
    for (const box of this.#place.querySelectorAll(".scroller")) {
      if (box.scrollLeft !== rest || box.scrollTop !== rest) box.scrollTo(rest, rest);
    }
  }
}
