import { shop } from "../shop/shop.ts"
import { compareUnits } from "./compareUnits.ts"
import { readCondition } from "./condition.ts"
import type { ShopLog } from "./model.ts"
import { readLog } from "./readLog.ts"
import { recordsWhere } from "./recordsWhere.ts"

/** How this program reads and replays a log that an earlier version recorded. */
export type Reading =
  /** Every recorded hash matches. */
  | { readonly verdict: "same" }
  /** Units were added since, so whole worlds have other hashes; each unit in the log behaves as it did. */
  | { readonly verdict: "grown" }
  /** These of the log's units have another state or behaviour; no unit awaits these answers and timers. */
  | { readonly verdict: "differs"; readonly units: readonly string[]; readonly unawaited?: readonly string[] }
  /** As `differs`, and events of these types were upcast. */
  | {
      readonly verdict: "upcast"
      readonly types: readonly string[]
      readonly units?: readonly string[]
      readonly unawaited?: readonly string[]
    }
  /** It cannot be read, because of these event types; without any, for this reason. */
  | { readonly verdict: "impossible"; readonly types: readonly string[]; readonly line: number; readonly says: string }

/** Reads an earlier log, and reports how far this program reproduces the recorded worlds. */
export const readEarlier = (text: string): Reading => {
  const read = readLog(text)
  if (read._tag === "Unreadable") {
    const { line, types, why } = read
    return { verdict: "impossible", types: types.map(({ type, why: how }) => `${type}: ${how}`), line, says: why }
  }
  const compared = compareUnits(shop, read.log)
  if (compared === null) throw new Error("a comparison that nothing ends has ended")
  const { isSame, differ, unawaited } = compared
  const parts = {
    ...(differ.length === 0 ? {} : { units: differ }),
    ...(unawaited.length === 0 ? {} : { unawaited }),
  }
  if (read.grade._tag === "Upcast") {
    return { verdict: "upcast", types: read.grade.types.map(({ type }) => type), ...parts }
  }
  if (isSame) return { verdict: "same" }
  return parts.units || parts.unawaited ? { verdict: "differs", units: [], ...parts } : { verdict: "grown" }
}

const holdsAfter = (log: ShopLog, source: string): readonly number[] => {
  const read = readCondition(source)
  if (read._tag === "NoCondition") throw new Error(`character ${read.at}: ${read.why}`)
  return recordsWhere(shop, log, read.condition)
}

/** Whether a condition, written as for `skorpe shrink --while`, holds after the last record that is folded. */
export const endsWith = (text: string, source: string): boolean => {
  const read = readLog(text)
  if (read._tag === "Unreadable") return false
  return holdsAfter(read.log, source).at(-1) === holdsAfter(read.log, "world.n >= 0").at(-1)
}
