import { Scheduler } from "effect"

/** Runs fibers within the turn of what woke them, so that a turn of Node ends when they all wait. */
export const withinTheTurn: Scheduler.Scheduler = new Scheduler.MixedScheduler("async", (work) => {
  let isWanted = true
  queueMicrotask(() => {
    if (isWanted) work()
  })
  return () => {
    isWanted = false
  }
})

/** Ends once everything that runs in this process waits for something else. */
export const untilQuiet = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
