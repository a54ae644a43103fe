// Bars above the window, for what the page itself has to say.

export class Notices {
  #place;

  constructor(place) { this.#place = place; }

  // Shows a text with buttons: pairs of a label and an action. Returns the bar, which the caller removes.
  show(text, buttons) {
    const bar = document.createElement("div");
    bar.className = "notice";
    bar.setAttribute("role", "alert");
    const content = document.createElement("span");
    content.textContent = text;
    bar.append(content);
    for (const [label, action] of buttons) {
      const button = document.createElement("button");
      button.textContent = label;
      button.addEventListener("click", action);
      bar.append(button);
    }
    this.#place.append(bar);
    return bar;
  }
}
