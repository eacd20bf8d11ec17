import { wordsOf } from "@skorpe/core/kernel"
import { shop } from "@skorpe/core/shop"
import type { ShopCommand } from "@skorpe/core/messages"
import { type Change, type ShopRecord, type StepChanges, stepChanges, unitOf } from "@skorpe/core/replay"
import { type TransitionsOfUnit, transitionsAt } from "./chart/charts.ts"
import type { Session } from "./session.ts"

/** What a record changed and caused. */
export interface Explained {
  readonly record: ShopRecord
  /** What a unit throws when the record is folded now, or threw when it was recorded. */
  readonly crash: string | undefined
  readonly changes: StepChanges<ShopCommand>
  readonly tells: readonly ShopCommand[]
  /** The changed values by unit, in the order of units. */
  readonly byUnit: readonly { readonly unit: string; readonly changes: readonly Change[] }[]
  /** Units whose state changed while their view did not. */
  readonly hidden: readonly string[]
  /** How charts handled it, by unit. */
  readonly transitions: readonly TransitionsOfUnit[]
}

/** Folds one record again, and lists what it changed, told, called and armed. */
export const explainRecord = (session: Session, position: number): Explained | undefined => {
  const { travel, records } = session
  const record = records[position]
  if (!record) return undefined
  const before = travel.at(position - 1)
  const { world, tells, crash } = shop.step(before, { n: record.n, t: record.t }, record.input)
  const changes = stepChanges(shop, before, world)
  const units = [...new Set(changes.values.map(unitOf))]
  return {
    record,
    crash: crash === undefined ? record.crash : wordsOf(crash),
    changes,
    tells,
    byUnit: units.map((unit) => ({ unit, changes: changes.values.filter((change) => unitOf(change) === unit) })),
    hidden: units.filter((unit) => changes.values.some((one) => one.path[0] === "world" && unitOf(one) === unit)),
    transitions: transitionsAt(session, position),
  }
}

/** A changed path inside its unit. */
export const placeOf = ({ path }: Change): string => path.slice(path[0] === "world" ? 3 : 1).join(".") || "all of it"
