import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  initialTransition,
  type StateValue,
  transition,
} from "xstate"
import type { Json, Tagged } from "./json.ts"
import type { Given, Out, Reply, Unit } from "./unit.ts"

export type { WithGiven } from "./unit.ts"
export {
  type AnyActorLogic,
  and,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  not,
  type PromiseActorLogic,
  setup,
  stateIn,
  transition,
} from "xstate"

/** The time and other units' views, which the kernel adds to every event; XState does not type them on replies. */
export const givenIn = <Seen>(event: unknown): Given<Seen> => event as Given<Seen>

/** What a world keeps of a machine: its state value and its context. Both are JSON. */
export interface ChartState<Context> {
  readonly value: Json
  readonly context: Context
}

interface ChartUnit<Context, View> {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly view: (state: ChartState<Context>) => View
}

/** An XState machine, with its states and transitions. */
export type ChartMachine = AnyStateMachine

/** A unit that is a chart, with its machine, from which tests and the inspector read all possible states. */
export type OfChart<Made> = Made & { readonly machine: ChartMachine }

/**
 * Steps an XState machine purely. `invoke` becomes a call whose command is `{type: src, ...input}`, `after` a timer,
 * the named actions `send` and `tell` take an event or a command as params, and leaving a state cancels the calls and
 * timers that it started. Any other action that is not XState's own is a bug and throws.
 */
export const unitFromChart = <Start, Context, Event extends Tagged, Command extends Tagged, View, Seen>(
  chart: ChartUnit<Context, View>,
): OfChart<Unit<Start, ChartState<Context>, Event, Command, View, Seen>> => {
  const { machine, name } = chart
  const logic = logicOf(machine)
  const settle = ([snapshot, actions]: Stepped, out: Out<Event, Command>): ChartState<Context> => {
    if (snapshot.status === "error") throw snapshot.error
    for (const action of actions) carryOut(name, action, out)
    out.keepOnly(activeIds(name, snapshot))
    return { value: snapshot.value as Json, context: snapshot.context as Context }
  }
  const step = (state: ChartState<Context>, event: AnyEventObject, out: Out<Event, Command>): ChartState<Context> => {
    // Built from the JSON of the world, so that a restored world steps exactly as the running one.
    const before = machine.resolveState({ value: state.value as StateValue, context: state.context })
    const stepped = transition(logic, before, event) as Stepped
    const [after, actions] = stepped
    if (after === before && actions.length === 0) return state
    const next = settle(stepped, out)
    return after === before ? state : next
  }
  return {
    name,
    machine,
    listens: new Set(machine.events.filter((type) => !type.startsWith("xstate."))),
    init: (start, out, at) => settle(initialTransition(logic, { start, at }) as Stepped, out),
    step,
    reply: (state, reply, out, given) => step(state, { ...eventOfReply(reply), ...given }, out),
    view: chart.view,
  }
}

/** Where a step leads, and the actions to carry out. */
type Stepped = readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]]

/**
 * A machine as XState's pure functions step it. They make an actor for each step, which would enter the machine's
 * initial state unnecessarily. That takes three quarters of a step's time, so without input it gets an empty snapshot.
 */
const logicOf = (machine: AnyStateMachine): AnyActorLogic => ({
  transition: (snapshot: AnyMachineSnapshot, event, scope) => machine.transition(snapshot, event, scope),
  getInitialSnapshot: (scope, input) => (input === undefined ? {} : machine.getInitialSnapshot(scope, input)),
  getPersistedSnapshot: (snapshot) => snapshot,
})

/** The ids of the calls and timers of the states that a chart is in. */
const activeIds = (unit: string, { _nodes, children }: AnyMachineSnapshot): ReadonlySet<string> => {
  const ids = new Set(
    _nodes.flatMap(({ invoke, after }) => [...invoke.map(({ id }) => id), ...after.map(({ eventType }) => eventType)]),
  )
  const spawned = Object.keys(children).find((id) => !ids.has(id))
  if (spawned !== undefined) throw new Error(`unit ${unit}: "${spawned}" is spawned; only "invoke" may start a call`)
  return ids
}

const carryOut = <Event extends Tagged, Command extends Tagged>(
  unit: string,
  action: ExecutableActionObject,
  out: Out<Event, Command>,
): void => {
  // XState types the params of its own actions loosely.
  const params = action.params as Readonly<Record<string, unknown>> | undefined
  switch (action.type) {
    case "send":
      return out.send(params as unknown as Event)
    case "tell":
      return out.tell(params as unknown as Command)
    case "xstate.spawnChild":
      return out.call(String(params?.["id"]), {
        type: String(params?.["src"]),
        ...(params?.["input"] as object),
      } as unknown as Command)
    case "xstate.raise":
      if (params?.["delay"] === undefined) return
      return out.arm(String(params["id"]), Number(params["delay"]), params["event"] as Json)
    // `keepOnly` cancels what a left state started: after a restore XState no longer knows what that was.
    case "xstate.stopChild":
    case "xstate.cancel":
      return
    default:
      throw new Error(`unit ${unit}: action "${action.type}" is neither send, tell nor XState's own`)
  }
}

/** The event by which a chart receives the answer of its call or its fired timer. */
export const eventOfReply = (reply: Reply): AnyEventObject => {
  switch (reply.type) {
    case "CallDone":
      return { type: `xstate.done.actor.${reply.id}`, output: reply.value, actorId: reply.id }
    case "CallFailed":
      return { type: `xstate.error.actor.${reply.id}`, error: reply.error, actorId: reply.id }
    case "CallNews":
      return { type: `${reply.id}.news`, news: reply.news }
    case "TimerRang":
      return reply.event as unknown as AnyEventObject
  }
}
