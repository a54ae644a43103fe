// What the browser knows of the page's size and of the person's preferences.

const matches = (query) => matchMedia(query).matches;
const probe = document.createElement("div");
probe.style.cssText = "position:fixed;visibility:hidden;font-size:1rem;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)";
document.body.append(probe);

export function currentSettings() {
  return {
    dark: matches("(prefers-color-scheme: dark)"),
    contrast: matches("(prefers-contrast: more)"),
    still: matches("(prefers-reduced-motion: reduce)"),
    languages: [...navigator.languages].slice(0, 32),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    font: parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}

// The height of the menu bar above the window.
export function barHeight() { return parseFloat(document.documentElement.style.getPropertyValue("--bar")) || 0; }

export function currentSize() {
  const style = getComputedStyle(probe);
  const insets = ["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(style[`padding${side}`]) || 0);
  if (barHeight()) insets[0] = 0;
  const visible = visualViewport;
  const keyboard = visible && visible.scale === 1 ? Math.max(innerHeight - visible.height, 0) : 0;
  return { w: innerWidth, h: innerHeight - barHeight(), scale: devicePixelRatio, insets, keyboard };
}

export function watchSettings(changed) {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", changed);
  }
  addEventListener("languagechange", changed);
  // The size of the root's text has no event. That of an element does.
  new ResizeObserver(changed).observe(ruler());
}

function ruler() {
  const ruler = document.createElement("div");
  ruler.style.cssText = "position:fixed;visibility:hidden;width:1rem;height:1rem";
  document.body.append(ruler);
  return ruler;
}

export function watchSize(changed) {
  addEventListener("resize", changed);
  visualViewport?.addEventListener("resize", changed);
  const watchScale = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    .addEventListener("change", () => { changed(); watchScale(); }, { once: true });
  watchScale();
}
