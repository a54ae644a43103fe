// Mouse, pen, touch and wheel, as messages.

import { modifiers } from "./keyboard.js";
import { barHeight } from "./settings.js";

export class Pointer {
  #send;
  #ids = new Map();
  #next = 1;

  constructor(canvas, send, pressed) {
    this.#send = send;
    canvas.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.preventDefault();
      // Only a pointer that is really down can be captured; a synthetic one isn't.
      try { canvas.setPointerCapture(event.pointerId); } catch { /* It works without. */ }
      this.#ids.set(event.pointerId, this.#next++);
      this.#pointer("down", event);
      pressed();
    });
    canvas.addEventListener("pointermove", (event) => {
      if (this.#ids.has(event.pointerId)) this.#pointer("move", event);
      else if (event.pointerType !== "touch") this.#hover(event);
    });
    canvas.addEventListener("pointerup", (event) => this.#end("up", event));
    canvas.addEventListener("pointercancel", (event) => this.#end("cancel", event));
    canvas.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") send({ t: "hover", m: modifiers(event) });
    });
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  #pointer(phase, event) {
    this.#send({
      t: "pointer", p: phase, id: this.#ids.get(event.pointerId), x: event.clientX, y: event.clientY - barHeight(),
      d: event.pointerType === "pen" || event.pointerType === "touch" ? event.pointerType : "mouse",
      m: modifiers(event),
    });
  }

  #end(phase, event) {
    if (!this.#ids.has(event.pointerId)) return;
    this.#pointer(phase, event);
    this.#ids.delete(event.pointerId);
  }

  #hover(event) {
    this.#send({ t: "hover", x: event.clientX, y: event.clientY - barHeight(), m: modifiers(event) });
  }

  #wheel(event) {
    // With Control, the browser changes the size of the page.
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, 16, innerHeight][event.deltaMode] ?? 1;
    this.#send({
      t: "wheel", dx: event.deltaX * unit, dy: event.deltaY * unit, x: event.clientX, y: event.clientY - barHeight(),
      m: modifiers(event),
    });
  }
}
