import { type ChartMachine, type ChartState, eventOfReply } from "../kernel/chart.ts"
import { type AnyUnit, makeFold, type Overhear } from "../kernel/fold.ts"
import type { Input } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { At } from "../kernel/unit.ts"
import type { World } from "../kernel/world.ts"
import { briefValues, shorten } from "./describeRecord.ts"
import { printable } from "./printable.ts"
import { weighEvent, type WeighedArrow } from "./weighEvent.ts"

/** How a chart handled one event: the record's own, or one that another unit sent because of it. */
export interface Weighing {
  readonly unit: string
  readonly arrows: readonly WeighedArrow[]
}

/** Folds a record in the world before it, and returns how each chart handled each event that reached it, in order. */
export type WeighRecord<Start, Event extends Tagged, Command extends Tagged> = (
  before: World<Command>,
  at: At,
  input: Input<Start, Event>,
) => readonly Weighing[]

/**
 * Makes a fold of these units that only observes its charts. Each guard is evaluated just before its step, so it reads
 * other units' views as they are at that moment.
 */
export const makeWeighRecord = <Start, Event extends Tagged, Command extends Tagged>(
  units: readonly AnyUnit<Start, Event, Command>[],
  overhear?: Overhear<Event, Command>,
): WeighRecord<Start, Event, Command> => {
  let weighings: Weighing[] = []
  const weigh = (unit: string, machine: ChartMachine, state: ChartState<unknown>, event: Tagged): void => {
    try {
      const arrows = weighEvent(machine, state, event)
      if (arrows.length > 0) weighings.push({ unit, arrows })
    } catch {
      // A guard that throws ends the step itself too, and the record says so.
    }
  }
  const observed = units.map((unit): AnyUnit<Start, Event, Command> => {
    const { machine } = unit as { readonly machine?: ChartMachine }
    if (machine === undefined) return unit
    return {
      ...unit,
      step: (state, event, out) => {
        weigh(unit.name, machine, state, event)
        return unit.step(state, event, out)
      },
      reply: (state, reply, out, given) => {
        weigh(unit.name, machine, state, { ...eventOfReply(reply), ...given })
        return unit.reply(state, reply, out, given)
      },
    }
  })
  const fold = makeFold(observed, overhear)
  return (before, at, input) => {
    weighings = []
    fold.step(before, at, input)
    return weighings
  }
}

/** Upper bound on the values of a guard that are listed. */
const most = 8

/** A read value on one line, such as `cart.lines.length is 0`. */
export const describeRead = ({ path, value }: WeighedArrow["reads"][number], longest = briefValues.value): string =>
  `${printable(path.join("."))} is ${value === undefined ? "undefined" : shorten(value, longest)}`

/** Whether a transition was taken, on one line: its event, its way, and its guard. */
export const describeArrow = (unit: string, { from, to, on, guard, isTaken }: WeighedArrow): string => {
  const way = from === to ? `stays in ${from || unit}` : `${from || unit} → ${to || unit}`
  const why = guard === null ? "" : `, as ${guard} ${isTaken ? "holds" : "does not hold"}`
  return `${isTaken ? "" : "not taken, "}${printable(on)}: ${way}${why}`
}

/** How the charts handled a record, a line for each transition; below it the values that its guard read. */
export const describeWeighings = (
  weighings: readonly Weighing[],
  { value: longest }: Pick<typeof briefValues, "value"> = briefValues,
): readonly string[] =>
  weighings.flatMap(({ unit, arrows }) =>
    arrows.flatMap((arrow) => [
      `         ${unit}: ${describeArrow(unit, arrow)}`,
      ...arrow.reads.slice(0, most).map((read) => `             ${describeRead(read, longest)}`),
      ...(arrow.reads.length > most ? [`             … and ${arrow.reads.length - most} more values`] : []),
    ]),
  )
