/**
 * For the clean-up of an effect: if a removed element had the focus, moves it to the first of these ids that exists, or
 * else to the page's title. It waits a frame, because that element may only be rendered next.
 */
export const focusOnceGone = (...ids: readonly string[]): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const next = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
    ;(next ?? document.querySelector<HTMLElement>("h1"))?.focus()
  })
}
