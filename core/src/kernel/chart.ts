import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type ExecutableActionObject } from "xstate"
import type { Json, Tagged } from "./json.ts"
import type { Given, Out, Reply, Unit } from "./unit.ts"

/** What is kept of a machine in a world: where it stands, and its context. Both are JSON. */
export interface ChartState<Context> {
  readonly value: Json
  readonly context: Context
}

/** An event as a chart's guards and actions receive it: with the time, and what other units let be seen. */
export type WithGiven<Event, Seen> = Event & Given<Seen>

interface ChartUnit<Context, View> {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly view: (state: ChartState<Context>) => View
}

type Scope = Parameters<AnyStateMachine["transition"]>[2]

/**
 * Steps an XState machine purely. `invoke` becomes a call whose command is `{type: src, ...input}`, `after` a timer,
 * the named actions `send` and `tell` take an event or a command as params, and leaving a state gives up what it
 * started. Any other action that is not XState's own is a bug and throws.
 */
export const unitFromChart = <Start, Context, Event extends Tagged, Command extends Tagged, View, Seen>(
  chart: ChartUnit<Context, View>,
): Unit<Start, ChartState<Context>, Event, Command, View, Seen> => {
  const { machine, name } = chart
  const actions: ExecutableActionObject[] = []
  let scope: Scope | undefined
  // One scope is reused: building one for each step makes a step several times dearer.
  const scopeOf = (): Scope => {
    if (scope) return scope
    const self = createActor(machine)
    scope = {
      self,
      system: self.system,
      id: "",
      sessionId: "",
      defer: () => {},
      logger: () => {},
      stopChild: () => {},
      emit: () => {},
      actionExecutor: (action: ExecutableActionObject) => void actions.push(action),
    } as unknown as Scope
    return scope
  }
  const snapshots = new WeakMap<ChartState<Context>, AnyMachineSnapshot>()
  const snapshotOf = (state: ChartState<Context>): AnyMachineSnapshot => {
    const known = snapshots.get(state)
    if (known) return known
    const snapshot = machine.resolveState({ value: state.value as never, context: state.context })
    snapshots.set(state, snapshot)
    return snapshot
  }
  const settle = (snapshot: AnyMachineSnapshot, out: Out<Event, Command>, before?: ChartState<Context>) => {
    if (snapshot.status === "error") throw snapshot.error
    for (const action of actions.splice(0)) carryOut(name, action, out)
    out.keepOnly(activeIds(snapshot))
    if (before && snapshots.get(before) === snapshot) return before
    const state: ChartState<Context> = { value: snapshot.value as Json, context: snapshot.context as Context }
    snapshots.set(state, snapshot)
    return state
  }
  const advance = (state: ChartState<Context>, event: object, out: Out<Event, Command>) => {
    actions.length = 0
    return settle(machine.transition(snapshotOf(state), event, scopeOf()) as AnyMachineSnapshot, out, state)
  }
  return {
    name,
    listens: new Set(machine.events.filter((type) => !type.startsWith("xstate."))),
    init: (start, out, at) => {
      actions.length = 0
      const first = machine.getInitialSnapshot(scopeOf(), { start, at }) as AnyMachineSnapshot
      return settle(first, out)
    },
    step: (state, event, out, given) => advance(state, { ...event, ...given }, out),
    reply: (state, reply, out, given) => advance(state, { ...eventOf(reply), ...given }, out),
    view: chart.view,
  }
}

const activeIds = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(
    snapshot._nodes.flatMap((node) => [
      ...node.invoke.map(({ id }) => id),
      ...node.after.map(({ eventType }) => eventType),
    ]),
  )

const carryOut = <Event extends Tagged, Command extends Tagged>(
  unit: string,
  action: ExecutableActionObject,
  out: Out<Event, Command>,
): void => {
  // XState types the params of its own actions loosely.
  const params = action.params as Record<string, unknown> | undefined
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
    // What a left state started is given up by `keepOnly`, which also holds after a restore.
    case "xstate.stopChild":
    case "xstate.cancel":
      return
    default:
      throw new Error(`unit ${unit}: action "${action.type}" is neither send, tell nor XState's own`)
  }
}

const eventOf = (reply: Reply): object => {
  switch (reply.type) {
    case "CallDone":
      return { type: `xstate.done.actor.${reply.id}`, output: reply.value, actorId: reply.id }
    case "CallFailed":
      return { type: `xstate.error.actor.${reply.id}`, error: reply.error, actorId: reply.id }
    case "CallNews":
      return { type: `${reply.id}.news`, news: reply.news }
    case "TimerRang":
      return reply.event as object
  }
}
