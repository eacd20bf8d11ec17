/**
 * For the clean-up of an effect: gives the focus to an element, by its id, if what is gone had it. It waits a frame,
 * because the element may only come with what is rendered next.
 */
export const focusOnceGone = (id: string): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  })
}
