const waiting = new Set<() => void>()
let isPlanned = false

/** Longer than this nobody waits, however busy the page is, in milliseconds. */
const longest = 1000

const whenQuiet = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: longest })
  else setTimeout(work, 50)
}

const plan = (): void => {
  if (isPlanned || waiting.size === 0) return
  isPlanned = true
  whenQuiet(() => {
    isPlanned = false
    const [next] = waiting
    if (next === undefined) return
    waiting.delete(next)
    next()
    plan()
  })
}

/** Does pieces of a long work one by one, each in a quiet moment of its own, in the order in which they came. Gives the way to leave one out. */
export const inTurn = (work: () => void): (() => void) => {
  waiting.add(work)
  plan()
  return () => void waiting.delete(work)
}
