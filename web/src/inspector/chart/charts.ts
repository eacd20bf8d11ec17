import { type ChartMap, mapChart, statesIn, weighEvent, type WeighedArrow } from "@skorpe/core/replay"
import { seeShop, type ShopWorld, units } from "@skorpe/core/shop"
import type { ShopRecord } from "@skorpe/core/replay"
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

/** Where a chart stands in a world: what it keeps of its machine; `undefined` before the first record. */
export const standOf = (
  world: ShopWorld,
  unit: string,
): { readonly value: never; readonly context: unknown } | undefined =>
  world.units[unit] as { readonly value: never; readonly context: unknown } | undefined

/** The states of a chart that are lit after a record, those that were before it, and all that were until then. */
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

/** What of a record reaches a chart, as its machine hears it; null for what reaches other units only. */
const heardBy = (unit: string, before: ShopWorld, { input }: ShopRecord): { readonly type: string } | null => {
  switch (input.type) {
    case "Started":
      return null
    case "Happened":
      return input.event
    case "TimerFired": {
      const timer = before.timers[input.key]
      return timer?.unit === unit ? (timer.event as { readonly type: string } | null) : null
    }
    case "CallNews": {
      const call = before.calls[input.key]
      return call?.unit === unit ? ({ type: `${call.id}.news`, news: input.news } as { readonly type: string }) : null
    }
    case "CallEnded": {
      const call = before.calls[input.key]
      if (call?.unit !== unit) return null
      const { exit } = input
      return exit._tag === "Done"
        ? ({ type: `xstate.done.actor.${call.id}`, output: exit.value } as { readonly type: string })
        : ({ type: `xstate.error.actor.${call.id}`, error: exit.error } as { readonly type: string })
    }
  }
}

/**
 * What a chart made of a record: each transition that it weighed, with the guard that refused it. The views of other
 * units are those before the record. Empty when the chart heard nothing, or a guard threw.
 */
export const weighedAt = ({ travel, records }: Session, unit: string, position: number): readonly WeighedArrow[] => {
  const [chart, record, before] = [charts.get(unit), records[position], travel.at(position - 1)]
  const stand = standOf(before, unit)
  if (chart === undefined || record === undefined || stand === undefined) return []
  const event = heardBy(unit, before, record)
  if (event === null) return []
  try {
    return weighEvent(chart.machine, stand, event, { at: { n: record.n, t: record.t }, see: seeShop(before) })
  } catch {
    return []
  }
}
