import { useState } from "react"
import styles from "./ValueTree.module.css"

const isOpen = (value: unknown): value is object => typeof value === "object" && value !== null

const most = 200

const summaryOf = (value: object): string => {
  const entries = Object.keys(value)
  return Array.isArray(value)
    ? `[${entries.length}]`
    : `{${entries.slice(0, 4).join(", ")}${entries.length > 4 ? ", …" : ""}}`
}

interface ValueTreeProps {
  readonly name: string
  readonly value: unknown
  readonly isOpenAtFirst?: boolean
}

/** A JSON value as a tree; collapsed parts are not rendered. */
export const ValueTree = ({ name, value, isOpenAtFirst = false }: ValueTreeProps) => {
  const [isShown, show] = useState(isOpenAtFirst)
  if (!isOpen(value) || Object.keys(value).length === 0) {
    return (
      <div className={styles.leaf}>
        {name !== "" && <span className={styles.name}>{name} </span>}
        <code>{value === undefined ? "nothing" : JSON.stringify(value)}</code>
      </div>
    )
  }
  const entries = Object.entries(value)
  return (
    <details className={styles.branch} open={isShown} onToggle={({ currentTarget }) => show(currentTarget.open)}>
      <summary>
        {name !== "" && <span className={styles.name}>{name} </span>}
        <code>{summaryOf(value)}</code>
      </summary>
      {isShown && (
        <div className={styles.inside}>
          {entries.slice(0, most).map(([key, one]) => (
            <ValueTree key={key} name={key} value={one} />
          ))}
          {entries.length > most && <p>… and {entries.length - most} more</p>}
        </div>
      )}
    </details>
  )
}
