/** How long a page that nobody touches is left in peace, in milliseconds. */
const peace = 8000

const touches = ["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"] as const

let first: Promise<void> | undefined

/**
 * Resolves at the customer's first touch of the page, or when nobody has touched it for a while: what a slow phone need
 * not do while its customer reads waits for that.
 */
export const touched = (): Promise<void> =>
  (first ??= new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(patience)
      for (const touch of touches) removeEventListener(touch, done, true)
      resolve()
    }
    const patience = setTimeout(done, peace)
    for (const touch of touches) addEventListener(touch, done, { capture: true, passive: true })
  }))
