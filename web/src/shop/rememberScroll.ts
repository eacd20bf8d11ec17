import { isAtLayer } from "../services/layerEntry.ts"

let arriving = 0

/**
 * Stores the scroll position of the page that is being left in its history entry, for coming back to it. With an overlay
 * open the position was stored when the overlay opened.
 */
export const rememberScroll = (): void => {
  if (!isAtLayer()) history.replaceState({ scroll: scrollY }, "")
}

/** Reads the stored scroll position after a `popstate`, for the next screen that renders. */
export const noteArrival = (state: unknown): void => {
  const isNoted = typeof state === "object" && state !== null && "scroll" in state && typeof state.scroll === "number"
  arriving = isNoted ? Number(state.scroll) : 0
}

/** The scroll position at which a screen starts: the stored one, once, otherwise the top. */
export const takeArrival = (): number => {
  const scroll = arriving
  arriving = 0
  return scroll
}
