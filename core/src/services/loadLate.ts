import { Effect } from "effect"
import { ApiFailure } from "../api/failure.ts"

/** Loads services that few visits need. Code that does not load counts as an unreachable server. */
export const loadLate = <Loaded>(load: () => Promise<Loaded>): Effect.Effect<Loaded, ApiFailure> =>
  Effect.tryPromise({ try: load, catch: () => ApiFailure.make({ _tag: "Unreachable" }) })
