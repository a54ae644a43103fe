// Keys, text from input methods, and the clipboard.
//
// A text area that can't be seen takes what people type: browsers offer input methods and keyboards on the screen only there. It has
// the name, the text and the selection of the text field for which it stands, so that assistive technologies find the field in it. For a secure
// field, it is a password field, whose text is the dots that the app shows.

export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const moving = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Backspace", "Delete", "Home", "End"]);
const modifierKeys = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);
// Keys that stay the browser's.
const reserved = new Set(["F5", "F11", "F12"]);

// The modifiers of an event, as the bits of the server. Control is Command where keyboards have no Command, except with keys
// that move the caret: there it means words.
export function modifiers(event) {
  const control = isApple || moving.has(event.key) ? 4 : 16;
  return (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0) | (event.ctrlKey ? control : 0)
    | (event.altKey ? 8 : 0) | (event.metaKey && isApple ? 16 : 0);
}

// The symbols with Shift and without it, on keyboards where they are on the keys of these names. Digits are everywhere.
const shifted = {
  Minus: "_-", Equal: "+=", BracketLeft: "{[", BracketRight: "}]", Backslash: "|\\", Semicolon: ":;", Quote: "\"'", Comma: "<,",
  Period: ">.", Slash: "?/", Backquote: "~`",
};

// The key without Shift, where that can be known; browsers tell only what it is with it.
function unshifted(event) {
  if (!event.shiftKey) return undefined;
  if (/^Digit\d$/.test(event.code)) return event.code.at(-1);
  return shifted[event.code]?.[0] === event.key ? shifted[event.code][1] : undefined;
}

export class Keyboard {
  // Returns whether the Tab key leaves the app, and is left to the browser.
  leaves = () => false;
  area;
  isTaking = false;
  #areas;
  #send;
  #isComposing = false;
  // Where the composed text begins in the area.
  #start = 0;
  // The text and the selection of the field, as the app knows them.
  #text = "";
  #selection = [0, 0];
  #timer = 0;

  constructor(area, secureArea, send) {
    this.area = area;
    this.#areas = [area, secureArea];
    this.#send = send;
    addEventListener("keydown", (event) => this.#key(event.repeat ? "repeat" : "down", event));
    addEventListener("keyup", (event) => this.#key("up", event));
    addEventListener("blur", () => send({ t: "modifiers", m: 0 }));
    for (const area of this.#areas) this.#listen(area);
    addEventListener("paste", (event) => this.#paste(event));
  }

  #listen(area) {
    area.addEventListener("compositionstart", () => {
      this.#isComposing = true;
      this.#start = Math.min(area.selectionStart, area.selectionEnd);
    });
    area.addEventListener("compositionupdate", (event) => this.#compose(event.data));
    area.addEventListener("compositionend", (event) => {
      this.#isComposing = false;
      this.#send(event.data ? { t: "compose", p: "commit", text: event.data } : { t: "compose", p: "cancel" });
      this.#showLater();
    });
    area.addEventListener("input", (event) => this.#input(event));
  }

  // Begins or ends to take text for a field.
  take(input) {
    this.isTaking = input !== null && input !== undefined;
    if (!this.isTaking) {
      if (!matchMedia("(pointer: fine)").matches) this.area.blur();
      return;
    }
    this.#useArea(this.#areas[input.isSecure ? 1 : 0]);
    this.#selection = input.selection;
    const [left, top, , height] = input.caret;
    Object.assign(this.area.style, { left: `${left}px`, top: `${top}px`, height: `${Math.max(height, 1)}px` });
    this.area.setAttribute("inputmode", "text");
    this.#show();
  }

  #useArea(area) {
    const old = this.area;
    if (area === old) return;
    this.area = area;
    old.value = "";
    for (const name of ["aria-label", "aria-description", "lang"]) old.removeAttribute(name);
    if (document.activeElement === old) area.focus({ preventScroll: true });
    old.setAttribute("aria-hidden", "true");
  }

  // Stands for a text field of the tree, or for none.
  standFor(node) {
    const area = this.area;
    if (node) area.removeAttribute("aria-hidden");
    // Browsers don't hide what has the focus.
    else if (document.activeElement !== area) area.setAttribute("aria-hidden", "true");
    for (const [name, value] of [
      ["aria-label", node?.label ?? document.title], ["aria-description", node?.hint], ["lang", node?.language],
    ]) {
      if (node && value) area.setAttribute(name, value);
      else area.removeAttribute(name);
    }
    this.#text = node?.value ?? "";
    this.#show();
  }

  // Shows the text of the field, which an assistive technology reads.
  #show() {
    clearTimeout(this.#timer);
    if (this.#isComposing) return;
    const { area } = this;
    const [start, end] = this.#selection;
    if (area.value !== this.#text) area.value = this.#text;
    // Some browsers move the focus to what they select in.
    if (document.activeElement !== area) return;
    if (area.selectionStart !== start || area.selectionEnd !== end) area.setSelectionRange(start, end);
  }

  // What the area has taken is usually what the app shows a moment later.
  #showLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), 300);
  }

  copy(text) {
    const copyOlder = () => {
      this.area.value = text;
      this.area.select();
      document.execCommand("copy");
      this.#show();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(copyOlder);
    else copyOlder();
  }

  #key(phase, event) {
    if (modifierKeys.has(event.key) && phase !== "repeat") this.#send({ t: "modifiers", m: modifiers(event) });
    if (event.isComposing || ["Process", "Unidentified", "Dead"].includes(event.key)) return;
    if (reserved.has(event.key) || event.target.closest?.(".notice")) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // The event "paste" follows, which has the text.
    if (isCommand && event.key.toLowerCase() === "v") return;
    if (isCommand && ["f", "l", "n", "r", "t", "w", "+", "-", "0", "="].includes(event.key.toLowerCase())) return;
    if (event.key.length > 1 && !known.has(event.key)) return;
    if (event.key === "Tab" && (isCommand || event.altKey || (phase !== "up" && this.leaves(event.shiftKey)))) return;
    const types = [...event.key].length === 1 && !(event.ctrlKey && !event.altKey) && !event.metaKey;
    const text = types ? event.key : "";
    this.#send({ t: "key", p: phase, key: event.key, plain: unshifted(event), text, m: modifiers(event) });
    event.preventDefault();
  }

  #compose(text) {
    const [from, to] = [this.area.selectionStart, this.area.selectionEnd].map((place) => Math.max(place - this.#start, 0));
    this.#send({ t: "compose", p: "change", text, from: [...text.slice(0, from)].length, to: [...text.slice(0, to)].length });
  }

  // Keyboards on a screen change the text without telling keys.
  #input(event) {
    if (this.#isComposing || event.isComposing) return;
    if (event.inputType === "insertFromComposition" || event.inputType === "insertCompositionText") {
      return this.#showLater();
    }
    if (event.inputType?.startsWith("delete")) this.#press("Backspace");
    else if (event.inputType === "insertLineBreak") this.#press("Enter");
    else if (event.data) this.#send({ t: "compose", p: "commit", text: event.data });
    this.#showLater();
  }

  #press(key) {
    for (const phase of ["down", "up"]) this.#send({ t: "key", p: phase, key, text: "", m: 0 });
  }

  #paste(event) {
    event.preventDefault();
    const text = event.clipboardData?.getData("text/plain");
    if (!text) return;
    this.#send({ t: "paste", text });
    for (const phase of ["down", "up"]) this.#send({ t: "key", p: phase, key: "v", text: "", m: 16 });
  }
}

const known = new Set([
  ...moving, "Escape", "PageUp", "PageDown", "Clear", "Tab", "Enter",
]);
