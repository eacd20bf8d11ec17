import {
  and,
  type AnyStateMachine,
  assign,
  createMachine,
  enqueueActions,
  fromPromise,
  not,
  stateIn,
  StateMachine,
} from "xstate"

/** A chart of ours as a machine of XState's own, made from the same configuration. */
export const asXState = (machine: AnyStateMachine): AnyStateMachine => {
  if ((machine as object) instanceof StateMachine) return machine
  const { actions, guards, actors, delays } = machine.implementations
  return createMachine(translate(machine.config) as object, {
    actions: translate(actions) as object,
    guards: translate(guards) as object,
    delays: translate(delays) as object,
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, fromPromise(() => new Promise(() => {}))])),
  })
}

/** What we have in place of XState's own actions and guards becomes those. */
const translate = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(translate)
  if (typeof part === "object" && part !== null) {
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, translate(inner)]))
  }
  if (typeof part !== "function") return part
  const ours = part as unknown as Readonly<Record<string, never>>
  if ("assignment" in part) return assign(ours["assignment"] as never)
  if ("collect" in part) return enqueueActions(ours["collect"] as never)
  if ("guards" in part) return and((ours["guards"] as unknown as unknown[]).map(translate) as never)
  if ("guard" in part) return not(translate(ours["guard"]) as never)
  if ("stateValue" in part) return stateIn(ours["stateValue"] as never)
  return part
}
