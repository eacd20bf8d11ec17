import { Effect, Semaphore } from "effect"

/** How many calls a server works on at once, and how many more may wait in a queue. */
export interface Capacity {
  readonly concurrent: number
  readonly queued: number
}

/** More calls at once than connections to the database, and fewer than would slow one another down. */
export const standardCapacity: Capacity = { concurrent: 64, queued: 192 }

/** Limits how much work runs at once, and says how much there is (`load`). Work beyond the queue gets `full` at once, so that admitted work keeps its speed. */
export const makeAdmission = ({ concurrent, queued }: Capacity) => {
  const permits = Semaphore.makeUnsafe(concurrent)
  let admitted = 0
  const leave = Effect.sync(() => {
    admitted -= 1
  })
  const admit = <A, E, R>(work: Effect.Effect<A, E, R>, full: () => A): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      if (admitted >= concurrent + queued) return Effect.succeed(full())
      admitted += 1
      return Effect.ensuring(permits.withPermit(work), leave)
    })
  const load = () => {
    const working = Math.min(admitted, concurrent)
    return { working, waiting: admitted - working, mostWorking: concurrent, mostWaiting: queued }
  }
  return Object.assign(admit, { load })
}

/**
 * Whether a call counts against the capacity. API calls do. Health, order tracking and stores do not: the first two must
 * always be answered, and stores and menus come from memory.
 */
export const isLimited = (path: string): boolean => path.startsWith("/api/") && !unlimited.test(path)

const unlimited = /^\/api\/(health|operator\/health|stores(\/[^/]+)?|order\/[^/]+\/track)$/
