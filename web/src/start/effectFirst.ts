import { Effect } from "effect"

/** Resolves when Effect is loaded, so that it is evaluated in a task of its own before the code that uses it. */
export const effectIsHere = (): Promise<void> => Effect.runPromise(Effect.sleep(0))
