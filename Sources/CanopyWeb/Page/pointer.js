// Mouse, pen, touch and wheel, as messages.

import { isApple, modifiers } from "./keyboard.js";
import { barHeight } from "./settings.js";

export class Pointer {
  #send;
  #ids = new Map();
  #next = 1;
  // The areas in which the app takes two touches: left, top, width and height.
  #areas = [];
  #pinch = null;

  // Listens in an element around the canvas, because parts of it may be behind other elements.
  constructor(main, send, pressed) {
    this.#send = send;
    main.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && (event.button !== 0 || opensElsewhere(event))) return;
      event.preventDefault();
      // Only a pointer that is really down can be captured; a synthetic one isn't.
      try { main.setPointerCapture(event.pointerId); } catch { /* It works without. */ }
      this.#ids.set(event.pointerId, this.#next++);
      this.#pointer("down", event);
      pressed();
    });
    main.addEventListener("pointermove", (event) => {
      if (this.#ids.has(event.pointerId)) this.#pointer("move", event);
      else if (event.pointerType !== "touch") this.#hover(event);
    });
    main.addEventListener("pointerup", (event) => this.#end("up", event));
    main.addEventListener("pointercancel", (event) => this.#end("cancel", event));
    main.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") send({ t: "hover", m: modifiers(event) });
    });
    main.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // Links have the menu of the browser, with the mouse and with a key.
    main.addEventListener("contextmenu", (event) => {
      if (event.target.closest?.("a[href]")) return;
      event.preventDefault();
      // A finger that holds a view sends its touches. A key has no place.
      if (event.pointerType === "touch") return;
      const place = event.button === 2 ? { x: event.clientX, y: event.clientY - barHeight() } : {};
      send({ t: "context", ...place });
    });
    // The app opens the link, unless the person wants another tab or a window.
    main.addEventListener("click", (event) => { if (!opensElsewhere(event)) event.preventDefault(); });
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
    // With Control, and with two fingers on a trackpad, the browser changes the size of the page.
    if (event.ctrlKey) return this.#zoom(event);
    event.preventDefault();
    const unit = [1, 16, innerHeight][event.deltaMode] ?? 1;
    this.#send({
      t: "wheel", dx: event.deltaX * unit, dy: event.deltaY * unit, x: event.clientX, y: event.clientY - barHeight(),
      m: modifiers(event),
    });
  }

  // Puts a link of the page over the one that the pointer is over.
  setLink(link, url, frame) {
    link.hidden = !url;
    if (!url) return link.removeAttribute("href");
    link.href = url;
    const [left, top, width, height] = frame;
    Object.assign(link.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }

  // Shows elements in which the browser leaves two touches to the app.
  setAreas(place, areas) {
    this.#areas = areas;
    // An element that is touched stays, though it may move.
    while (place.childElementCount > areas.length) place.lastElementChild.remove();
    while (place.childElementCount < areas.length) place.append(document.createElement("div"));
    areas.forEach(([left, top, width, height], index) => Object.assign(place.children[index].style, {
      left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    }));
  }

  // Two fingers on a trackpad are two touches of the app, where it has a gesture for them.
  #zoom(event) {
    const [x, y] = [event.clientX, event.clientY - barHeight()];
    const area = this.#areas.findLast(([left, top, width, height]) =>
      x >= left && x < left + width && y >= top && y < top + height);
    if (!area) return;
    event.preventDefault();
    const move = (phase) => {
      const { x, y, half, ids } = this.#pinch;
      ids.forEach((id, index) => this.#send({
        t: "pointer", p: phase, id, x: x + (index ? half : -half), y, d: "touch", m: 0,
      }));
    };
    if (!this.#pinch) {
      // Both touches begin in the area.
      const half = Math.max(Math.min(50, x - area[0] - 1, area[0] + area[2] - x - 1), 1);
      this.#pinch = { x, y, half, ids: [this.#next++, this.#next++] };
      move("down");
    }
    clearTimeout(this.#pinch.timer);
    this.#pinch.half *= Math.exp(-Math.max(Math.min(event.deltaY, 25), -25) / 100);
    move("move");
    this.#pinch.timer = setTimeout(() => { move("up"); this.#pinch = null; }, 200);
  }
}

// A click on a link with one of these keys opens it in another tab or window.
function opensElsewhere(event) {
  return event.target.id === "link" && (event.shiftKey || (isApple ? event.metaKey : event.ctrlKey));
}
