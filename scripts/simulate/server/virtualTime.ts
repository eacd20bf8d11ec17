import { type Clock, Duration, Effect } from "effect"

/** The time of a simulated world: it stands still until the next thing that is due is done. */
export interface VirtualTime {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Does work so many milliseconds from now; returns what calls it off. */
  readonly after: (millis: number, work: () => unknown) => () => void
  /** When the next thing is due; `null` when nothing is. */
  readonly nextDue: () => number | null
  /** Moves to the next thing that is due, and does it. */
  readonly goOn: () => Promise<void>
}

interface Due {
  readonly at: number
  readonly work: () => unknown
}

/** Where something due at `at` belongs: behind what is due at the same time. */
const placeFor = (queue: readonly Due[], at: number): number => {
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((queue[middle]?.at ?? at) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** Time that begins at a moment; what is due at once is done in the order in which it was asked for. */
export const makeVirtualTime = (begin: number): VirtualTime => {
  let now = begin
  const queue: Due[] = []
  return {
    now: () => now,
    after: (millis, work) => {
      const due: Due = { at: now + Math.max(0, Math.ceil(millis)), work }
      queue.splice(placeFor(queue, due.at), 0, due)
      return () => {
        const place = queue.indexOf(due)
        if (place >= 0) queue.splice(place, 1)
      }
    },
    nextDue: () => queue[0]?.at ?? null,
    goOn: async () => {
      const due = queue.shift()
      if (due === undefined) return
      now = due.at
      await due.work()
    },
  }
}

/** The clock of a device in this time; `ahead` is by how many milliseconds its time of day is wrong. */
export const clockIn = ({ now, after }: VirtualTime, ahead = 0): Clock.Clock => {
  const millis = () => now() + ahead
  const nanos = () => BigInt(millis()) * 1_000_000n
  const elapsed = () => BigInt(now()) * 1_000_000n
  return {
    currentTimeMillisUnsafe: millis,
    currentTimeMillis: Effect.sync(millis),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: elapsed,
    monotonicTimeNanos: Effect.sync(elapsed),
    sleep: (duration) =>
      Effect.callback<void>((resume) => {
        const callOff = after(Duration.toMillis(duration), () => resume(Effect.void))
        return Effect.sync(callOff)
      }),
  }
}
