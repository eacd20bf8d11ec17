import type { AnyStateMachine } from "xstate"
import { type ChartNode, hasEnded } from "./node.ts"
import type { ChartAction, ChartEvent } from "./stepper.ts"

/** A step under way: the event being met, the context so far, and what is to come of it. */
export interface Run {
  context: object
  event: ChartEvent
  readonly actions: ChartAction[]
  /** Events that the chart has raised for itself. */
  readonly queue: ChartEvent[]
}

/** One thing done while stepping. */
export interface Operation {
  readonly does: (run: Run) => void
  /** XState makes a new snapshot of it, also of one that changes nothing: it then looks for eventless transitions. */
  readonly renews: boolean
}

/** Charts are stepped purely: their functions have no actor to hold, and spawn none. */
class WithoutActor {
  get self(): never {
    throw new Error("a chart is stepped purely: it has no self")
  }
  get system(): never {
    throw new Error("a chart is stepped purely: it has no system")
  }
  get spawn(): never {
    throw new Error("a chart is stepped purely: it must not spawn")
  }
}

class Given extends WithoutActor {
  readonly context: object
  readonly event: ChartEvent
  constructor({ context, event }: Run) {
    super()
    this.context = context
    this.event = event
  }
}

/** What a chart's first context is made from. */
export class GivenFirst extends WithoutActor {
  readonly input: unknown
  constructor(input: unknown) {
    super()
    this.input = input
  }
}

type Compute = (given: object, params?: unknown) => unknown

interface Named {
  readonly type: string
  readonly params?: unknown
}

interface BuiltIn {
  readonly type: string
  readonly assignment?: unknown
  readonly collect?: unknown
  readonly event?: unknown
  readonly id?: unknown
  readonly delay?: unknown
  readonly sendId?: unknown
}

const isCompute = (value: unknown): value is Compute => typeof value === "function"

/** What a value that may be computed is, at this point of a run. */
const valueOf = (value: unknown, run: Run, params?: unknown): unknown =>
  isCompute(value) ? value(new Given(run), params) : value

/** An action as an operation; nothing if only XState can do it. */
export const compileAction = (machine: AnyStateMachine, action: unknown): Operation | undefined => {
  const inline = isCompute(action)
  const named: Named = inline
    ? { type: action.name || "(anonymous)" }
    : typeof action === "string"
      ? { type: action }
      : (action as Named)
  const found: unknown = inline ? action : (machine.implementations.actions as Record<string, unknown>)[named.type]
  const { params } = named
  if (!isCompute(found) || !("type" in found)) return say(named.type, params)
  const builtIn = found as unknown as BuiltIn
  switch (builtIn.type) {
    case "xstate.assign":
      return { does: assign(builtIn.assignment, params), renews: true }
    case "xstate.raise":
      return typeof builtIn.id === "function" ? undefined : { does: raise(machine, builtIn, params), renews: false }
    case "xstate.cancel":
      return typeof builtIn.sendId === "function" ? undefined : { does: () => {}, renews: false }
    case "xstate.enqueueActions":
      return { does: enqueue(machine, builtIn.collect, params), renews: false }
    default:
      return undefined
  }
}

const say = (type: string, params: unknown): Operation => {
  if (isCompute(params))
    return { does: (run) => void run.actions.push({ type, params: valueOf(params, run) }), renews: false }
  const action: ChartAction = { type, params }
  return { does: (run) => void run.actions.push(action), renews: false }
}

const assign = (assignment: unknown, params: unknown): Operation["does"] => {
  if (isCompute(assignment)) {
    return (run) => {
      const part = assignment(new Given(run), valueOf(params, run)) as object
      run.context = { ...run.context, ...part }
    }
  }
  const parts = Object.entries(assignment as object)
  return (run) => {
    const given = new Given(run)
    const computed = valueOf(params, run)
    const next: Record<string, unknown> = { ...run.context }
    for (const [key, part] of parts) next[key] = isCompute(part) ? part(given, computed) : (part as unknown)
    run.context = next
  }
}

const enqueue = (machine: AnyStateMachine, collect: unknown, params: unknown): Operation["does"] => {
  return (run) => {
    const collected: unknown[] = []
    const given = Object.assign(new Given(run), { enqueue: (action: unknown) => void collected.push(action) })
    ;(collect as Compute)(given, valueOf(params, run))
    for (const action of collected) {
      const operation = compileAction(machine, action)
      // Whether anything is new must be known before a step is taken.
      if (!operation || operation.renews)
        throw new Error("a chart may only enqueue what it says, nothing that changes it")
      operation.does(run)
    }
  }
}

const raise = (machine: AnyStateMachine, { event, id, delay }: BuiltIn, params: unknown): Operation["does"] => {
  const wait: unknown =
    typeof delay === "string" ? (machine.implementations.delays as Record<string, unknown>)[delay] : delay
  return (run) => {
    const computed = valueOf(params, run)
    const raised = valueOf(event, run, computed) as ChartEvent
    const waits = valueOf(wait, run, computed)
    if (typeof waits !== "number") run.queue.push(raised)
    run.actions.push({ type: "xstate.raise", params: { event: raised, id, delay: waits } })
  }
}

/** The calls of a state, asked when it is entered; nothing if only XState can make them. */
export const compileCall = (machine: AnyStateMachine, invoke: ChartNode["invoke"][number]): Operation | undefined => {
  const { id, src, input, systemId } = invoke as { id: unknown; src: unknown; input?: unknown; systemId?: unknown }
  if (typeof id !== "string" || typeof src !== "string" || src.startsWith("xstate.") || systemId !== undefined)
    return undefined
  const known = Boolean((machine.implementations.actors as Record<string, unknown>)[src])
  return {
    does: (run) => {
      const asked = known ? valueOf(input, run) : undefined
      run.actions.push({ type: "xstate.spawnChild", params: { id, src, input: asked } })
    },
    renews: true,
  }
}

/** What a final state tells its chart, once those around it have ended. */
export const compileEnd = (node: ChartNode, active: ReadonlySet<ChartNode>, ended: Set<ChartNode>): Operation => {
  const { parent, output } = node
  const through: ChartNode[] = []
  let around = parent?.type === "parallel" ? parent : parent?.parent
  while (around?.type === "parallel" && !ended.has(around) && hasEnded(active, around)) {
    ended.add(around)
    through.push(around)
    around = around.parent
  }
  return {
    does: (run) => {
      if (parent?.type === "compound") {
        run.queue.push(doneEvent(parent, output === undefined ? undefined : valueOf(output, run)))
      }
      for (const each of through) run.queue.push(doneEvent(each, undefined))
    },
    renews: false,
  }
}

const doneEvent = ({ id }: ChartNode, output: unknown): ChartEvent =>
  ({ type: `xstate.done.state.${id}`, output }) as ChartEvent
