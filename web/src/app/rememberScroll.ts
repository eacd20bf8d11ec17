/** Notes in the browser's history how far down the page stands that is being left, for coming back to it. */
export const rememberScroll = (): void => history.replaceState({ scroll: scrollY }, "")

/** How far down a page of the history stood when it was left. */
export const rememberedScroll = (state: unknown): number =>
  typeof state === "object" && state !== null && "scroll" in state && typeof state.scroll === "number"
    ? state.scroll
    : 0
