import {
  type ChartMap,
  type EvaluatedTransition,
  makeTransitionObserver,
  mapChart,
  statesIn,
} from "@skorpe/core/replay"
import { overhearCall, type ShopWorld, units } from "@skorpe/core/shop"
import type { Session } from "../session.ts"
import { type LaidOut, layOutChart } from "./layOutChart.ts"

type Unit = (typeof units)[keyof typeof units]
type Chart = Extract<Unit, { readonly machine: unknown }>

const charts = new Map(
  Object.values<Unit>(units).flatMap((unit): readonly (readonly [string, Chart])[] =>
    "machine" in unit ? [[unit.name, unit]] : [],
  ),
)

/** The units that are charts, by name. */
export const chartNames: readonly string[] = [...charts.keys()]

const drawn = new Map<string, LaidOut>()

/** A chart's drawing, laid out once. */
export const drawingOf = (unit: string): LaidOut | null => {
  const known = drawn.get(unit)
  if (known !== undefined) return known
  const chart = charts.get(unit)
  if (chart === undefined) return null
  const map: ChartMap = mapChart(chart.machine)
  const laidOut = layOutChart(map)
  drawn.set(unit, laidOut)
  return laidOut
}

/** The state value and context that a world stores of a chart; `undefined` before the first record. */
export const standOf = (
  world: ShopWorld,
  unit: string,
): { readonly value: never; readonly context: unknown } | undefined =>
  world.units[unit] as { readonly value: never; readonly context: unknown } | undefined

/** The active states of a chart after a record, those before it, and all that were active until then. */
export interface Lit {
  readonly now: ReadonlySet<string>
  readonly before: ReadonlySet<string>
  readonly visited: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const litAt = ({ notes, travel }: Session, unit: string, position: number): Lit => {
  const at = (index: number): ReadonlySet<string> => {
    const stand = standOf(travel.at(index), unit)
    return stand === undefined ? none : statesIn(stand.value)
  }
  const passed = (notes(position).ways.get(unit) ?? []).filter((way) => way.position <= position)
  return {
    now: at(position),
    before: at(position - 1),
    visited: new Set(passed.flatMap(({ value }) => [...statesIn(value)])),
  }
}

const observe = makeTransitionObserver(Object.values(units), overhearCall)

/** An evaluated transition, with a key that is unique within its unit. */
export interface KeyedTransition extends EvaluatedTransition {
  readonly key: string
}

/** The transitions that one unit evaluated because of a record; equal ones are listed once. */
export interface TransitionsOfUnit {
  readonly unit: string
  readonly hasTaken: boolean
  readonly transitions: readonly KeyedTransition[]
}

/** How each chart handled a record and the events that it caused: evaluated transitions, deciding guards, values read. */
export const transitionsAt = ({ travel, records }: Session, position: number): readonly TransitionsOfUnit[] => {
  const record = records[position]
  if (record === undefined) return []
  const observed = observe(travel.at(position - 1), { n: record.n, t: record.t }, record.input)
  return [...Map.groupBy(observed, ({ unit }) => unit)].map(([unit, ofUnit]) => {
    const all = ofUnit.flatMap(({ transitions }) => transitions)
    const byKey = new Map(all.map((one) => [JSON.stringify(one), one]))
    return {
      unit,
      hasTaken: all.some(({ isTaken }) => isTaken),
      transitions: [...byKey].map(([key, one]) => ({ key, ...one })),
    }
  })
}
