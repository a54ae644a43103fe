// Keys, text from input methods, and the clipboard.
//
// A text area that can't be seen takes what people type: browsers offer input methods and keyboards on the screen only there.

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
  #area;
  #send;
  #isComposing = false;
  #isTaking = false;

  constructor(area, send) {
    this.#area = area;
    this.#send = send;
    addEventListener("keydown", (event) => this.#key(event.repeat ? "repeat" : "down", event));
    addEventListener("keyup", (event) => this.#key("up", event));
    addEventListener("blur", () => send({ t: "modifiers", m: 0 }));
    area.addEventListener("compositionstart", () => { this.#isComposing = true; });
    area.addEventListener("compositionupdate", (event) => this.#compose(event.data));
    area.addEventListener("compositionend", (event) => {
      this.#isComposing = false;
      send(event.data ? { t: "compose", p: "commit", text: event.data } : { t: "compose", p: "cancel" });
      area.value = "";
    });
    area.addEventListener("input", (event) => this.#input(event));
    addEventListener("paste", (event) => this.#paste(event));
  }

  // Takes keys. On a phone, this shows its keyboard only while a text field has the focus.
  focus() {
    if (this.#isTaking || matchMedia("(pointer: fine)").matches) this.#area.focus({ preventScroll: true });
  }

  // Begins or ends to take text for a field.
  take(input) {
    this.#isTaking = input !== null && input !== undefined;
    if (!this.#isTaking) {
      if (!matchMedia("(pointer: fine)").matches) this.#area.blur();
      return;
    }
    const [left, top, , height] = input.caret;
    Object.assign(this.#area.style, { left: `${left}px`, top: `${top}px`, height: `${Math.max(height, 1)}px` });
    this.#area.setAttribute("inputmode", "text");
    if (!this.#isComposing) this.#area.focus({ preventScroll: true });
  }

  copy(text) {
    const copyOlder = () => {
      this.#area.value = text;
      this.#area.select();
      document.execCommand("copy");
      this.#area.value = "";
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
    const types = [...event.key].length === 1 && !(event.ctrlKey && !event.altKey) && !event.metaKey;
    const text = types ? event.key : "";
    this.#send({ t: "key", p: phase, key: event.key, plain: unshifted(event), text, m: modifiers(event) });
    event.preventDefault();
  }

  #compose(text) {
    const { selectionStart: from, selectionEnd: to } = this.#area;
    this.#send({ t: "compose", p: "change", text, from: [...text.slice(0, from)].length, to: [...text.slice(0, to)].length });
  }

  // Keyboards on a screen change the text without telling keys.
  #input(event) {
    if (this.#isComposing || event.isComposing) return;
    if (event.inputType === "insertFromComposition" || event.inputType === "insertCompositionText") {
      this.#area.value = "";
      return;
    }
    if (event.inputType?.startsWith("delete")) this.#press("Backspace");
    else if (event.inputType === "insertLineBreak") this.#press("Enter");
    else if (event.data) this.#send({ t: "compose", p: "commit", text: event.data });
    this.#area.value = "";
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
