import { fork, type ForkFault, type ShopEdit, type ShopFork, type ShopLog, type ShopRecord } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { sessionOf, type Session } from "../session.ts"

/** Which of the two logs is shown. */
export type Side = "original" | "fork"

export type Row = ShopFork["rows"][number]

/** The edits, and both logs folded. */
export interface Forked {
  readonly _tag: "Forked"
  readonly edits: readonly ShopEdit[]
  readonly fork: ShopFork
  readonly original: Session
  readonly forked: Session
  readonly shown: Side
}

export type Forking = { readonly _tag: "Unforked" } | Forked

/** The shown log, the original or its fork, and the chosen record in it. */
export interface Sight {
  readonly session: Session
  readonly position: number
  readonly forking: Forking
}

export const unforked: Forking = { _tag: "Unforked" }

/** The log as it was opened. */
export const originalOf = ({ session, forking }: Sight): Session =>
  forking._tag === "Forked" ? forking.original : session

/** A line of the list: a record of the log, or of the fork and the original in the order of both. */
export const lineOf = ({ position, forking }: Sight): number =>
  forking._tag === "Forked" ? forking.fork.rows.findIndex((row) => row[forking.shown] === position) : position

/** The line of a fork that is chosen; `undefined` while nothing is edited. */
export const rowOf = (sight: Sight): Row | undefined =>
  sight.forking._tag === "Forked" ? sight.forking.fork.rows[lineOf(sight)] : undefined

const sideOf = (forked: Forked, shown: Side, position: number): Sight => {
  const session = shown === "fork" ? forked.forked : forked.original
  return {
    session,
    position: Math.max(0, Math.min(session.records.length - 1, position)),
    forking: forked.shown === shown ? forked : { ...forked, shown },
  }
}

/** Shows the log of that side, at the same place. */
export const lookAt = (sight: Sight, side: Side): Sight => {
  const { forking } = sight
  const row = rowOf(sight)
  return forking._tag === "Forked" && row ? sideOf(forking, side, row.upTo[side]) : sight
}

/** Chooses a line. If only the other log has its record, shows the other log. */
export const lookAtLine = (sight: Sight, line: number): Sight => {
  const { forking } = sight
  if (forking._tag === "Unforked") return { ...sight, position: line }
  const row = forking.fork.rows[line]
  if (!row) return sight
  const other: Side = forking.shown === "fork" ? "original" : "fork"
  const side = row[forking.shown] === null && row[other] !== null ? other : forking.shown
  return sideOf(forking, side, row.upTo[side])
}

const wordsOf = (fault: ForkFault): string => {
  switch (fault._tag) {
    case "NoRecord":
      return "There is no record to edit, or no place to move it to."
    case "Misplaced":
      return `That would be no log: ${fault.why}.`
  }
}

/**
 * Folds the original with these edits, and chooses the record at `planned`; returns a text if the edits do not give a
 * valid log.
 */
export const forkWith = (original: Session, edits: readonly ShopEdit[], planned: number): Sight | string => {
  const { market, build, upcastFrom, travel } = original
  const forkOf = (log: ShopLog): Session =>
    sessionOf({ file: `fork-of-${original.file}`, market, build, log, upcastFrom })
  let forked = original
  const travelOf = (log: ShopLog) => (forked = forkOf(log)).travel
  const result = fork(shop, original.log, edits, { travel, travelOf })
  if (result._tag !== "Forked") return wordsOf(result)
  const { log, rows } = result.fork
  if (log !== forked.log) forked = forkOf(log)
  const row = rows.find((one) => one.planned === planned) ?? rows.at(-1)
  return sideOf(
    { _tag: "Forked", edits, fork: result.fork, original, forked, shown: "fork" },
    "fork",
    row?.upTo.fork ?? 0,
  )
}

/** The chosen record's position for the next edit; `null` if only the original has it. */
export const plannedAt = (sight: Sight): number | null => {
  const row = rowOf(sight)
  return sight.forking._tag === "Forked" ? (row?.planned ?? null) : sight.position
}

/** The position for a record inserted after the chosen one. */
export const placeAfter = (sight: Sight): number => {
  const { forking } = sight
  if (forking._tag === "Unforked") return sight.position + 1
  return forking.fork.rows.slice(0, lineOf(sight) + 1).filter(({ planned }) => planned !== null).length
}

/** The chosen record. */
export const chosenIn = ({ session, position }: Sight): ShopRecord | undefined => session.records[position]
