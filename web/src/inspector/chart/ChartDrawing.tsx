import { useEffect, useRef } from "react"
import styles from "./ChartDrawing.module.css"
import type { Lit } from "./charts.ts"
import type { ChartArrow } from "@skorpe/core/replay"
import { labelOf, type LaidOut, type Line, type Point, shownLabels } from "./layOutChart.ts"
import { useIsWatched } from "./useIsWatched.ts"

interface ChartDrawingProps {
  readonly unit: string
  readonly drawing: LaidOut
  readonly lit: Lit
  /** The transitions that the record took. */
  readonly taken: readonly ChartArrow[]
}

const step = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`

const wayOf = ([first, ...others]: readonly Point[]): string =>
  first === undefined ? "" : `M${step(first)}${others.map((point) => `L${step(point)}`).join("")}`

/** Whether the record led from the line's first state to its second. */
const isTaken = ({ from, to }: Line, { now, before }: Lit): boolean =>
  before.has(from) && now.has(to) && !before.has(to)

/** The labels of the line's transitions that the record took. */
const takenLabels = ({ from, to }: Line, taken: readonly ChartArrow[]): ReadonlySet<string> =>
  new Set(taken.filter((one) => one.from === from && one.to === to).map(labelOf))

const litState = "[data-lit=true]:not([data-group=true])"

/** A chart with the states after a record lit, the transitions that the record took, and unvisited states marked. */
export const ChartDrawing = ({ unit, drawing, lit, taken }: ChartDrawingProps) => {
  const { width, height, boxes, lines } = drawing
  const around = useRef<HTMLElement>(null)
  const now = boxes.filter(({ id, isGroup }) => !isGroup && lit.now.has(id))
  const [first] = now
  const isWatched = useIsWatched(around)
  useEffect(() => {
    const seen = around.current
    if (seen === null || first === undefined) return undefined
    // Called at once, and when the drawing is shown again: a hidden one does not scroll.
    const observer = new ResizeObserver(() => {
      seen.scrollLeft = first.x + (first.width - seen.clientWidth) / 2
      // After an edit the part has been scrolled to its top, and stays there.
      const isStillThere = seen.getBoundingClientRect().top < innerHeight / 2
      if (isWatched.current && isStillThere) seen.querySelector(litState)?.scrollIntoView({ block: "nearest" })
    })
    observer.observe(seen)
    return () => observer.disconnect()
  }, [first, isWatched])
  return (
    // The drawing scrolls, so a keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure ref={around} className={styles.around} tabIndex={0} aria-label={`Chart of ${unit}`}>
      <svg
        // A drawing of lines and words cannot be an image file.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`${unit} is in ${now.map(({ id }) => id).join(", ")}`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={styles.chart}
      >
        <defs>
          <marker id="chart-tip" viewBox="0 0 6 6" refX="6" refY="3" markerWidth="6" markerHeight="6" orient="auto">
            <path d="M0 0L6 3L0 6Z" fill="context-stroke" />
          </marker>
        </defs>
        {boxes.map(({ id, name, x, y, width, height, isGroup, isInitial }) => (
          <g
            key={id}
            data-group={isGroup}
            data-lit={lit.now.has(id)}
            data-unvisited={!lit.visited.has(id)}
            className={styles.state}
          >
            <rect x={x} y={y} width={width} height={height} rx={isGroup ? 10 : 15} />
            <text x={isGroup ? x + 8 : x + width / 2} y={isGroup ? y + 12 : y + height / 2 + 4} data-group={isGroup}>
              {isInitial ? `• ${name}` : name}
            </text>
          </g>
        ))}
        {lines.map((line) => {
          const { from, to, labels, points, at } = line
          const its = takenLabels(line, taken)
          // What was taken is never hidden behind "and 3 more".
          const shown = shownLabels([...labels.filter((one) => its.has(one)), ...labels.filter((one) => !its.has(one))])
          return (
            <g key={`${from} ${to}`} className={styles.line} data-taken={its.size > 0 || isTaken(line, lit)}>
              <title>{`${from} → ${to}: ${labels.join(", ")}`}</title>
              <path d={wayOf(points)} markerEnd="url(#chart-tip)" />
              <text x={at.x} y={at.y - (shown.length * 13) / 2}>
                {shown.map((label) => (
                  <tspan key={label} x={at.x} dy={13} data-passed={its.size > 0 && !its.has(label)}>
                    {label}
                  </tspan>
                ))}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
