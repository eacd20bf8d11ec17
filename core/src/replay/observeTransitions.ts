import { type ChartMachine, type ChartState, eventOfReply } from "../kernel/chart.ts"
import { type AnyUnit, makeFold, type Overhear } from "../kernel/fold.ts"
import type { Input } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { At } from "../kernel/unit.ts"
import type { World } from "../kernel/world.ts"
import { briefValues, shorten } from "./describeRecord.ts"
import { printable } from "./printable.ts"
import { evaluateTransitions, type EvaluatedTransition } from "./evaluateTransitions.ts"

/** How a chart handled one event: the record's own, or one that another unit sent because of it. */
export interface UnitTransitions {
  readonly unit: string
  readonly transitions: readonly EvaluatedTransition[]
}

/** Folds a record in the world before it, and returns how each chart handled each event that reached it, in order. */
export type ObserveTransitions<Start, Event extends Tagged, Command extends Tagged> = (
  before: World<Command>,
  at: At,
  input: Input<Start, Event>,
) => readonly UnitTransitions[]

/**
 * Makes a fold of these units that only observes its charts. Each guard is evaluated just before its step, so it reads
 * other units' views as they are at that moment.
 */
export const makeTransitionObserver = <Start, Event extends Tagged, Command extends Tagged>(
  units: readonly AnyUnit<Start, Event, Command>[],
  overhear?: Overhear<Event, Command>,
): ObserveTransitions<Start, Event, Command> => {
  let observed: UnitTransitions[] = []
  const observe = (unit: string, machine: ChartMachine, state: ChartState<unknown>, event: Tagged): void => {
    try {
      const transitions = evaluateTransitions(machine, state, event)
      if (transitions.length > 0) observed.push({ unit, transitions })
    } catch {
      // A guard that throws ends the step itself too, and the record says so.
    }
  }
  const wrapped = units.map((unit): AnyUnit<Start, Event, Command> => {
    const { machine } = unit as { readonly machine?: ChartMachine }
    if (machine === undefined) return unit
    return {
      ...unit,
      step: (state, event, out) => {
        observe(unit.name, machine, state, event)
        return unit.step(state, event, out)
      },
      reply: (state, reply, out, given) => {
        observe(unit.name, machine, state, { ...eventOfReply(reply), ...given })
        return unit.reply(state, reply, out, given)
      },
    }
  })
  const fold = makeFold(wrapped, overhear)
  return (before, at, input) => {
    observed = []
    fold.step(before, at, input)
    return observed
  }
}

/** Upper bound on the listed values of a guard, unless values are shown whole: the last ones, because they decide. */
const mostReads = 8

/** A read value on one line, such as `cart.lines.length is 0`. */
const describeRead = ({ path, value }: EvaluatedTransition["reads"][number], longest = briefValues.value): string =>
  `${printable(path.join("."))} is ${value === undefined ? "undefined" : shorten(value, longest)}`

/** Whether a transition was taken, on one line: its event, its way, and its guard. */
export const describeTransition = (unit: string, { from, to, on, guard, isTaken }: EvaluatedTransition): string => {
  const way = from === to ? `stays in ${from || unit}` : `${from || unit} → ${to || unit}`
  const why = guard === null ? "" : `, as ${guard} ${isTaken ? "holds" : "does not hold"}`
  return `${isTaken ? "" : "not taken, "}${printable(on)}: ${way}${why}`
}

/** How the charts handled a record, a line for each transition; below it the values that its guard read. */
export const describeTransitions = (
  observed: readonly UnitTransitions[],
  { value: longest }: Pick<typeof briefValues, "value"> = briefValues,
): readonly string[] =>
  observed.flatMap(({ unit, transitions }) =>
    transitions.flatMap((transition) => {
      const { reads } = transition
      const most = Number.isFinite(longest) ? mostReads : reads.length
      return [
        `         ${unit}: ${describeTransition(unit, transition)}`,
        ...(reads.length > most ? [`             … after ${reads.length - most} other values`] : []),
        ...reads.slice(-most).map((read) => `             ${describeRead(read, longest)}`),
      ]
    }),
  )
