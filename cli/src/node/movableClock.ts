import { Clock, Effect } from "effect"

/** A clock that can be moved forward, for a server that only one script uses, and for the script's shop. */
export interface MovableClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly moveTo: (millis: number) => void
}

/** A clock that goes with the machine's until it is moved. */
export const makeMovableClock = (): MovableClock => {
  let ahead = 0
  const now = () => Date.now() + ahead
  return { now, moveTo: (millis) => (ahead += Math.max(0, millis - now())) }
}

/** Runs an effect on this clock. A move does not shorten sleeps: a timer is late after a move, as on a device. */
export const byClock =
  ({ now }: MovableClock) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Clock.clockWith((machine) =>
      Effect.provideService(effect, Clock.Clock, {
        currentTimeMillisUnsafe: now,
        currentTimeMillis: Effect.sync(now),
        currentTimeNanosUnsafe: () => BigInt(now()) * 1_000_000n,
        currentTimeNanos: Effect.sync(() => BigInt(now()) * 1_000_000n),
        monotonicTimeNanosUnsafe: () => machine.monotonicTimeNanosUnsafe(),
        monotonicTimeNanos: machine.monotonicTimeNanos,
        sleep: (duration) => machine.sleep(duration),
      }),
    )
