import { useId, useMemo, useState } from "react"
import type { Session } from "../session.ts"
import { ChartDrawing } from "./ChartDrawing.tsx"
import styles from "./ChartPart.module.css"
import { chartNames, drawingOf, litAt, transitionsAt } from "./charts.ts"

interface ChartPartProps {
  readonly session: Session
  readonly position: number
}

const follow = ""

/** The unit whose chart is shown by default: the first that this record, or else the latest before it, changed. */
const changedLast = ({ notes }: Session, position: number): string => {
  let [found, latest] = ["session", -2]
  for (const [unit, way] of notes(position).ways) {
    const at = way.findLast((one) => one.position <= position)?.position ?? -2
    if (at > latest) [found, latest] = [unit, at]
  }
  return found
}

/** A unit's chart at a record: its state and the way it took. */
export const ChartPart = ({ session, position }: ChartPartProps) => {
  const [chosen, choose] = useState(follow)
  const field = useId()
  const unit = chosen === follow ? changedLast(session, position) : chosen
  const drawing = drawingOf(unit)
  const lit = litAt(session, unit, position)
  const handled = useMemo(() => transitionsAt(session, position), [session, position])
  const taken = handled.find((one) => one.unit === unit)?.transitions.filter(({ isTaken }) => isTaken) ?? []
  const states = drawing?.boxes.filter(({ isGroup }) => !isGroup) ?? []
  const visited = states.filter(({ id }) => lit.visited.has(id)).length
  return (
    <section className={styles.part} aria-labelledby={`${field}-title`}>
      <h3 id={`${field}-title`}>Chart</h3>
      <label htmlFor={field}>Unit</label>{" "}
      <select id={field} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value={follow}>the last that changed ({unit})</option>
        {chartNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p className={styles.visited}>
        {visited} of {states.length} states visited so far; others have a dashed edge.
      </p>
      {drawing && <ChartDrawing unit={unit} drawing={drawing} lit={lit} taken={taken} />}
    </section>
  )
}
