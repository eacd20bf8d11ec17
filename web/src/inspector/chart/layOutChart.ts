import { Graph, layout } from "@dagrejs/dagre"
import type { ChartArrow, ChartMap, ChartPlace } from "@skorpe/core/replay"

/** A point of the drawing, in its pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends ChartPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether it contains other states. */
  readonly isGroup: boolean
}

export interface Line {
  readonly from: string
  readonly to: string
  readonly points: readonly Point[]
  /** The event, and the guard if any, of each transition between the two states. */
  readonly labels: readonly string[]
  /** The middle of the labels. */
  readonly at: Point
}

export interface LaidOut {
  readonly width: number
  readonly height: number
  /** Each group comes before its contents. */
  readonly boxes: readonly Box[]
  readonly lines: readonly Line[]
}

const letter = 6.2
const lineHeight = 13

/** A transition's label: its event, and its guard if it has one. */
export const labelOf = ({ on, guard }: Pick<ChartArrow, "on" | "guard">): string =>
  guard === null ? on : `${on} [${guard}]`

/** The labels that are drawn; the tooltip has all of them. */
export const shownLabels = (labels: readonly string[]): readonly string[] =>
  labels.length > 3 ? [...labels.slice(0, 2), `and ${labels.length - 2} more`] : labels

/** Merges the arrows between two states into one, and leaves out arrows from a state to itself. */
const betweenStates = (arrows: readonly ChartArrow[]) =>
  [
    ...Map.groupBy(
      arrows.filter(({ from, to }) => from !== to),
      ({ from, to }) => JSON.stringify([from, to]),
    ).values(),
  ].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ from: first.from, to: first.to, labels: [first, ...others].map(labelOf) }],
  )

/** Places the states and transitions of a chart on a plane. */
export const layOutChart = ({ states, arrows }: ChartMap): LaidOut => {
  const drawn = states.filter(({ parent }) => parent !== null)
  const groups = new Set(drawn.flatMap(({ parent }) => (parent === null || parent === "" ? [] : [parent])))
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: "TB", nodesep: 24, ranksep: 34, marginx: 8, marginy: 8 })
  for (const { id, name } of drawn) graph.setNode(id, { width: name.length * letter + 26, height: 30 })
  for (const { id, parent } of drawn) if (parent !== null && parent !== "") graph.setParent(id, parent)
  // The layout can only connect single states: a group is connected by its initial state.
  const innermost = (id: string): string => {
    const inside = drawn.filter(({ parent }) => parent === id)
    const first = inside.find(({ isInitial }) => isInitial) ?? inside[0]
    return first === undefined ? id : innermost(first.id)
  }
  const joined = betweenStates(arrows).flatMap((line) => {
    const [from, to] = [innermost(line.from), innermost(line.to)]
    return from === to ? [] : [{ ...line, ends: { v: from, w: to, name: `${line.from} ${line.to}` } }]
  })
  for (const { labels, ends } of joined) {
    const shown = shownLabels(labels)
    graph.setEdge(
      ends.v,
      ends.w,
      {
        width: Math.max(...shown.map(({ length }) => length)) * letter,
        height: shown.length * lineHeight,
        labelpos: "c",
      },
      ends.name,
    )
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { readonly width?: number; readonly height?: number }
  const boxes = drawn.map((state): Box => {
    const { x, y, width, height } = graph.node(state.id) as { x: number; y: number; width: number; height: number }
    return { ...state, x: x - width / 2, y: y - height / 2, width, height, isGroup: groups.has(state.id) }
  })
  const lines = joined.map(({ from, to, labels, ends }): Line => {
    const { points, x, y } = graph.edge(ends) as { points: readonly Point[]; x: number; y: number }
    return { from, to, labels, points, at: { x, y } }
  })
  return {
    width,
    height,
    boxes: boxes.toSorted((one, other) => one.id.split(".").length - other.id.split(".").length),
    lines,
  }
}
