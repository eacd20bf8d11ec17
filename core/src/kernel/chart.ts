import type { AnyStateMachine } from "xstate"
import { compileChart } from "./chart/compileChart.ts"
import type { ChartAction, ChartEvent, ChartState, Stepped } from "./chart/stepper.ts"
import type { Json, Tagged } from "./json.ts"
import type { Out, Reply, Unit } from "./unit.ts"

export type { ChartState } from "./chart/stepper.ts"
export type { WithGiven } from "./unit.ts"
export { and, assign, not, setup, stateIn } from "./chart/setup.ts"

interface ChartUnit<Context, View> {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly view: (state: ChartState<Context>) => View
}

/** A unit that is a chart: whoever wants to know where it can ever stand may look at the chart itself. */
export type OfChart<Made> = Made & { readonly machine: AnyStateMachine }

/**
 * Steps an XState machine purely. `invoke` becomes a call whose command is `{type: src, ...input}`, `after` a timer,
 * the named actions `send` and `tell` take an event or a command as params, and leaving a state gives up what it
 * started. Any other action that is not XState's own is a bug and throws.
 */
export const unitFromChart = <Start, Context, Event extends Tagged, Command extends Tagged, View, Seen>(
  chart: ChartUnit<Context, View>,
): OfChart<Unit<Start, ChartState<Context>, Event, Command, View, Seen>> => {
  const { machine, name } = chart
  const stepper = compileChart(machine)
  if (!stepper) throw new Error(`unit ${name}: its chart has something that cannot be compiled`)
  const settle = (stepped: Stepped, out: Out<Event, Command>, before?: ChartState<Context>): ChartState<Context> => {
    const { state, actions, active } = stepped
    for (const action of actions) carryOut(name, action, out)
    // What a left state started is given up; nothing was left if all is as before.
    if (state !== before || actions.length > 0) out.keepOnly(active)
    return state as ChartState<Context>
  }
  return {
    name,
    machine,
    listens: new Set(machine.events.filter((type) => !type.startsWith("xstate."))),
    init: (start, out, at) => settle(stepper.init({ start, at }), out),
    step: (state, event, out) => settle(stepper.step(state, event), out, state),
    reply: (state, reply, out, given) => settle(stepper.step(state, { ...eventOf(reply), ...given }), out, state),
    view: chart.view,
  }
}

const carryOut = <Event extends Tagged, Command extends Tagged>(
  unit: string,
  action: ChartAction,
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

const eventOf = (reply: Reply): ChartEvent => {
  switch (reply.type) {
    case "CallDone":
      return { type: `xstate.done.actor.${reply.id}`, output: reply.value, actorId: reply.id } as ChartEvent
    case "CallFailed":
      return { type: `xstate.error.actor.${reply.id}`, error: reply.error, actorId: reply.id } as ChartEvent
    case "CallNews":
      return { type: `${reply.id}.news`, news: reply.news } as ChartEvent
    case "TimerRang":
      return reply.event as unknown as ChartEvent
  }
}
