import type { AnyStateMachine } from "xstate"

/** A state of a chart as XState has read it: its transitions, actions, calls and timers. */
export type ChartNode = AnyStateMachine["root"]

/** A transition as XState has read it: its targets are nodes. */
export type ChartTransition = NonNullable<ChartNode["always"]>[number]

/** A node and all nodes inside it, outer first, in the order of the document. */
export const nodesIn = (node: ChartNode): readonly ChartNode[] => [node, ...childrenOf(node).flatMap(nodesIn)]

export const childrenOf = (node: ChartNode): readonly ChartNode[] => Object.values(node.states)

/** Whether no state lies inside. */
export const isAtomic = ({ type }: ChartNode): boolean => type === "atomic" || type === "final"

/** Whether one lies inside the other; everything lies inside nothing. */
export const isInside = (node: ChartNode, outer: ChartNode | undefined): boolean => {
  let marker = node
  while (marker.parent && marker.parent !== outer) marker = marker.parent
  return marker.parent === outer
}

/** Those around a node from the inside out, without `end` and what is around that. */
export const ancestorsOf = (node: ChartNode, end?: ChartNode): ChartNode[] => {
  const ancestors: ChartNode[] = []
  if (node === end) return ancestors
  for (let around = node.parent; around && around !== end; around = around.parent) ancestors.push(around)
  return ancestors
}

/** Whether a node of these active ones has come to its end. */
export const hasEnded = (active: ReadonlySet<ChartNode>, node: ChartNode): boolean => {
  if (node.type === "compound") return childrenOf(node).some((child) => child.type === "final" && active.has(child))
  if (node.type === "parallel") return childrenOf(node).every((child) => hasEnded(active, child))
  return node.type === "final"
}
