// The focus of the browser, which follows the keyboard focus of the app.
//
// It is at the element of the tree that has the app's focus, so that it is spoken, or in the text area, which then stands for a text
// field. The Tab key goes through the app in the app's order. Before the first element and after the last one, it is the browser's.

export class Focus {
  #tree;
  #keyboard;
  #send;
  #app = {};
  // Whether the Tab key has moved the focus out of the app, and nothing has brought it back.
  #hasLeft = false;
  // Whether the focus was in the app since the page was loaded, and the Tab key hasn't moved it out.
  #isInside = false;
  // The element that the browser has given the focus, until the app has one; that it had none is older.
  #entering = null;
  #timer = 0;

  constructor(tree, keyboard, send) {
    this.#tree = tree;
    this.#keyboard = keyboard;
    this.#send = send;
    keyboard.leaves = (backwards) => this.#leaves(backwards);
    tree.focused = (id, link) => this.#entered(id, link);
  }

  restart() {
    this.#app = {};
    this.#entering = null;
    this.#isInside = false;
    this.#tree.keyboardFocus = null;
    this.#keyboard.standFor(null);
  }

  // Takes the focus of the app: the element that has it, and the ends of its order.
  move(focus) {
    if (focus.node) [this.#hasLeft, this.#isInside] = [false, true];
    const last = this.#app.node;
    this.#app = focus;
    this.#tree.keyboardFocus = focus.node;
    this.#tree.setStops([focus.first, focus.last]);
    this.#update();
    // An assistive technology may be at an element that can't have the app's focus.
    if (focus.node) this.#entering = null;
    if ((focus.node || last) && !this.#entering) this.#settle();
    this.#update();
  }

  // A tree that changes may bring a dialog, or the value of the field.
  treeChanged() {
    this.#update();
    // A link that had the focus may have been replaced by another one.
    if (this.#app.link >= 0 && document.activeElement === document.body) this.#settle();
    if (!this.#app.node && this.#tree.dialog && !this.#tree.dialog.contains(document.activeElement)) this.#settle();
  }

  // Brings the focus of the browser back to the app, from another part of the page.
  comeBack() {
    this.#hasLeft = false;
    this.#settle(true);
  }

  #update() {
    const field = this.#keyboard.isTaking ? this.#tree.element(this.#app.node) : null;
    this.#tree.standIn(field?.field ? field : null, this.#keyboard.area.id);
    this.#keyboard.standFor(this.#keyboard.isTaking ? field?.node ?? {} : null);
  }

  #settle(fromElsewhere = false) {
    const now = document.activeElement;
    if (this.#hasLeft || (!fromElsewhere && now !== document.body && !now.closest("main"))) return;
    const wanted = this.#keyboard.isTaking ? this.#keyboard.area : this.#tree.part(this.#app.node, this.#app.link) ?? this.#tree.dialog;
    if (wanted === now) return;
    if (wanted) this.#tree.follow(wanted);
    else if (now !== document.body) now.blur();
  }

  // The browser has moved the focus to an element: with the Tab key, or for an assistive technology.
  #entered(id, link) {
    this.#hasLeft = false;
    if (id === this.#app.node && link === (this.#app.link ?? undefined) && !this.#entering) return this.#settle();
    this.#entering = id;
    // The app may have nothing to follow with: not every element can have its focus.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.#entering = null; }, 2000);
    this.#send({ t: "focus", node: id, n: link });
  }

  // Returns whether a Tab key is the browser's: it enters the app from the page, or leaves it.
  #leaves(backwards) {
    const { node, first, isAtFirst, isAtLast } = this.#app;
    const now = document.activeElement;
    // An element that had the focus may have gone, or may be disabled now. The app continues from its place.
    if (now === document.body ? !node && !this.#isInside : !now.closest("main")) return true;
    if (first && !(backwards ? isAtFirst : isAtLast)) return false;
    this.#hasLeft = true;
    this.#isInside = false;
    this.#entering = null;
    // What comes back before the app has heard of it comes back from elsewhere.
    this.#app = { first, last: this.#app.last };
    this.#tree.keyboardFocus = null;
    this.#tree.pauseStops();
    this.#send({ t: "leave" });
    return true;
  }
}
