import type { Json } from "../kernel/json.ts"
import type { ChartMachine } from "../kernel/chart.ts"

type Node = ChartMachine["root"]
type Transition = NonNullable<Node["always"]>[number]

/** A state of a chart. Its id is its path, with dots; the chart itself has the empty id. */
export interface ChartPlace {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  /** Whether its parent starts in it. */
  readonly isInitial: boolean
  readonly kind: Node["type"]
}

/** A transition of a chart from one state to another, or to itself. */
export interface ChartArrow {
  readonly from: string
  readonly to: string
  /** The event, delay or answer that takes it, in words. */
  readonly on: string
  /** The condition under which it is taken; null for none. */
  readonly guard: string | null
}

export interface ChartMap {
  readonly states: readonly ChartPlace[]
  readonly arrows: readonly ChartArrow[]
}

const idOf = ({ path }: Node): string => path.join(".")

/** What takes a transition, in words: an event's name, or what XState's own event stands for. */
const wordsOf = (type: string): string => {
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

const guardOf = ({ guard }: Transition): string | null => {
  if (guard === undefined) return null
  if (typeof guard === "string") return guard
  if (typeof guard === "object" && "type" in guard) return guard.type
  return "a condition"
}

const transitionsOf = ({ transitions, always }: Node): readonly Transition[] => [
  ...[...transitions.values()].flat(),
  ...(always ?? []),
]

const nodesIn = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(nodesIn)]

/** The states and transitions of a chart, for drawing it. Transitions that stay where they are are left out. */
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
          on: wordsOf(transition.eventType),
          guard: guardOf(transition),
        })),
      ),
    ),
  }
}

/** The ids of the states that a state value names, with those around them. */
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

/** What a chart made of an event: each transition that it could have taken, and whether it did. */
export interface WeighedArrow extends ChartArrow {
  readonly isTaken: boolean
}

/**
 * Weighs an event in a state of a chart, from its innermost states outwards. `given` is what the kernel adds to events:
 * the time, and the views of other units. A transition that comes after the one that is taken is not asked, and left out.
 */
export const weighEvent = (
  machine: ChartMachine,
  state: { readonly value: Json; readonly context: unknown },
  event: { readonly type: string },
  given: object,
): readonly WeighedArrow[] => {
  const before = machine.resolveState({ value: state.value as never, context: state.context })
  const taken = new Set<Transition>(machine.getTransitionData(before, { ...event, ...given }))
  const active = statesIn(state.value)
  const asked = nodesIn(machine.root)
    .filter((node) => active.has(idOf(node)))
    .toReversed()
    .flatMap((node) => node.transitions.get(event.type) ?? [])
  const last = asked.findLastIndex((transition) => taken.has(transition))
  return (last === -1 ? asked : asked.slice(0, last + 1)).flatMap((transition) => {
    const from = idOf(transition.source)
    const targets = transition.target?.map(idOf) ?? [from]
    return targets.map((to) => ({
      from,
      to,
      on: wordsOf(transition.eventType),
      guard: guardOf(transition),
      isTaken: taken.has(transition),
    }))
  })
}
