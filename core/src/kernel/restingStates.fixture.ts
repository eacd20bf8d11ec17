import type { AnyStateMachine, AnyStateNode } from "xstate"
import { type DirectedGraphNode, toDirectedGraph } from "xstate/graph"

const childrenOf = ({ states }: AnyStateNode): readonly AnyStateNode[] => Object.values(states)

/** The leaf states that entering this state leads to. */
const enter = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type === "compound") return node.initial.target.flatMap(enter)
  return node.type === "parallel" ? childrenOf(node).flatMap(enter) : [node]
}

/** Targets of each state's transitions, including `always`, whatever the guards return. */
const leadsOf = (graph: DirectedGraphNode): readonly (readonly [AnyStateNode, AnyStateNode])[] => [
  ...graph.edges
    .filter(({ transition }) => transition.target !== undefined)
    .map(({ source, target }) => [source, target] as const),
  ...(graph.stateNode.always ?? []).flatMap(({ source, target }) => (target ?? []).map((to) => [source, to] as const)),
  ...graph.children.flatMap(leadsOf),
]

/** True unless the state has an unguarded `always` transition, which leaves it at once. */
const isPassing = ({ always }: AnyStateNode): boolean =>
  (always ?? []).some(({ guard, target }) => guard === undefined && target !== undefined)

const pathOf = (node: AnyStateNode): string => node.path.join(".")

const ways = <Item>(parts: readonly (readonly Item[])[]): readonly (readonly Item[])[] =>
  parts.reduce<readonly (readonly Item[])[]>(
    (all, part) => all.flatMap((way) => part.map((one) => [...way, one])),
    [[]],
  )

/**
 * Every state in which a chart can come to rest for any results of its guards: an upper bound of the reachable states.
 * Parallel regions give every combination.
 */
export const restingStates = (machine: AnyStateMachine): readonly string[] => {
  const leads = leadsOf(toDirectedGraph(machine))
  const rest = (start: AnyStateNode): readonly AnyStateNode[] => {
    const found = new Set<AnyStateNode>()
    const queue = [...enter(start)]
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      if (found.has(node)) continue
      found.add(node)
      for (const [source, target] of leads) {
        // Transitions of the root apply in every state.
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

/** A chart's state value, written as in `restingStates`. */
export const standingOf = (machine: AnyStateMachine, value: unknown): string =>
  machine
    .resolveState({ value: value as never, context: {} })
    ._nodes.filter(({ type }) => type === "atomic" || type === "final")
    .map(pathOf)
    .join(", ")
