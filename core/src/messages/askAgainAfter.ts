import { waitTold } from "../api/waitTold.ts"
import { backOff } from "../domain/connection/rules/backOff.ts"

/**
 * How long, in milliseconds, a chart waits before it makes a failed call again by itself: as a busy server says, and
 * longer each time. `event` is the failure, as the chart hears it.
 */
export const askAgainAfter = (event: unknown, failures: number): number => {
  const told = waitTold(event)
  return told === 0 ? backOff(failures) : Math.max(told, backOff(failures - 1))
}

/** Like `askAgainAfter`, where the wait does not grow: `usual` milliseconds, or longer as a busy server says. */
export const askAgainIn = (event: unknown, usual: number): number => Math.max(usual, waitTold(event))
