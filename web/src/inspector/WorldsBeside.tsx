import type { ReactNode } from "react"
import type { Change } from "@skorpe/core/replay"
import styles from "./fork/ForkBar.module.css"
import { ValueTree } from "./ValueTree.tsx"
import what from "./WhatHappened.module.css"

interface WorldsBesideProps {
  readonly title: string
  /** How the chosen record relates to the other world's log or code. */
  readonly meaning: string
  /** What differs after it; `undefined` when nothing does. */
  readonly difference: { readonly values: readonly Change[]; readonly left: number } | undefined
  /** The units that differ. */
  readonly differs: readonly string[]
  /** The names of the two worlds, the other one first. */
  readonly names: readonly [string, string]
  /** Further differences, below the values. */
  readonly children?: ReactNode
}

/** How two worlds differ after the chosen record, as trees of both values. */
export const WorldsBeside = ({ title, meaning, difference, differs, names, children }: WorldsBesideProps) => (
  <div className={`${what.why} ${styles.beside}`}>
    <h2>{title}</h2>
    <p className={what.nothing}>{meaning}</p>
    {!difference && <p className={what.nothing}>After it, both worlds are the same.</p>}
    {difference && (
      <details className={what.unit} open>
        <summary>
          After it, {differs.join(", ")} {differs.length === 1 ? "differs" : "differ"}
        </summary>
        <dl>
          {difference.values.map(({ path, before, after }) => (
            <div key={path.join(".")}>
              <dt>{path.join(".")}</dt>
              <dd className={what.old}>
                <ValueTree name={names[0]} value={before} />
              </dd>
              <dd className={what.new}>
                <ValueTree name={names[1]} value={after} />
              </dd>
            </div>
          ))}
        </dl>
        {difference.left > 0 && <p className={what.nothing}>… and {difference.left} more values</p>}
        {children}
      </details>
    )}
  </div>
)
