import { waitTold } from "../api/waitTold.ts"
import { backOff } from "../domain/connection/rules/backOff.ts"

/**
 * How long, in milliseconds, a chart waits before it makes a failed call again by itself: at least a busy server's
 * stated time, and longer each time. `event` is the failure, as the chart receives it.
 */
export const askAgainAfter = (event: unknown, failures: number): number => {
  const told = waitTold(event)
  return told === 0 ? backOff(failures) : Math.max(told, backOff(failures - 1))
}

/** Like `askAgainAfter`, with a constant wait: `usual` milliseconds, or longer if a busy server says so. */
export const askAgainIn = (event: unknown, usual: number): number => Math.max(usual, waitTold(event))
