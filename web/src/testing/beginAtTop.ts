import { onTestFinished } from "vitest"

/**
 * Gives the focus to an element at the page's top, so that the Tab key goes on from there. It would go on from what was
 * last clicked or had the focus, also when that is gone: in a page that scenes share, in an earlier one.
 */
export const beginAtTop = (): void => {
  const top = Object.assign(document.createElement("div"), { tabIndex: -1 })
  document.body.prepend(top)
  onTestFinished(() => top.remove())
  top.focus()
}
