import { expect } from "vitest"
import type { AnyStateMachine } from "xstate"
import type { ChartAction, ChartState, ChartStepper, Stepped } from "./stepper.ts"
import { asXState } from "./asXState.fixture.ts"
import { stepByXState } from "./stepByXState.fixture.ts"

/** How often two steppers were compared. */
export interface Compared {
  steps: number
  /** Steps in which something changed or was asked for. */
  busy: number
  crashes: number
}

type Outcome = { readonly stepped: Stepped } | { readonly thrown: unknown }

const attempt = (step: () => Stepped): Outcome => {
  try {
    return { stepped: step() }
  } catch (thrown) {
    return { thrown }
  }
}

const wordsOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : JSON.stringify(thrown))

/** What the world hears of an action: of leaving a state it hears by other means. */
const told = ({ type, params }: ChartAction): readonly object[] => {
  if (type === "xstate.stopChild" || type === "xstate.cancel") return []
  if (type === "xstate.raise" && (params as { delay?: number }).delay === undefined) return []
  if (type !== "xstate.spawnChild") return [{ type, params }]
  const { id, src, input } = params as Readonly<Record<string, unknown>>
  return [{ type, id, src, input }]
}

// As text, so that also the order of keys is compared: on it depends in which order regions are asked.
const textOf = (outcome: Outcome): string =>
  "thrown" in outcome
    ? `throws ${wordsOf(outcome.thrown)}`
    : JSON.stringify({
        state: outcome.stepped.state,
        actions: outcome.stepped.actions.flatMap(told),
        active: [...outcome.stepped.active],
      })

/** Takes each step with XState as well, and throws where this stepper does another thing. */
export const stepByBoth = (machine: AnyStateMachine, stepper: ChartStepper, compared: Compared): ChartStepper => {
  const reference = stepByXState(asXState(machine))
  const twins = new WeakMap<ChartState<unknown>, ChartState<unknown>>()
  const compare = (ours: Outcome, theirs: Outcome, before?: ChartState<unknown>): Stepped => {
    compared.steps++
    const text = textOf(ours)
    if (text !== textOf(theirs)) expect(text).toBe(textOf(theirs))
    if ("thrown" in ours || "thrown" in theirs) {
      compared.crashes++
      throw "thrown" in ours ? ours.thrown : new Error("only XState throws")
    }
    if (before && theirs.stepped.state === twins.get(before) && ours.stepped.state !== before) {
      throw new Error("XState stays in the very same state, we do not")
    }
    if (ours.stepped.state !== before || ours.stepped.actions.length > 0) compared.busy++
    twins.set(ours.stepped.state, theirs.stepped.state)
    return ours.stepped
  }
  return {
    init: (input) =>
      compare(
        attempt(() => stepper.init(input)),
        attempt(() => reference.init(input)),
      ),
    step: (state, event) => {
      if (!twins.has(state)) twins.set(state, state)
      return compare(
        attempt(() => stepper.step(state, event)),
        attempt(() => reference.step(twins.get(state) ?? state, event)),
        state,
      )
    },
  }
}
