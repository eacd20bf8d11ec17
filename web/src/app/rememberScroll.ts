import { isAtLayer } from "../services/layerEntry.ts"

let arriving = 0

/**
 * Notes in the browser's history how far down the page stands that is being left, for coming back to it. What lies over
 * the page has noted it when it came.
 */
export const rememberScroll = (): void => {
  if (!isAtLayer()) history.replaceState({ scroll: scrollY }, "")
}

/** The browser went back or forward to a page: how far down it stood is wanted by the next screen that is drawn. */
export const noteArrival = (state: unknown): void => {
  const isNoted = typeof state === "object" && state !== null && "scroll" in state && typeof state.scroll === "number"
  arriving = isNoted ? Number(state.scroll) : 0
}

/** Where the screen that is drawn now begins: once what was noted, otherwise at its top. */
export const takeArrival = (): number => {
  const scroll = arriving
  arriving = 0
  return scroll
}
