/**
 * Stops the page behind an overlay from scrolling; returns a function that lets it scroll again. Style sheets can
 * select on `open`.
 */
export const freezePage = (open = ""): (() => void) => {
  const root = document.documentElement
  // The space of the hidden scroll bar stays empty, so that nothing moves; overlays cover it too.
  root.style.setProperty("--scroll-bar", `${Math.max(0, innerWidth - root.clientWidth)}px`)
  root.dataset["frozen"] = open
  return () => void delete root.dataset["frozen"]
}
