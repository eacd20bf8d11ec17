import type {
  AnyMachineSnapshot,
  and as XStateAnd,
  assign as XStateAssign,
  not as XStateNot,
  setup as XStateSetup,
  stateIn as XStateStateIn,
} from "xstate"
import { judge, matches } from "./judge.ts"
import { type Implementations, readMachine } from "./readMachine.ts"
import { builtIn } from "./readTransitions.ts"

// Typed by XState, and what they make is shaped as XState shapes it, so that tests can give it to XState itself; but
// the shop steps compiled charts, and XState is a quarter of the JavaScript that its first view would load.

/** XState's `setup`: names and types first, then the chart. */
export const setup = ((implementations: Implementations) => ({
  createMachine: (config: object) => readMachine(config, implementations),
  enqueueActions: (collect: unknown) => builtIn({ type: "xstate.enqueueActions", collect }),
})) as unknown as typeof XStateSetup

/** XState's `assign`: changes the context. */
export const assign = ((assignment: unknown) =>
  builtIn({ type: "xstate.assign", assignment })) as unknown as typeof XStateAssign

type Given = Parameters<typeof judge>[1]

/** XState's `and`: every one of these guards. */
export const and = ((guards: readonly unknown[]) =>
  builtIn({
    guards,
    check: (snapshot: AnyMachineSnapshot, given: Given) => guards.every((guard) => judge(guard, given, snapshot)),
  })) as unknown as typeof XStateAnd

/** XState's `not`: a guard turned round. */
export const not = ((guard: unknown) =>
  builtIn({
    guard,
    check: (snapshot: AnyMachineSnapshot, given: Given) => !judge(guard, given, snapshot),
  })) as unknown as typeof XStateNot

/** XState's `stateIn`: whether the chart stands there. */
export const stateIn = ((stateValue: unknown) =>
  builtIn({
    stateValue,
    check: (snapshot: AnyMachineSnapshot) => matches(stateValue, snapshot.value),
  })) as unknown as typeof XStateStateIn
