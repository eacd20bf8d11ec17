import type { Input, LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { Log } from "../kernel/log.ts"
import type { At } from "../kernel/unit.ts"
import type { MarketId } from "../domain/market/model.ts"
import { firstDifference } from "./difference.ts"
import { faultOfPlace } from "./logFaults.ts"

/** One edit of a log. Positions count from 0, after the edits before it. */
export type ForkEdit<Start, Event extends Tagged> =
  | { readonly type: "LeftOut"; readonly position: number }
  | { readonly type: "Replaced"; readonly position: number; readonly input: Input<Start, Event> }
  | {
      readonly type: "Inserted"
      /** The position that it gets; the record there and all later ones move up by one. */
      readonly position: number
      readonly input: Input<Start, Event>
      /**
       * The number and time to keep if they fit. With those of a left-out record, and the same input, it counts as that
       * record.
       */
      readonly at?: At
    }
  | { readonly type: "Moved"; readonly position: number; readonly to: number }

/** A record as the edits want it, before it is folded. */
export interface Planned<Start, Event extends Tagged> {
  readonly input: Input<Start, Event>
  /** Its position in the original; `null` for a new record. */
  readonly origin: number | null
  /** The number and time to keep if they fit; `null` to take them from its place. */
  readonly at: At | null
  /** True when it is not in the original's order. */
  readonly isMoved: boolean
}

/** Why edits do not give a valid log. */
export type ForkFault =
  | { readonly _tag: "NoRecord"; readonly edit: number; readonly position: number }
  | { readonly _tag: "Misplaced"; readonly n: number; readonly why: string }

type Plan<Start, Event extends Tagged> = readonly Planned<Start, Event>[]
type Records<Start, Event extends Tagged> = readonly LogRecord<Start, Event>[]

/** The records in the edited order, each with its number and time; a record that keeps its place keeps both. */
export type ForkPlan<Start, Event extends Tagged> =
  | { readonly _tag: "Plan"; readonly plan: Plan<Start, Event>; readonly records: Records<Start, Event> }
  | ForkFault

const isUnmoved = ({ origin, isMoved }: Planned<unknown, Tagged>): boolean => origin !== null && !isMoved

/** Whether a moved record is back in its original place, relative to those that never moved. */
const isBack = <Start, Event extends Tagged>(plan: Plan<Start, Event>, position: number): boolean => {
  const origin = plan[position]?.origin ?? null
  if (origin === null) return false
  const before = plan.slice(0, position).findLast(isUnmoved)?.origin ?? -1
  const after = plan.slice(position + 1).find(isUnmoved)?.origin ?? Number.POSITIVE_INFINITY
  return before < origin && origin < after
}

const settle = <Start, Event extends Tagged>(plan: Plan<Start, Event>): Plan<Start, Event> => {
  const settled = [...plan]
  for (const [position, one] of plan.entries()) {
    if (one.isMoved && isBack(settled, position)) settled[position] = { ...one, isMoved: false }
  }
  return settled
}

const isSameInput = (one: unknown, other: unknown): boolean => firstDifference(one, other) === undefined

/** An inserted record, which is the original's own record if it has the number, time and input of a left-out one. */
const newIn = <Start, Event extends Tagged>(
  plan: Plan<Start, Event>,
  records: Records<Start, Event>,
  input: Input<Start, Event>,
  at: At | undefined,
): Planned<Start, Event> => {
  if (at === undefined) return { input, origin: null, at: null, isMoved: false }
  const there = new Set(plan.map(({ origin }) => origin))
  const origin = records.findIndex(
    (record, position) =>
      record.n === at.n && record.t === at.t && !there.has(position) && isSameInput(record.input, input),
  )
  return origin < 0 ? { input, origin: null, at, isMoved: false } : { input, origin, at, isMoved: true }
}

/** The position of an edit if it does not exist in the plan. */
const missingIn = (plan: Plan<unknown, Tagged>, edit: ForkEdit<unknown, Tagged>): number | undefined => {
  const isThere = (position: number): boolean => plan[position] !== undefined
  if (edit.type === "Inserted") {
    return edit.position === plan.length || isThere(edit.position) ? undefined : edit.position
  }
  if (!isThere(edit.position)) return edit.position
  return edit.type === "Moved" && !isThere(edit.to) ? edit.to : undefined
}

const edited = <Start, Event extends Tagged>(
  plan: Plan<Start, Event>,
  records: Records<Start, Event>,
  edit: ForkEdit<Start, Event>,
): Plan<Start, Event> => {
  const { position } = edit
  switch (edit.type) {
    case "LeftOut":
      return settle(plan.toSpliced(position, 1))
    case "Replaced":
      return plan.map((one, at) => (at === position ? { ...one, input: edit.input } : one))
    case "Inserted":
      return settle(plan.toSpliced(position, 0, newIn(plan, records, edit.input, edit.at)))
    case "Moved": {
      const moved = plan.slice(position, position + 1).map((one) => ({ ...one, isMoved: one.origin !== null }))
      return settle(plan.toSpliced(position, 1).toSpliced(edit.to, 0, ...moved))
    }
  }
}

const nowhere: At = { n: Number.POSITIVE_INFINITY, t: Number.POSITIVE_INFINITY }

/**
 * Gives each record its number and time. Neither decreases, and records that never moved keep theirs, so that ids keep
 * their meaning.
 */
const stamp = <Start, Event extends Tagged>(plan: Plan<Start, Event>, start: At): Records<Start, Event> => {
  const ceilings: At[] = []
  let ceiling = nowhere
  for (const one of plan.toReversed()) {
    ceilings.push(ceiling)
    if (isUnmoved(one)) ceiling = one.at ?? ceiling
  }
  ceilings.reverse()
  let last = start
  return plan.map((one, position) => {
    const { input, at } = one
    const next = ceilings[position] ?? nowhere
    if (at !== null && isUnmoved(one)) last = at
    else {
      const fits = at !== null && at.n >= last.n && at.n <= next.n
      const follows = last.n + 1 < next.n ? last.n + 1 : last.n
      last = { n: fits ? at.n : follows, t: Math.min(Math.max(at?.t ?? last.t, last.t), next.t) }
    }
    return { n: last.n, t: last.t, input }
  })
}

/** The first record that is invalid in its place. */
const misplaced = <Start extends { readonly market: MarketId }, Event extends Tagged>(
  { checkpoint, records: original }: Log<Start, Event, Tagged>,
  records: Records<Start, Event>,
): ForkFault | undefined => {
  const started = original.find(({ input }) => input.type === "Started")?.input
  let before: At = checkpoint ?? { n: -1, t: 0 }
  if (records.length === 0) return { _tag: "Misplaced", n: before.n, why: "there is no record" }
  for (const record of records) {
    const market = started?.type === "Started" ? started.start.market : "no"
    const why = faultOfPlace(record, before, { market, numbering: "loose" })
    if (why !== undefined) return { _tag: "Misplaced", n: record.n, why }
    before = record
  }
  return undefined
}

/** Applies the edits one after the other. */
export const planFork = <Start extends { readonly market: MarketId }, Event extends Tagged>(
  log: Log<Start, Event, Tagged>,
  edits: readonly ForkEdit<Start, Event>[],
): ForkPlan<Start, Event> => {
  let plan: Plan<Start, Event> = log.records.map(({ n, t, input }, origin) => ({
    input,
    origin,
    at: { n, t },
    isMoved: false,
  }))
  for (const [index, edit] of edits.entries()) {
    const missing = missingIn(plan, edit)
    if (missing !== undefined) return { _tag: "NoRecord", edit: index, position: missing }
    plan = edited(plan, log.records, edit)
  }
  const records = stamp(plan, log.checkpoint ?? { n: -1, t: 0 })
  return misplaced(log, records) ?? { _tag: "Plan", plan, records }
}
