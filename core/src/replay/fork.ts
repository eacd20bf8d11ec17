import type { Fold } from "../kernel/fold.ts"
import type { Input, LogRecord } from "../kernel/input.ts"
import { nameOfKey, runningBy, runningUnder } from "../kernel/running.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { Call, Timer, World } from "../kernel/world.ts"
import type { MarketId } from "../domain/market/model.ts"
import { firstDifference } from "./difference.ts"
import { type ForkEdit, type ForkFault, type Planned, planFork } from "./forkPlan.ts"
import { makeDifferingParts } from "./differingParts.ts"
import { rekey } from "./rekey.ts"
import { makeTimeTravel, type TimeTravel } from "./timeTravel.ts"

/**
 * How a record of the fork or of the original relates to the other log. `Unawaited`: the fork leaves it out, because no
 * such timer or call runs there.
 */
export type ForkMark = "Same" | "Edited" | "Inserted" | "MovedHere" | "MovedAway" | "LeftOut" | "Unawaited"

/** A record of the fork, of the original or of both, in the order of both. */
export interface ForkRow<Start, Event extends Tagged> {
  readonly mark: ForkMark
  /** The fork's record, or the original's if the fork does not have it. */
  readonly record: LogRecord<Start, Event>
  /**
   * Its position in the original, in the fork, and in the plan by which the next edit counts; `null` where it is
   * absent.
   */
  readonly original: number | null
  readonly fork: number | null
  readonly planned: number | null
  /** The positions of the last record of each log up to this row; -1 before the first. */
  readonly upTo: { readonly original: number; readonly fork: number }
  /** The units whose states differ after this row, and `timers` or `calls` if those do. */
  readonly differs: readonly string[]
  /** True when it answers a call whose command differs between the fork and the original. */
  readonly answersAnother: boolean
}

/** A timer that only the fork has, after the row during which it was due: no record fires it. */
interface Unrung {
  readonly timer: Timer
  readonly row: number
}

/** An edited log, compared with the log that it was made from. */
export interface Fork<Start, Event extends Tagged, Command extends Tagged> {
  /** Without hashes; the original log itself when nothing is edited. */
  readonly log: Log<Start, Event, Command>
  readonly rows: readonly ForkRow<Start, Event>[]
  /** The first row after which the worlds differ; -1 when they never do. */
  readonly first: number
  readonly unrung: readonly Unrung[]
  /** Calls that only the fork makes and that still run at its end, because no answer was recorded. */
  readonly unanswered: readonly Call<Command>[]
}

/** A fork, or why the edits are invalid. */
export type Forked<Start, Event extends Tagged, Command extends Tagged> =
  | { readonly _tag: "Forked"; readonly fork: Fork<Start, Event, Command> }
  | ForkFault

const isSame = (one: unknown, other: unknown): boolean => firstDifference(one, other) === undefined

const partsOf = ({ units, timers, calls }: World): Readonly<Record<string, unknown>> => ({ ...units, timers, calls })

/** The command of the call that an input answers. */
const askedBy = <Command extends Tagged>(world: World<Command>, input: Input<unknown, Tagged>): Command | undefined =>
  input.type === "CallEnded" || input.type === "CallNews" ? runningBy(world.calls, input.key)?.command : undefined

const markOf = (recorded: unknown, wanted: unknown, isMoved: boolean): ForkMark => {
  if (recorded === undefined) return "Inserted"
  if (!isSame(recorded, wanted)) return "Edited"
  return isMoved ? "MovedHere" : "Same"
}

/**
 * The original's worlds, and how to fold the fork's growing log: a caller that has them already avoids a second
 * folding.
 */
interface ForkTravels<Start, Event extends Tagged, Command extends Tagged> {
  readonly travelOf?: (log: Log<Start, Event, Command>) => TimeTravel<Command>
  readonly travel?: TimeTravel<Command>
}

/** Collects the fork's own timers that are due but never fire. */
const makeUnrung = () => {
  const due = new Map<string, Unrung>()
  const silent: Unrung[] = []
  return {
    note: (row: number, rung: string, original: World, fork: World): void => {
      due.delete(rung)
      for (const [key, one] of due) {
        if (runningBy(fork.timers, key) !== undefined) continue
        silent.push(one)
        due.delete(key)
      }
      for (const timer of Object.values(fork.timers)) {
        const isOwn = runningUnder(original.timers, nameOfKey(timer.key))?.due !== timer.due
        if (isOwn && timer.due < fork.t && !due.has(timer.key)) due.set(timer.key, { timer, row })
      }
    },
    all: (): readonly Unrung[] => [...silent, ...due.values()].toSorted((one, other) => one.row - other.row),
  }
}

