import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import type { Json } from "../json.ts"
import { type ChartNode, isAtomic } from "./node.ts"
import type { Plans } from "./plan.ts"
import type { Choices } from "./select.ts"

/** All states that a chart is in at one moment. There is one for each, made when it is first met, with what follows from it. */
export interface Configuration {
  /** In XState's order, on which the order of transitions depends. */
  readonly nodes: readonly ChartNode[]
  readonly value: Json
  /** Ids of the calls and timers that belong to these states. */
  readonly active: ReadonlySet<string>
  /** As XState would hold it; its context is none. */
  readonly snapshot: () => AnyMachineSnapshot
  readonly choices: Choices
  readonly plans: Plans
}

/** Finds configurations by their states, or by a value out of a world. */
export interface Configurations {
  readonly of: (nodes: readonly ChartNode[]) => Configuration
  readonly at: (value: Json) => Configuration
}

export const makeConfigurations = (
  machine: AnyStateMachine,
  choicesOf: (value: Json, nodes: readonly ChartNode[]) => Choices,
): Configurations => {
  const byNodes = new Map<string, Configuration>()
  const byName = new Map<Json, Configuration>()
  const byValue = new WeakMap<object, Configuration>()
  const remember = (value: Json, configuration: Configuration) => {
    if (typeof value === "object" && value !== null) byValue.set(value, configuration)
    else byName.set(value, configuration)
  }
  const make = (nodes: readonly ChartNode[]): Configuration => {
    const value = valueOf(machine.root, nodes)
    let snapshot: AnyMachineSnapshot | undefined
    return {
      nodes,
      value,
      active: new Set(nodes.flatMap((node) => [...node.invoke.map(({ id }) => id), ...node.after.map(timerOf)])),
      snapshot: () => (snapshot ??= machine.resolveState({ value: value as never, context: {} })),
      choices: choicesOf(value, nodes),
      plans: { plan: undefined, after: new Map() },
    }
  }
  const of = (nodes: readonly ChartNode[]): Configuration => {
    const key = nodes.map(({ order }) => order).join()
    const known = byNodes.get(key)
    if (known) return known
    const made = make(nodes)
    byNodes.set(key, made)
    remember(made.value, made)
    return made
  }
  return {
    of,
    at: (value) => {
      const known = typeof value === "object" && value !== null ? byValue.get(value) : byName.get(value)
      if (known) return known
      const found = of(machine.resolveState({ value: value as never, context: {} })._nodes)
      remember(value, found)
      return found
    },
  }
}

const timerOf = ({ eventType }: { readonly eventType: string }): string => eventType

const valueOf = (node: ChartNode, active: readonly ChartNode[]): Json => {
  const inside = active.filter((each) => each.parent === node)
  const [only] = inside
  if (node.type === "compound" && only && isAtomic(only)) return only.key
  return Object.fromEntries(inside.map((child) => [child.key, valueOf(child, active)]))
}
