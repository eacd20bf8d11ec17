const layer = { layer: true }

/** Whether the current history entry is the one of an overlay. */
export const isAtLayer = (): boolean => {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && "layer" in state
}

/** Pushes a history entry for an overlay, so that Back closes the overlay and not the page. */
export const enterLayer = (): void => history.pushState(layer, "")

let isGoing = false

/** Whether the page is being left: `history.back()` would cancel that navigation. */
export const isLeaving = (): boolean => isGoing

/** Leaves for another page, replacing the overlay's history entry. */
export const leavePage = (path: string): void => {
  isGoing = true
  // The back-forward cache may restore this page.
  addEventListener("pageshow", () => (isGoing = false), { once: true })
  if (isAtLayer()) location.replace(path)
  else location.assign(path)
}

/** The next navigation replaces the overlay's history entry, so that Back leads to the page itself. */
export const leaveTo = (path: string): void =>
  isAtLayer() ? history.replaceState(null, "", path) : history.pushState(null, "", path)
