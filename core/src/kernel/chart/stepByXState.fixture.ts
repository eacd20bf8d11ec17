import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type ExecutableActionObject } from "xstate"
import type { Json } from "../json.ts"
import type { ChartState, ChartStepper, Stepped } from "./stepper.ts"

type Scope = Parameters<AnyStateMachine["transition"]>[2]

/** Steps a machine with XState itself: slower, knows all of its features, and says what is right. */
export const stepByXState = (machine: AnyStateMachine): ChartStepper => {
  let actions: ExecutableActionObject[] = []
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
  const snapshots = new WeakMap<ChartState<unknown>, AnyMachineSnapshot>()
  const snapshotOf = (state: ChartState<unknown>): AnyMachineSnapshot => {
    const known = snapshots.get(state)
    if (known) return known
    const snapshot = machine.resolveState({ value: state.value as never, context: state.context })
    snapshots.set(state, snapshot)
    return snapshot
  }
  const settle = (snapshot: AnyMachineSnapshot, before?: ChartState<unknown>): Stepped => {
    if (snapshot.status === "error") throw snapshot.error
    const active = activeIds(snapshot)
    if (before && snapshots.get(before) === snapshot) return { state: before, actions, active }
    const state: ChartState<unknown> = { value: snapshot.value as Json, context: snapshot.context as unknown }
    snapshots.set(state, snapshot)
    return { state, actions, active }
  }
  return {
    init: (input) => {
      actions = []
      return settle(machine.getInitialSnapshot(scopeOf(), input) as AnyMachineSnapshot)
    },
    step: (state, event) => {
      actions = []
      return settle(machine.transition(snapshotOf(state), event, scopeOf()) as AnyMachineSnapshot, state)
    },
  }
}

const activeIds = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(
    snapshot._nodes.flatMap((node) => [
      ...node.invoke.map(({ id }) => id),
      ...node.after.map(({ eventType }) => eventType),
    ]),
  )
