/**
 * For the clean-up of an effect: gives the focus to the first of these elements that is there, by their ids, or else to
 * the page's title, if what is gone had it. It waits a frame, because the element may only come with what is rendered
 * next.
 */
export const focusOnceGone = (...ids: readonly string[]): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const next = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
    ;(next ?? document.querySelector<HTMLElement>("h1"))?.focus()
  })
}
