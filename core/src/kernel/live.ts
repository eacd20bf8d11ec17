import { Clock, Effect } from "effect"
import { digestWorld } from "./digest.ts"
import type { Fold } from "./fold.ts"
import { makeHands, type Services } from "./hands.ts"
import type { Tagged } from "./json.ts"
import { type Beginning, type Live, makeLoop } from "./loop.ts"

interface LiveOptions<Start, Event extends Tagged, Command extends Tagged, Needs> {
  readonly fold: Fold<Start, Event, Command>
  readonly services: Services<Command, Needs>
  readonly beginning: Beginning<Start, Command>
  /** The number of worlds between two digests; 256 by default. */
  readonly digestEvery?: number
  /** Receives bugs of units and services; the world continues. */
  readonly onBug?: (cause: unknown) => void
}

/** Runs a world with hands on Effect fibers, by Effect's clock. Everything ends with the scope. */
export const makeLive = <Start, Event extends Tagged, Command extends Tagged, Needs>(
  options: LiveOptions<Start, Event, Command, Needs>,
) =>
  Effect.gen(function* () {
    const { fold, services, beginning, digestEvery = 256, onBug = () => {} } = options
    const clock = yield* Clock.Clock
    const hands = yield* makeHands(services, onBug)
    const now = () => clock.currentTimeMillisUnsafe()
    const {
      close,
      waiting: _,
      ...live
    } = makeLoop({ fold, beginning, now, hands, digest: digestWorld, digestEvery, onBug })
    yield* Effect.addFinalizer(() => Effect.suspend(close))
    return live satisfies Live<Start, Event, Command>
  })
