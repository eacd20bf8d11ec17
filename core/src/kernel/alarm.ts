import { type Clock, Effect, type Fiber } from "effect"
import { type Running, runningUnder } from "./running.ts"
import type { Timer } from "./world.ts"

/** Fires a world's timers when they are due. */
export interface Alarm {
  /** Replaces the armed timers by these. */
  readonly follow: (timers: Running<Timer>) => void
  readonly stop: () => void
}

interface Armed {
  readonly key: string
  /** Milliseconds of a monotonic clock. */
  readonly deadline: number
}

type Run = (effect: Effect.Effect<void>) => Fiber.Fiber<void>

/**
 * One fiber for all timers: it sleeps until the first is due. Re-arming a timer, as a debounce does, starts no fiber; at
 * worst the sleeping fiber wakes up once too often.
 */
export const makeAlarm = (clock: Clock.Clock, run: Run, ring: (key: string) => void): Alarm => {
  // The monotonic clock: a change of the time of day neither shortens nor lengthens a timer.
  const elapsed = (): number => Number(clock.monotonicTimeNanosUnsafe()) / 1_000_000
  const armed = new Map<string, Armed>()
  let followed: Running<Timer> = {}
  let sleeper: Fiber.Fiber<void> | undefined
  let wakesAt = Number.POSITIVE_INFINITY

  const fallSilent = () => {
    wakesAt = Number.POSITIVE_INFINITY
    const asleep = sleeper
    sleeper = undefined
    asleep?.interruptUnsafe()
  }
  const sleep = () => {
    let first = Number.POSITIVE_INFINITY
    for (const { deadline } of armed.values()) if (deadline < first) first = deadline
    if (armed.size === 0) return fallSilent()
    if (first >= wakesAt) return
    fallSilent()
    wakesAt = first
    const asleep = run(Effect.sleep(Math.max(0, Math.ceil(first - elapsed()))))
    sleeper = asleep
    asleep.addObserver(() => {
      if (sleeper === asleep) wake()
    })
  }
  const wake = () => {
    sleeper = undefined
    wakesAt = Number.POSITIVE_INFINITY
    const now = elapsed()
    const due = [...armed].filter(([, { deadline }]) => deadline <= now)
    for (const [name] of due) armed.delete(name)
    for (const [, { key }] of due.toSorted(([, one], [, other]) => one.deadline - other.deadline)) ring(key)
    sleep()
  }
  return {
    follow: (timers) => {
      if (timers === followed) return
      followed = timers
      for (const [name, { key }] of armed) if (runningUnder(timers, name)?.key !== key) armed.delete(name)
      let ahead: number | undefined
      for (const name in timers) {
        const timer = timers[name]
        if (!timer || armed.has(name)) continue
        const now = clock.currentTimeMillisUnsafe()
        ahead ??= elapsed() - now
        armed.set(name, { key: timer.key, deadline: ahead + Math.max(now, timer.due) })
      }
      sleep()
    },
    stop: () => {
      armed.clear()
      fallSilent()
    },
  }
}
