import { type ReactNode, useId } from "react"
import styles from "./OperatorPage.module.css"

/** A titled card of the operator's page. */
export const Panel = ({
  title,
  isWide = false,
  children,
}: {
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.panel} data-wide={isWide || undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A figure with its name. */
export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** Marks a figure that an operator should look at. */
  readonly isConcern?: boolean
}

/** Figures with their names, a line each. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value, isConcern = false }) => (
      <div key={name} data-concern={isConcern || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** A row of a table: its name, its figures, and whether an operator should look at it. */
export interface Row {
  readonly name: string
  readonly figures: readonly ReactNode[]
  readonly isConcern?: boolean
}

interface TableProps {
  /** What the table lists, for screen readers. */
  readonly caption: string
  /** The heading of the names, and those of the figures. */
  readonly columns: readonly [string, ...string[]]
  readonly rows: readonly Row[]
}

/** A table of named rows of figures. */
export const Table = ({ caption, columns: [named, ...figured], rows }: TableProps) => (
  <table className={styles.table}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{named}</th>
        {figured.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, figures, isConcern = false }) => (
        <tr key={name} data-concern={isConcern || undefined}>
          <th scope="row">{name}</th>
          {figures.map((figure, nth) => (
            <td key={figured[nth]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