/**
 * Edits a log and folds it beside the original. The original's answers and timers are kept where the fork awaits them,
 * under the fork's keys; the rows say which are not awaited, and which answer another request.
 */
export const fork = <Start extends { readonly market: MarketId }, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  log: Log<Start, Event, Command>,
  edits: readonly ForkEdit<Start, Event>[],
  { travelOf = (one) => makeTimeTravel(fold, one), travel = travelOf(log) }: ForkTravels<Start, Event, Command> = {},
): Forked<Start, Event, Command> => {
  const planned = planFork(log, edits)
  if (planned._tag !== "Plan") return planned
  const { plan, records } = planned
  const originals = log.records
  const isUntouched = (one: Planned<Start, Event> | undefined, position: number): boolean =>
    one?.origin === position && !one.isMoved && isSame(one.input, originals[position]?.input)
  const firstEdited = plan.findIndex((one, position) => !isUntouched(one, position))
  const touched = firstEdited < 0 ? plan.length : firstEdited

  const worldBefore = (position: number): World<Command> => travel.at(position - 1)
  const moved = new Set(plan.flatMap(({ origin, isMoved }) => (isMoved && origin !== null ? [origin] : [])))
  const rows: ForkRow<Start, Event>[] = []
  const kept: LogRecord<Start, Event>[] = []
  const unrung = makeUnrung()
  const differing = makeDifferingParts()
  let passed = 0
  const grown = { checkpoint: log.checkpoint, records: kept }
  const grownTravel = travelOf(grown)
  const worldNow = (): World<Command> => grownTravel.at(kept.length - 1)
  const addRow = (
    row: Pick<ForkRow<Start, Event>, "mark" | "record" | "original" | "fork" | "planned">,
    another = false,
  ) => {
    const original = worldBefore(passed)
    const world = worldNow()
    const { input } = row.record
    unrung.note(rows.length, row.fork !== null && input.type === "TimerFired" ? input.key : "", original, world)
    rows.push({
      ...row,
      upTo: { original: passed - 1, fork: kept.length - 1 },
      differs: differing.after(partsOf(original), partsOf(world)),
      answersAnother: another,
    })
  }
  /** Adds rows for the original's records before this position, which the fork does not have. */
  const passUpTo = (end: number): void => {
    for (const record of originals.slice(passed, end)) {
      const original = passed++
      const mark = moved.has(original) ? "MovedAway" : "LeftOut"
      addRow({ mark, record, original, fork: null, planned: null })
    }
  }
  for (const [position, { input: wanted, origin, isMoved }] of plan.entries()) {
    const stamped = records[position]
    if (stamped === undefined) continue
    const isHere = origin !== null && !isMoved
    if (isHere) {
      passUpTo(origin)
      passed++
    }
    const original = isHere ? origin : null
    if (position < touched) {
      kept.push(stamped)
      rows.push({
        mark: "Same",
        record: stamped,
        original,
        fork: position,
        planned: position,
        upTo: { original: position, fork: position },
        differs: [],
        answersAnother: false,
      })
      continue
    }
    const world = worldNow()
    // An input that even the original did not await must not become awaited under a new number.
    const isStale =
      origin !== null && isSame(wanted, originals[origin]?.input) && !fold.concerns(worldBefore(origin), wanted)
    const input = isStale ? wanted : rekey(wanted, world)
    if (!fold.concerns(world, input)) {
      addRow({ mark: "Unawaited", record: stamped, original, fork: null, planned: position })
      continue
    }
    const record = { ...stamped, input }
    const asked = askedBy(world, input)
    kept.push(record)
    const recorded = origin === null ? undefined : originals[origin]?.input
    const answersAnother = recorded !== undefined && !isSame(askedBy(worldBefore(origin ?? 0), recorded), asked)
    addRow(
      { mark: markOf(recorded, wanted, isMoved), record, original, fork: kept.length - 1, planned: position },
      answersAnother,
    )
  }
  passUpTo(originals.length)
  if (kept.length === 0) return { _tag: "Misplaced", n: worldBefore(0).n, why: "nothing awaits any of its records" }

  const last = worldBefore(originals.length)
  return {
    _tag: "Forked",
    fork: {
      log: touched === plan.length && plan.length === originals.length ? log : grown,
      rows,
      first: rows.findIndex(({ differs }) => differs.length > 0),
      unrung: unrung.all(),
      unanswered: Object.values(worldNow().calls).filter(({ key, command }) => {
        const theirs = runningUnder(last.calls, nameOfKey(key))
        return theirs === undefined || !isSame(theirs.command, command)
      }),
    },
  }
}
