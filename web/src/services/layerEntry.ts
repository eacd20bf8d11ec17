const layer = { layer: true }

/** Whether the browser stands at the entry of its history that stands for what lies over the page. */
export const isAtLayer = (): boolean => {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && "layer" in state
}

/** Gives what lies over the page an entry of its own, so that Back takes it away and not the page. */
export const enterLayer = (): void => history.pushState(layer, "")

/** The next address takes the place of what lay over the page: Back from there leads to the page itself. */
export const leaveTo = (path: string): void =>
  isAtLayer() ? history.replaceState(null, "", path) : history.pushState(null, "", path)
