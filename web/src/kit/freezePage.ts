/** Stops the page behind an overlay from scrolling; gives back what lets it scroll again. Styles may ask what is open. */
export const freezePage = (open = ""): (() => void) => {
  const root = document.documentElement
  // What the scroll bar leaves stays empty, so that nothing moves; what lies over the page covers it too.
  root.style.setProperty("--scroll-bar", `${Math.max(0, innerWidth - root.clientWidth)}px`)
  root.dataset["frozen"] = open
  return () => void delete root.dataset["frozen"]
}
