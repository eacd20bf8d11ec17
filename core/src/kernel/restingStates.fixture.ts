import type { AnyStateMachine, AnyStateNode } from "xstate"
import { asXState } from "./chart/asXState.fixture.ts"
import { type DirectedGraphNode, toDirectedGraph } from "xstate/graph"

const childrenOf = ({ states }: AnyStateNode): readonly AnyStateNode[] => Object.values(states)

/** The states at the very inside in which one stands after entering this one. */
const enter = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type === "compound") return node.initial.target.flatMap(enter)
  return node.type === "parallel" ? childrenOf(node).flatMap(enter) : [node]
}

/** Where each state may lead, whatever the guards say: as XState's graph has it, and transitions without event. */
const leadsOf = (graph: DirectedGraphNode): readonly (readonly [AnyStateNode, AnyStateNode])[] => [
  ...graph.edges
    .filter(({ transition }) => transition.target !== undefined)
    .map(({ source, target }) => [source, target] as const),
  ...(graph.stateNode.always ?? []).flatMap(({ source, target }) => (target ?? []).map((to) => [source, to] as const)),
  ...graph.children.flatMap(leadsOf),
]

/** Nobody rests where a transition without event and without guard leads away. */
const isPassing = ({ always }: AnyStateNode): boolean =>
  (always ?? []).some(({ guard, target }) => guard === undefined && target !== undefined)

const pathOf = (node: AnyStateNode): string => node.path.join(".")

const ways = <Item>(parts: readonly (readonly Item[])[]): readonly (readonly Item[])[] =>
  parts.reduce<readonly (readonly Item[])[]>(
    (all, part) => all.flatMap((way) => part.map((one) => [...way, one])),
    [[]],
  )

/**
 * Every state in which a chart may come to rest when guards may say anything: no more can be reached, perhaps less. Of
 * parts that go on at the same time every combination.
 */
export const restingStates = (chart: AnyStateMachine): readonly string[] => {
  const machine = asXState(chart)
  const leads = leadsOf(toDirectedGraph(machine))
  const rest = (start: AnyStateNode): readonly AnyStateNode[] => {
    const found = new Set<AnyStateNode>()
    const queue = [...enter(start)]
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      if (found.has(node)) continue
      found.add(node)
      for (const [source, target] of leads) {
        // The chart's own transitions hold everywhere.
        const holds = source === machine.root || source === node || pathOf(node).startsWith(`${pathOf(source)}.`)
        if (holds) queue.push(...enter(target))
      }
    }
    return [...found].filter((node) => !isPassing(node))
  }
  const parts = machine.root.type === "parallel" ? childrenOf(machine.root) : [machine.root]
  const own = (part: AnyStateNode, node: AnyStateNode): boolean =>
    part === machine.root || pathOf(node).startsWith(pathOf(part))
  return ways(parts.map((part) => rest(part).filter((node) => own(part, node)))).map((standing) =>
    standing.map(pathOf).join(", "),
  )
}

/** Where a chart stands, spelled as `restingStates` spells it. */
export const standingOf = (machine: AnyStateMachine, value: unknown): string =>
  asXState(machine)
    .resolveState({ value: value as never, context: {} })
    ._nodes.filter(({ type }) => type === "atomic" || type === "final")
    .map(pathOf)
    .join(", ")
