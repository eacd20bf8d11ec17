import { useMemo } from "react"
import { ValueTree } from "../ValueTree.tsx"
import what from "../WhatHappened.module.css"
import styles from "./ForkBar.module.css"
import type { Forked } from "./sight.ts"
import { differenceAt, meaningOf } from "./words.ts"

/** How the chosen record stands to the other log, and in what the two worlds differ after it. */
export const BesideOriginal = ({ forked, line }: { readonly forked: Forked; readonly line: number }) => {
  const row = forked.fork.rows[line]
  const { fork, original, forked: other } = forked
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- which side is shown changes nothing
  const difference = useMemo(() => differenceAt(forked, line), [fork, original, other, line])
  if (!row) return null
  const running = [
    ...(difference?.armed ?? []).map((timer) => ({
      words: `only the fork waits for ${timer.unit}.${timer.id}`,
      value: timer,
    })),
    ...(difference?.disarmed ?? []).map((timer) => ({
      words: `only the original waits for ${timer.unit}.${timer.id}`,
      value: timer,
    })),
    ...(difference?.called ?? []).map((command) => ({ words: `only the fork calls ${command.type}`, value: command })),
    ...(difference?.stopped ?? []).map((command) => ({
      words: `only the original calls ${command.type}`,
      value: command,
    })),
  ]
  return (
    <div className={`${what.why} ${styles.beside}`}>
      <h2>Beside the original</h2>
      <p className={what.nothing}>{meaningOf(row)}</p>
      {!difference && <p className={what.nothing}>After it, both worlds are the same.</p>}
      {difference && (
        <details className={what.unit} open>
          <summary>
            After it, {row.differs.join(", ")} {row.differs.length === 1 ? "differs" : "differ"}
          </summary>
          <dl>
            {difference.values.map(({ path, before, after }) => (
              <div key={path.join(".")}>
                <dt>{path.join(".").replace(/^world\.units\./, "")}</dt>
                <dd className={what.old}>
                  <ValueTree name="original" value={before} />
                </dd>
                <dd className={what.new}>
                  <ValueTree name="fork" value={after} />
                </dd>
              </div>
            ))}
          </dl>
          {difference.left > 0 && <p className={what.nothing}>… and {difference.left} more values</p>}
          {running.map(({ words, value }) => (
            <ValueTree key={words} name={words} value={value} />
          ))}
        </details>
      )}
    </div>
  )
}
