const waiting = new Set<() => void>()
let isPlanned = false

/** Upper bound in ms on waiting for idle. */
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

/** Runs pieces of work one by one in idle periods, in the order they were queued. Returns a function that cancels one. */
export const inTurn = (work: () => void): (() => void) => {
  waiting.add(work)
  plan()
  return () => void waiting.delete(work)
}
