import type { Configuration } from "./configuration.ts"
import { entryOf, exitOf, withoutConflicts } from "./entryAndExit.ts"
import type { ChartNode, ChartTransition } from "./node.ts"
import { compileEnd, type Operation } from "./operation.ts"

/** What taking some transitions at once means: everything to do, in order, and where it leads. */
export interface Plan {
  readonly operations: readonly Operation[]
  readonly next: Configuration
  /** Whether XState would make a new snapshot. */
  readonly renews: boolean
}

/** Plans known so far, by the transitions taken, one after another. */
export interface Plans {
  plan: Plan | undefined
  readonly after: Map<ChartTransition, Plans>
}

/** What a chart's parts were compiled to, and its configurations. */
export interface Compiled {
  readonly actions: (from: readonly unknown[]) => readonly Operation[]
  readonly calls: (node: ChartNode) => readonly Operation[]
  readonly configurationOf: (nodes: readonly ChartNode[]) => Configuration
}

/** The plan for these transitions, thought out when they are first taken together. */
export const planFor = (chart: Compiled, from: Configuration, transitions: readonly ChartTransition[]): Plan => {
  let plans = from.plans
  for (const transition of transitions) {
    let next = plans.after.get(transition)
    if (!next) plans.after.set(transition, (next = { plan: undefined, after: new Map() }))
    plans = next
  }
  return (plans.plan ??= makePlan(chart, from, transitions))
}

const makePlan = (chart: Compiled, from: Configuration, transitions: readonly ChartTransition[]): Plan => {
  const active = new Set(from.nodes)
  const taken = withoutConflicts(transitions, active)
  const left = exitOf(taken, active).toSorted((one, other) => other.order - one.order)
  const operations = left.flatMap((node) => [...chart.actions(node.exit), ...node.invoke.map(() => renewal)])
  for (const node of left) active.delete(node)
  operations.push(...chart.actions(taken.flatMap(({ actions }) => actions)), ...enter(chart, taken, active, false))
  const stays = active.size === from.nodes.length && from.nodes.every((node) => active.has(node))
  return {
    operations,
    next: stays ? from : chart.configurationOf([...active]),
    renews: !stays || operations.some(({ renews }) => renews),
  }
}

/** What entering a chart for the first time means. */
export const firstPlan = (chart: Compiled, root: ChartNode, targets: readonly ChartNode[]): Plan => {
  const active = new Set([root])
  const transition = { target: targets, source: root, reenter: true, actions: [] } as unknown as ChartTransition
  const operations = enter(chart, [transition], active, true)
  return { operations, next: chart.configurationOf([...active]), renews: true }
}

/** Leaving a state stops its calls, of which the world takes care; XState's snapshot is another for it. */
const renewal: Operation = { does: () => {}, renews: true }

const enter = (
  chart: Compiled,
  taken: readonly ChartTransition[],
  active: Set<ChartNode>,
  isFirst: boolean,
): readonly Operation[] => {
  const { entered, byDefault } = entryOf(taken)
  const operations: Operation[] = []
  const ended = new Set<ChartNode>()
  for (const node of [...entered].toSorted((one, other) => one.order - other.order)) {
    active.add(node)
    operations.push(...chart.actions(node.entry), ...chart.calls(node))
    if (byDefault.has(node) || (isFirst && !node.parent)) operations.push(...chart.actions(node.initial.actions))
    if (node.type === "final") operations.push(compileEnd(node, active, ended))
  }
  return operations
}
