/** Upper bound in ms on waiting for an interaction. */
const longestWait = 8000

const interactions = ["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"] as const

let first: Promise<void> | undefined

/**
 * Resolves at the customer's first interaction with the page, or after 8 seconds without one. Work that a slow phone
 * need not do while its customer reads waits for it.
 */
export const firstInteraction = (): Promise<void> =>
  (first ??= new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timeout)
      for (const type of interactions) removeEventListener(type, done, true)
      resolve()
    }
    const timeout = setTimeout(done, longestWait)
    for (const type of interactions) addEventListener(type, done, { capture: true, passive: true })
  }))
