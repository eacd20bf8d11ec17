import { type Change, makeChangeList } from "./changes.ts"
import { makeDifferingParts } from "./differingParts.ts"
import type { FoldedStep } from "./folding.ts"

/** The comparison of two foldings of one log, by two versions of the code, record by record. */
export interface FoldingComparison {
  /** After each record that both read: the units whose views or states differ; `timers`, `calls` or `crash` if those do. */
  readonly differs: readonly (readonly string[])[]
  /** The position of the first record after which anything differs; -1 when nothing does. */
  readonly first: number
  /**
   * The position from which the two read different records, because one upcasts an event that the other does not;
   * `null` if never.
   */
  readonly partsAt: number | null
}

type Steps = readonly FoldedStep[]

const nothing: readonly string[] = []

/** Compares two foldings of one log up to the point where they read different records. */
export const compareFoldings = (own: Steps, other: Steps): FoldingComparison => {
  const [seen, behind] = [makeDifferingParts(), makeDifferingParts()]
  const partsOf = ({ units, timers, calls, crash }: FoldedStep) => ({ ...units, timers, calls, crash })
  const differs: (readonly string[])[] = []
  let last = { views: nothing, parts: nothing, names: nothing }
  for (const [position, step] of own.entries()) {
    const theirs = other[position]
    if (theirs?.n !== step.n) break
    const views = seen.after(step.views, theirs.views)
    const parts = behind.after(partsOf(step), partsOf(theirs))
    if (views !== last.views || parts !== last.parts)
      last = { views, parts, names: [...new Set([...views, ...parts])].toSorted() }
    differs.push(last.names)
  }
  const isWhole = differs.length === own.length && own.length === other.length
  return {
    differs,
    first: differs.findIndex((names) => names.length > 0),
    partsAt: isWhole ? null : differs.length,
  }
}

/** The differences between two versions after one record, written as changes from the other's world to this one's. */
export const foldingChanges = (
  own: FoldedStep,
  other: FoldedStep,
  most = 200,
): { readonly values: readonly Change[]; readonly left: number } => {
  const list = makeChangeList(most)
  list.addUnits(other, own)
  for (const part of ["timers", "calls", "crash"] as const) list.add(other[part], own[part], [part])
  return list.all()
}
