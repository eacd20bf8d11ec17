import { type Clock, Effect, type Fiber } from "effect"
import type { Timer } from "./world.ts"

/** Rings for a world's timers when they are due. */
export interface Alarm {
  /** Takes these timers for the armed ones. */
  readonly follow: (timers: Readonly<Record<string, Timer>>) => void
  readonly stop: () => void
}

type Run = (effect: Effect.Effect<void>) => Fiber.Fiber<void>

/**
 * One sleeping fiber for all timers: it sleeps until the first is due. A timer that is put off again and again, as a
 * debounce is, costs nothing but that the fiber once wakes for nobody.
 */
export const makeAlarm = (clock: Clock.Clock, run: Run, ring: (key: string) => void): Alarm => {
  // By the clock that never jumps: a pause of a second is one, whatever is done to the time of day meanwhile.
  const elapsed = (): number => Number(clock.monotonicTimeNanosUnsafe()) / 1_000_000
  const deadlines = new Map<string, number>()
  let followed: Readonly<Record<string, Timer>> = {}
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
    for (const deadline of deadlines.values()) if (deadline < first) first = deadline
    if (deadlines.size === 0) return fallSilent()
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
    const due = [...deadlines].filter(([, deadline]) => deadline <= now)
    for (const [key] of due) deadlines.delete(key)
    for (const [key] of due.toSorted(([, one], [, other]) => one - other)) ring(key)
    sleep()
  }
  return {
    follow: (timers) => {
      if (timers === followed) return
      followed = timers
      for (const key of deadlines.keys()) if (!Object.hasOwn(timers, key)) deadlines.delete(key)
      let ahead: number | undefined
      for (const key in timers) {
        if (deadlines.has(key)) continue
        const now = clock.currentTimeMillisUnsafe()
        ahead ??= elapsed() - now
        deadlines.set(key, ahead + Math.max(now, timers[key]?.due ?? 0))
      }
      sleep()
    },
    stop: () => {
      deadlines.clear()
      fallSilent()
    },
  }
}
