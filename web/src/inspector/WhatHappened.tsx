import { useMemo } from "react"
import { traceOfCall } from "@skorpe/core/services"
import { type Explained, explainRecord, placeOf } from "./explainRecord.ts"
import { beginOf, nameOf, type Session } from "./session.ts"
import { clock } from "./RecordList.tsx"
import { EvaluatedTransitions } from "./chart/EvaluatedTransitions.tsx"
import { ValueTree } from "./ValueTree.tsx"
import styles from "./WhatHappened.module.css"

const contentOf = ({ record: { input } }: Explained): unknown => {
  switch (input.type) {
    case "Started":
      return input.start
    case "Happened":
      return input.event
    case "TimerFired":
      return { timer: input.key }
    case "CallNews":
      return { call: input.key, news: input.news }
    case "CallEnded":
      return { call: input.key, exit: input.exit }
  }
}

interface WhatHappenedProps {
  readonly session: Session
  readonly position: number
}

/** A record's input, what it changed and caused, and which guards let it through or refused it. */
export const WhatHappened = ({ session, position }: WhatHappenedProps) => {
  const explained = useMemo(() => explainRecord(session, position), [session, position])
  if (explained === undefined) return null
  const { record, crash, changes, tells, byUnit, hidden, transitions } = explained
  const deed = session.notes(position).deeds[position]
  const { armed, disarmed, called, stopped, left } = changes
  const caused = [
    ...called.map(({ command }) => ({ verb: "calls", name: command.type, value: command })),
    ...tells.map((command) => ({ verb: "tells", name: command.type, value: command })),
    ...armed.map((timer) => ({
      verb: "arms",
      name: `${timer.unit}.${timer.id} for ${(timer.due - record.t).toLocaleString("en")} ms`,
      value: timer.event,
    })),
    ...stopped.map(({ command }) => ({ verb: "ends the call", name: command.type, value: command })),
    ...disarmed.map((timer) => ({ verb: "ends the timer", name: `${timer.unit}.${timer.id}`, value: timer.event })),
  ]
  const traces = called.flatMap(({ key }) => {
    const named = traceOfCall(session.log, key)
    return named === undefined ? [] : [{ key, ...named }]
  })
  return (
    <div className={styles.why} key={position}>
      <h2>
        <span>{record.n}</span> {nameOf(record)}
      </h2>
      <p className={styles.when}>
        {clock(record.t - beginOf(session))} after the start · {new Date(record.t).toISOString()}
      </p>
      {crash !== undefined && <p className={styles.crash}>A unit threw: {crash}</p>}
      <h3>Input</h3>
      <ValueTree name="" value={contentOf(explained)} isOpenAtFirst />
      <h3>Changed</h3>
      {byUnit.length === 0 && (
        <p className={styles.nothing}>
          {deed?.isConcerned === false ? "Nothing: no such timer or call runs." : "Nothing."}
        </p>
      )}
      {byUnit.map(({ unit, changes: its }) => (
        <details key={unit} className={styles.unit} open>
          <summary>
            {unit} {hidden.includes(unit) && <small>state behind the view</small>}
          </summary>
          <dl>
            {its.map((change) => (
              <div key={placeOf(change)}>
                <dt>{placeOf(change)}</dt>
                <dd className={styles.old}>
                  <ValueTree name="old" value={change.before} />
                </dd>
                <dd className={styles.new}>
                  <ValueTree name="new" value={change.after} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      {left > 0 && <p className={styles.nothing}>… and {left} more values</p>}
      <h3>Caused</h3>
      {caused.length === 0 && <p className={styles.nothing}>Nothing.</p>}
      {caused.map(({ verb, name, value }, index) => (
        // Two entries may be equal, and their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <ValueTree key={`${verb} ${name} ${index}`} name={`${verb} ${name}`} value={value} />
      ))}
      {traces.length > 0 && <h3>Traces</h3>}
      {traces.map(({ key, trace, span }) => (
        <p key={key} className={styles.trace}>
          {key} is in trace <code>{trace}</code> under span <code>{span}</code>
        </p>
      ))}
      <h3>Guards</h3>
      {transitions.length === 0 && <p className={styles.nothing}>No chart has a transition for it.</p>}
      {transitions.map((ofUnit) => (
        <details key={ofUnit.unit} className={styles.unit} open={ofUnit.hasTaken}>
          <summary>
            {ofUnit.unit} {!ofUnit.hasTaken && <small>took nothing</small>}
          </summary>
          <EvaluatedTransitions {...ofUnit} />
        </details>
      ))}
    </div>
  )
}
