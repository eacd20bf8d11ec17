import { changedParts } from "../kernel/digest.ts"
import type { Fold } from "../kernel/fold.ts"
import type { ShopCommand } from "../messages/commands.ts"
import type { ShopEvent } from "../messages/events.ts"
import type { ShopStart } from "../messages/start.ts"
import type { Condition } from "./condition.ts"
import { pathsOf } from "./meets.ts"
import { mistakenPath } from "./mistakenPath.ts"
import type { ShopLog, ShopRecord } from "./model.ts"
import { rehash } from "./rehash.ts"
import { shrink } from "./shrink.ts"
import { simplerShopInputs } from "./simplerShopInputs.ts"
import { verify } from "./verify.ts"
import { changesOf, watchFor, watchForDivergence } from "./watches.ts"

type ShopFold = Fold<ShopStart, ShopEvent, ShopCommand>

/** The smallest log found, ready to be written; or why there is none. */
export type ShrunkLog =
  | { readonly _tag: "Shrunk"; readonly log: ShopLog; readonly trials: number }
  | { readonly _tag: "NotMet"; readonly why: string }
  /** The time was up before the first run through the log ended; `n` is the record that was reached. */
  | { readonly _tag: "GaveUp"; readonly n: number }
  /** The condition does not parse or does not fit this log; `at` is the character of the mistake. */
  | { readonly _tag: "NoCondition"; readonly at: number | null; readonly why: string }

/** Keeps each record's recorded changes; the hashes of whole worlds are no longer valid. */
const keepChanges = (fold: ShopFold, log: ShopLog): ShopLog => {
  let world = log.checkpoint ?? fold.empty
  const records = log.records.map(({ hash: _, changed, ...record }): ShopRecord => {
    const before = world
    if (fold.concerns(world, record.input)) world = fold.step(world, { n: record.n, t: record.t }, record.input).world
    if (!changed) return record
    const { t: _recorded, ...others } = changed
    const { t } = changedParts(before, world)
    return { ...record, changed: { ...others, ...(t === undefined ? {} : { t }) } }
  })
  return { checkpoint: log.checkpoint, records }
}

const shrinkDivergence = (fold: ShopFold, log: ShopLog, enough: () => boolean): ShrunkLog => {
  const verdict = verify(fold, log, { enough })
  if (verdict._tag === "GaveUp") return verdict
  if (verdict._tag === "Same") return { _tag: "NotMet", why: "the log does not diverge: every recorded hash matches" }
  const { n } = verdict
  const record = log.records.find((one) => one.n === n)
  const upTo = verify(fold, log, { to: n - 1, enough })
  if (upTo._tag === "GaveUp") return upTo
  const before = upTo._tag === "Same" ? upTo.world : verdict.world
  if (!record?.changed) {
    return { _tag: "NotMet", why: `it diverges at or before record ${n}, but that record has no recorded changes` }
  }
  const concerned = fold.concerns(before, record.input)
  const folded = concerned ? fold.step(before, { n, t: record.t }, record.input) : { world: before }
  const crashed = "crash" in folded && folded.crash !== undefined
  const watch = watchForDivergence<ShopStart, ShopEvent, ShopCommand>({
    n,
    changes: changesOf(before, folded.world),
    crashed,
    concerned,
  })
  const shrunk = shrink({ fold, log, watch, enough })
  if (shrunk._tag === "GaveUp") return shrunk
  return shrunk._tag === "NotMet"
    ? { _tag: "NotMet", why: `it diverges at record ${n}, but the divergence cannot be reproduced in a smaller log` }
    : { ...shrunk, log: keepChanges(fold, shrunk.log) }
}

/** Finds the smallest log that still meets a condition at some record; `enough` ends the search early. */
export const shrinkLog = (
  fold: ShopFold,
  log: ShopLog,
  condition: Condition,
  enough: () => boolean = () => false,
): ShrunkLog => {
  if (condition._tag === "Diverges") return shrinkDivergence(fold, log, enough)
  if (pathsOf(condition).diverges)
    return { _tag: "NoCondition", at: null, why: "diverges cannot be combined: it compares records, not a moment" }
  const mistaken = mistakenPath(fold, log, condition, { holds: true, enough })
  if (mistaken !== undefined) return { _tag: "NoCondition", ...mistaken }
  const shrunk = shrink({ fold, log, watch: watchFor(fold, condition), simpler: simplerShopInputs, enough })
  if (shrunk._tag === "GaveUp") return shrunk
  if (shrunk._tag === "NotMet") {
    const why = mistakenPath(fold, log, condition, { holds: false, enough })
    return why === undefined
      ? { _tag: "NotMet", why: "the condition does not hold after any record" }
      : { _tag: "NoCondition", ...why }
  }
  return { ...shrunk, log: rehash(fold, shrunk.log).log }
}
