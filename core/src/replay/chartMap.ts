import type { Json } from "../kernel/json.ts"
import type { ChartMachine } from "../kernel/chart.ts"
import { nameGuard } from "./guards.ts"

type Node = ChartMachine["root"]
type Transition = NonNullable<Node["always"]>[number]

/** A state of a chart. Its id is its path, with dots; the chart itself has the empty id. */
export interface ChartPlace {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  /** Whether it is its parent's initial state. */
  readonly isInitial: boolean
  readonly kind: Node["type"]
}

/** A transition of a chart from one state to another, or to itself. */
export interface ChartArrow {
  readonly from: string
  readonly to: string
  /** The event, delay or answer that takes it, in words. */
  readonly on: string
  /** The guard under which it is taken; null without one. */
  readonly guard: string | null
}

export interface ChartMap {
  readonly states: readonly ChartPlace[]
  readonly arrows: readonly ChartArrow[]
}

/** A state's path, with dots. */
export const idOf = ({ path }: Node): string => path.join(".")

/** What triggers a transition, in words: an event's name, or the meaning of XState's internal event. */
export const triggerWords = (type: string): string => {
  const [, what = "", , rest = ""] = /^xstate\.(after|done|error)\.(actor\.|state\.)?(.*)$/.exec(type) ?? []
  switch (what) {
    case "after":
      return `after ${rest.split(".")[0] ?? ""}`
    case "done":
      return `${rest} is done`
    case "error":
      return `${rest} fails`
    default:
      return type === "" ? "at once" : type
  }
}

const transitionsOf = ({ transitions, always }: Node): readonly Transition[] => [
  ...[...transitions.values()].flat(),
  ...(always ?? []),
]

/** A state and all states inside it, outer ones first. */
export const nodesIn = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(nodesIn)]

/** The states and transitions of a chart, for drawing it. Transitions without a target are left out. */
export const mapChart = ({ root }: ChartMachine): ChartMap => {
  const nodes = nodesIn(root)
  return {
    states: nodes.map((node) => ({
      id: idOf(node),
      name: node.path.at(-1) ?? root.key,
      parent: node.parent === undefined ? null : idOf(node.parent),
      isInitial: node.parent !== undefined && node.parent.initial.target.includes(node),
      kind: node.type,
    })),
    arrows: nodes.flatMap((node) =>
      transitionsOf(node).flatMap((transition) =>
        (transition.target ?? []).map((to) => ({
          from: idOf(node),
          to: idOf(to),
          on: triggerWords(transition.eventType),
          guard: nameGuard(transition.guard),
        })),
      ),
    ),
  }
}

/** The ids of a state value's active states and their ancestors. */
export const statesIn = (value: Json): ReadonlySet<string> => {
  const ids = new Set([""])
  const walk = (at: Json, path: readonly string[]): void => {
    if (typeof at === "string") ids.add([...path, at].join("."))
    else if (typeof at === "object" && at !== null)
      for (const [name, inner] of Object.entries(at)) {
        ids.add([...path, name].join("."))
        walk(inner, [...path, name])
      }
  }
  walk(value, [])
  return ids
}
