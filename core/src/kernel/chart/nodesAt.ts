import { type ChartNode, childrenOf } from "./node.ts"

type Value = string | { readonly [key: string]: Value }

/** The nodes that a value names, around and inside it, in XState's order. */
export const nodesAt = (root: ChartNode, value: unknown): readonly ChartNode[] =>
  complete(named(root, valueAt(root, complete(named(root, value as Value)))))

const childOf = (node: ChartNode, key: string): ChartNode => {
  const child = node.states[key]
  if (!child) throw new Error(`State '${key}' does not exist on '${node.id}'`)
  return child
}

const named = (node: ChartNode, value: Value): readonly ChartNode[] => {
  if (typeof value === "string") return [node, childOf(node, value)]
  const inner = Object.entries(value).map(([key, deeper]) => [childOf(node, key), deeper] as const)
  return [node, ...inner.map(([child]) => child), ...inner.flatMap(([child, deeper]) => named(child, deeper))]
}

const beginningOf = (node: ChartNode): readonly ChartNode[] => {
  if (node.type === "compound") return node.initial.target.flatMap((inner) => [inner, ...beginningOf(inner)])
  return node.type === "parallel" ? childrenOf(node).flatMap((inner) => [inner, ...beginningOf(inner)]) : []
}

/** With where each begins of which nothing inside is named. */
const complete = (nodes: readonly ChartNode[]): readonly ChartNode[] => {
  const all = new Set(nodes)
  const begun = (node: ChartNode) => nodes.some(({ parent }) => parent === node)
  for (const node of all) {
    if (node.type === "compound" && !begun(node)) for (const inner of beginningOf(node)) all.add(inner)
    if (node.type !== "parallel") continue
    for (const child of childrenOf(node)) {
      if (all.has(child)) continue
      for (const inner of [child, ...beginningOf(child)]) all.add(inner)
    }
  }
  return [...all]
}

const valueAt = (node: ChartNode, nodes: readonly ChartNode[]): Value => {
  const inner = nodes.filter(({ parent }) => parent === node)
  const [only] = inner
  if (node.type === "compound" && only && (only.type === "atomic" || only.type === "final")) return only.key
  return Object.fromEntries(inner.map((child) => [child.key, valueAt(child, nodes)]))
}
