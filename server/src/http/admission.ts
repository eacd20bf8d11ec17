import { type Clock, Deferred, Effect, Option } from "effect"
import { urgencies, type Urgency } from "./urgency.ts"

/**
 * How many calls a server works on at once, how many more may wait, and for how many milliseconds at most; and how many
 * of them one source may have before one more of it would wait, any number if it is left out.
 */
export interface Capacity {
  readonly concurrent: number
  readonly queued: number
  readonly longestWait: number
  readonly ofOneSource?: number
}

/**
 * More calls at once than connections to the database, and fewer than would slow one another down. DECISIONS §21: nothing
 * waits longer than 300 ms. The share of a source is a quarter of all places, those in the queue included.
 */
export const standardCapacity: Capacity = { concurrent: 64, queued: 192, longestWait: 300, ofOneSource: 64 }

/** A call's class of work, and its source: an address or network. */
export interface Coming {
  readonly urgency: Urgency
  readonly source: string
}

/** Why a call is refused: the server is overloaded, or the source has used up its share. */
export type Refused = "full" | "beyondShare"

/**
 * Of the places, the share that must be taken before a class has to wait: the last quarter is kept for orders, half for
 * orders and prices. Otherwise slow logins would hold every place before the first order comes.
 */
const shares: Readonly<Record<Urgency, number>> = { first: 1, second: 3 / 4, last: 1 / 2 }

/** A call in the queue. `turn` tells it to begin (`true`) or that it is refused. */
interface Waiting {
  state: "waiting" | "begun" | "refused"
  readonly turn: Deferred.Deferred<boolean>
}

/** The weight of the latest call in the mean time of work. */
const weight = 1 / 32

/**
 * Limits how much work runs at once. Further work waits by class, and within a class in order of arrival. Work whose
 * expected wait is too long, or that has waited too long, is refused before any of it has begun, and so is what would
 * wait while its source has used up its share. It gets the response that `refuse` makes of the reason and the seconds
 * after which to try again. `load` returns the amount of work.
 */
export const makeAdmission = ({
  concurrent,
  queued,
  longestWait,
  ofOneSource = Number.POSITIVE_INFINITY,
}: Capacity) => {
  const places = (urgency: Urgency): number => Math.max(1, Math.ceil(concurrent * shares[urgency]))
  const most: Readonly<Record<Urgency, number>> = {
    first: places("first"),
    second: places("second"),
    last: places("last"),
  }
  const lines: Readonly<Record<Urgency, Waiting[]>> = { first: [], second: [], last: [] }
  /** The calls of each source, at work and in the queue. */
  const bySource = new Map<string, number>()
  const callsOf = (source: string): number => bySource.get(source) ?? 0
  let working = 0
  /** The moving average of the time of work, in milliseconds; the latest calls weigh most. */
  let meanTime: number | null = null

  const waiting = () => lines.first.length + lines.second.length + lines.last.length

  const begin = (urgency: Urgency): boolean => {
    if (working >= most[urgency]) return false
    working += 1
    return true
  }

  const beginNext = (): void => {
    for (const urgency of urgencies) {
      const line = lines[urgency]
      while (line.length > 0 && begin(urgency)) settle(line.shift(), "begun")
    }
  }

  const settle = (one: Waiting | undefined, state: "begun" | "refused"): void => {
    if (one === undefined) return
    one.state = state
    Deferred.doneUnsafe(one.turn, Effect.succeed(state === "begun"))
  }

  /** The expected wait of a new call in milliseconds: until enough calls have ended. */
  const expectedWait = (urgency: Urgency): number => {
    const before = urgencies.slice(0, urgencies.indexOf(urgency) + 1).reduce((sum, one) => sum + lines[one].length, 0)
    const ends = working - most[urgency] + 1 + before
    return ((meanTime ?? 0) * ends) / working
  }

  /** Makes room in a full queue by refusing the latest call of a lower class. */
  const makeRoom = (urgency: Urgency): boolean => {
    if (waiting() < queued) return true
    const lower = urgencies.slice(urgencies.indexOf(urgency) + 1).findLast((one) => lines[one].length > 0)
    if (lower === undefined) return false
    settle(lines[lower].pop(), "refused")
    return true
  }

  const leave = (urgency: Urgency, one: Waiting): void => {
    one.state = "refused"
    lines[urgency].splice(lines[urgency].indexOf(one), 1)
  }

  const giveBack = (): void => {
    working -= 1
    beginNext()
  }

  /**
   * Waits for a place; `false` if the call is refused. The wait alone can be interrupted, even where its caller cannot:
   * the call of a client that hangs up leaves the queue at once, or gives its place back.
   */
  const queue = (urgency: Urgency): Effect.Effect<boolean> => {
    const one: Waiting = { state: "waiting", turn: Deferred.makeUnsafe() }
    lines[urgency].push(one)
    return Effect.interruptible(Effect.timeoutOption(Deferred.await(one.turn), longestWait)).pipe(
      Effect.map((told) => {
        if (Option.isNone(told) && one.state === "waiting") leave(urgency, one)
        return one.state === "begun"
      }),
      Effect.onInterrupt(() =>
        Effect.sync(() => {
          if (one.state === "waiting") leave(urgency, one)
          else if (one.state === "begun") giveBack()
        }),
      ),
    )
  }

  const timed = <A, E, R>(clock: Clock.Clock, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const began = clock.currentTimeNanosUnsafe()
    return Effect.ensuring(
      work,
      Effect.sync(() => {
        const took = Number(clock.currentTimeNanosUnsafe() - began) / 1e6
        meanTime = meanTime === null ? took : meanTime + (took - meanTime) * weight
        giveBack()
      }),
    )
  }

  /** Counts a call of a source, at work or in the queue, until `work` has ended. */
  const counted = <A, E, R>(source: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    bySource.set(source, callsOf(source) + 1)
    return Effect.ensuring(
      work,
      Effect.sync(() => {
        const left = callsOf(source) - 1
        if (left > 0) bySource.set(source, left)
        else bySource.delete(source)
      }),
    )
  }

  const admit = <A, E, R>(
    { urgency, source }: Coming,
    work: Effect.Effect<A, E, R>,
    refuse: (why: Refused, seconds: number) => A,
  ): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.clockWith((clock) => {
        if (begin(urgency)) return counted(source, timed(clock, restore(work)))
        const seconds = Math.max(1, Math.ceil(expectedWait(urgency) / 1000))
        if (callsOf(source) >= ofOneSource) return Effect.succeed(refuse("beyondShare", seconds))
        if (expectedWait(urgency) > longestWait || !makeRoom(urgency)) return Effect.succeed(refuse("full", seconds))
        const turn = Effect.flatMap(queue(urgency), (mayBegin) =>
          mayBegin ? timed(clock, restore(work)) : Effect.succeed(refuse("full", seconds)),
        )
        return counted(source, turn)
      }),
    )

  const load = () => ({ working, waiting: waiting(), mostWorking: concurrent, mostWaiting: queued })
  return Object.assign(admit, { load })
}
