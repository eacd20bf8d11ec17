import { Effect } from "effect"

/** Resolves when Effect is here: its code runs in a task of its own then, before that of what is built on it. */
export const effectIsHere = (): Promise<void> => Effect.runPromise(Effect.sleep(0))
