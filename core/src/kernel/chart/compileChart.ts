import type { AnyStateMachine } from "xstate"
import { type Configuration, makeConfigurations } from "./configuration.ts"
import { compileParts } from "./compileParts.ts"
import { type ChartNode, type ChartTransition, childrenOf } from "./node.ts"
import { GivenFirst, type Run } from "./operation.ts"
import { type Compiled, firstPlan, type Plan, planFor } from "./plan.ts"
import { makeChoices, selectAlways, selectTransitions } from "./select.ts"
import type { ChartEvent, ChartStepper } from "./stepper.ts"

/**
 * Steps a machine as XState would, without XState: what follows from where a chart stands and which transitions it
 * takes is thought out once and kept. Nothing if the machine has something that only XState can do.
 */
export const compileChart = (machine: AnyStateMachine): ChartStepper | undefined => {
  const { root } = machine
  const parts = compileParts(machine)
  if (!parts) return undefined
  const { guards, actions, calls } = parts
  const configurations = makeConfigurations(machine, (value, nodes) =>
    makeChoices(root, (transition) => guards.get(transition), value, nodes),
  )
  const chart: Compiled = {
    actions: (from) => from.flatMap((action) => actions.get(action) ?? []),
    calls: (node) => calls.get(node) ?? [],
    configurationOf: configurations.of,
  }
  let first: Plan | undefined
  return {
    init: (input) => {
      const event = { type: "xstate.init", input } as ChartEvent
      const run: Run = { context: firstContext(machine, input), event, actions: [], queue: [] }
      first ??= firstPlan(chart, root, initialOf(root))
      const { value, active } = rest(chart, machine, run, carryOut(first, run))
      return { state: { value, context: run.context }, actions: run.actions, active }
    },
    step: (state, event) => {
      const run: Run = { context: state.context as object, event, actions: [], queue: [] }
      const from = configurations.at(state.value)
      const transitions = selectTransitions(from, run)
      if (transitions.length === 0 && event.type.startsWith("xstate.error.actor")) {
        throw (event as { readonly error?: unknown }).error
      }
      const at = rest(chart, machine, run, take(chart, run, from, transitions))
      const stays = at === from && run.context === state.context
      return {
        state: stays ? state : { value: at.value, context: run.context },
        actions: run.actions,
        active: at.active,
      }
    },
  }
}

const carryOut = ({ operations, next }: Plan, run: Run): Configuration => {
  for (const { does } of operations) does(run)
  return next
}

const take = (chart: Compiled, run: Run, from: Configuration, transitions: readonly ChartTransition[]): Configuration =>
  transitions.length === 0 ? from : carryOut(planFor(chart, from, transitions), run)

/** Goes on until the chart rests: neither a transition without event nor an event that it raised for itself is left. */
const rest = (chart: Compiled, machine: AnyStateMachine, run: Run, reached: Configuration): Configuration => {
  const most = machine.options?.maxIterations ?? Number.POSITIVE_INFINITY
  let at = reached
  let looks = true
  for (let count = 1; ; count++) {
    if (count > most) throw new Error(`${endless} ${most} microsteps without reaching a stable state. ${usually}`)
    const always = looks ? selectAlways(at, run) : []
    if (always.length > 0) {
      const plan = planFor(chart, at, always)
      // Looking again where nothing is new would go on for ever.
      looks = plan.renews
      at = carryOut(plan, run)
      continue
    }
    const raised = run.queue.shift()
    if (raised === undefined) return at
    run.event = raised
    at = take(chart, run, at, selectTransitions(at, run))
    looks = true
  }
}

// In XState's words, for a crash is recorded.
const endless = "Infinite loop detected: the machine has processed more than"
const usually =
  "This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A)."

const firstContext = (machine: AnyStateMachine, input: unknown): object => {
  const { context } = machine.config as { readonly context?: unknown }
  if (typeof context !== "function") return context ?? {}
  return { ...(context as (given: object) => object)(new GivenFirst(input)) }
}

const initialOf = (node: ChartNode): readonly ChartNode[] => {
  if (node.type === "compound") return [node, ...node.initial.target.flatMap(initialOf)]
  return node.type === "parallel" ? [node, ...childrenOf(node).flatMap(initialOf)] : [node]
}
