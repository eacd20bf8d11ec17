const layer = { layer: true }

/** Whether the browser stands at the entry of its history that stands for what lies over the page. */
export const isAtLayer = (): boolean => {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && "layer" in state
}

/** Gives what lies over the page an entry of its own, so that Back takes it away and not the page. */
export const enterLayer = (): void => history.pushState(layer, "")

let isGoing = false

/** Whether the page is being left for another one: a step back in its history would call that off. */
export const isLeaving = (): boolean => isGoing

/** Leaves for another page, in the place of what lies over this one. */
export const leavePage = (path: string): void => {
  isGoing = true
  // Whoever comes back to this page as it was is on it again.
  addEventListener("pageshow", () => (isGoing = false), { once: true })
  if (isAtLayer()) location.replace(path)
  else location.assign(path)
}

/** The next address takes the place of what lay over the page: Back from there leads to the page itself. */
export const leaveTo = (path: string): void =>
  isAtLayer() ? history.replaceState(null, "", path) : history.pushState(null, "", path)
