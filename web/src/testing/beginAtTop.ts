import { onTestFinished } from "vitest"

/**
 * Focuses an element at the page's top, so that the Tab key starts there. Otherwise it would start at what was last
 * clicked or focused, even if that is gone: scenes share a page, so it may be from an earlier scene.
 */
export const beginAtTop = (): void => {
  const top = Object.assign(document.createElement("div"), { tabIndex: -1 })
  document.body.prepend(top)
  onTestFinished(() => top.remove())
  top.focus()
}
