import type { Delay } from "../model.ts"

/** A delay that is the same on every day. */
export const steadyDelay = (minutes: number): Delay => ({ now: minutes, later: minutes })
