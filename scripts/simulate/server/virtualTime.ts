import { type Clock, Duration, Effect } from "effect"

/** The time of a simulated world: it stands still until it moves to the next due task. */
export interface VirtualTime {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Schedules work so many milliseconds from now; returns a function that cancels it. */
  readonly after: (millis: number, work: () => unknown) => () => void
  /** When the next task is due; `null` if there is none. */
  readonly nextDue: () => number | null
  /** Moves to the next due task, and runs it. */
  readonly goOn: () => Promise<void>
}

interface Due {
  readonly at: number
  readonly work: () => unknown
}

/** The queue index of a task due at `at`: behind those due at the same time. */
const placeFor = (queue: readonly Due[], at: number): number => {
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((queue[middle]?.at ?? at) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** Time that begins at a moment; tasks due at the same time run in the order in which they were scheduled. */
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
