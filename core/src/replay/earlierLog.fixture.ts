import { changedParts, digestWorld } from "../kernel/digest.ts"
import { shop } from "../shop/shop.ts"
import { readCondition } from "./condition.ts"
import type { ShopLog } from "./model.ts"
import { readLog } from "./readLog.ts"
import { recordsWhere } from "./recordsWhere.ts"

/** What this program makes of a log that an earlier one recorded. */
export type Reading =
  /** Every recorded hash is met. */
  | { readonly verdict: "same" }
  /** Units have come since, so that whole worlds have other hashes; each unit that the log knows does what it did. */
  | { readonly verdict: "grown" }
  /** These units, of those that the log knows, keep or do something else; these answers and timers nobody awaits. */
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

/** The unit of a path into a world, such as `units.cart.items`; the path itself for `n` and `t`. */
const unitOf = (path: string): string => path.split(".")[1] ?? path

/** The units that a log knows: all of them are new in its first world. */
const unitsIn = ({ checkpoint, records }: ShopLog): ReadonlySet<string> =>
  new Set(Object.keys(checkpoint?.units ?? records[0]?.changed ?? {}).map(unitOf))

/** Folds a log as far as today's units await it, and compares each record's recorded parts with today's. */
const compare = (log: ShopLog) => {
  const known = unitsIn(log)
  const [units, unawaited] = [new Set<string>(), new Set<string>()]
  let isSame = true
  let world = log.checkpoint ?? shop.empty
  for (const { n, t, input, hash, changed } of log.records) {
    if (!shop.concerns(world, input)) {
      unawaited.add("key" in input ? input.key.replace(/@\d+$/, "") : input.type)
      continue
    }
    const before = world
    const folded = shop.step(before, { n, t }, input)
    if (folded.crash !== undefined) throw folded.crash
    world = folded.world
    if (hash !== undefined && hash !== digestWorld(world)) isSame = false
    if (changed === undefined) continue
    const ours = changedParts(before, world)
    for (const place of new Set([...Object.keys(changed), ...Object.keys(ours)])) {
      if (ours[place] !== changed[place] && known.has(unitOf(place))) units.add(unitOf(place))
    }
  }
  return {
    isSame: isSame && unawaited.size === 0,
    ...(units.size === 0 ? {} : { units: [...units].toSorted() }),
    ...(unawaited.size === 0 ? {} : { unawaited: [...unawaited].toSorted() }),
  }
}

/** Reads an earlier log, and says how far this program leads to the worlds that were recorded. */
export const readEarlier = (text: string): Reading => {
  const read = readLog(text)
  if (read._tag === "Unreadable") {
    const { line, types, why } = read
    return { verdict: "impossible", types: types.map(({ type, why: how }) => `${type}: ${how}`), line, says: why }
  }
  const { isSame, ...parts } = compare(read.log)
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
