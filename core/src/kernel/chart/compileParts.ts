import type { AnyStateMachine } from "xstate"
import { compileGuard, type Guard } from "./guard.ts"
import { type ChartNode, type ChartTransition, nodesIn } from "./node.ts"
import { compileAction, compileCall, type Operation } from "./operation.ts"

/** What the guards, actions and calls of a chart were compiled to. */
export interface Parts {
  readonly guards: ReadonlyMap<ChartTransition, Guard>
  readonly actions: ReadonlyMap<unknown, Operation>
  readonly calls: ReadonlyMap<ChartNode, readonly Operation[]>
}

/** Compiles them all; nothing if one of them, or a state, is of a kind that only XState can do. */
export const compileParts = (machine: AnyStateMachine): Parts | undefined => {
  if (!isPlain(machine)) return undefined
  const guards = new Map<ChartTransition, Guard>()
  const actions = new Map<unknown, Operation>()
  const calls = new Map<ChartNode, readonly Operation[]>()
  for (const node of nodesIn(machine.root)) {
    const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    for (const transition of transitions) {
      if (!transition.guard) continue
      const guard = compileGuard(machine, transition.guard)
      if (!guard) return undefined
      guards.set(transition, guard)
    }
    const all: readonly unknown[] = [
      ...node.entry,
      ...node.exit,
      ...node.initial.actions,
      ...transitions.flatMap((transition) => transition.actions),
    ]
    for (const action of all) {
      const operation = compileAction(machine, action)
      if (!operation) return undefined
      actions.set(action, operation)
    }
    const own = node.invoke.map((invoke) => compileCall(machine, invoke))
    if (!own.every((call) => call !== undefined)) return undefined
    calls.set(node, own)
  }
  return { guards, actions, calls }
}

/** Whether a chart has only kinds of states and events that can be compiled: no history, no end of the whole chart. */
const isPlain = (machine: AnyStateMachine): boolean => {
  const { root } = machine
  return nodesIn(root).every((node) => {
    if (node.type === "history") return false
    if (node.type === "final" && (root.type !== "compound" || node.parent === root)) return false
    // An event of a family, `a.*`, is left to XState; any event, `*`, is not.
    return [...node.transitions.keys()].every((type) => !type.endsWith(".*") && type !== "xstate.route")
  })
}
