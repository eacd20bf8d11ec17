import { type Dispatch, useState } from "react"
import type { InspectorEvent } from "./inspector.ts"
import { lanesIn } from "./lanes.ts"
import styles from "./LanesOverTime.module.css"
import { clock } from "./RecordList.tsx"
import { beginOf, type Session } from "./session.ts"

const spans = { "5": "5 s", "30": "30 s", "300": "5 min" } as const
type Span = keyof typeof spans

interface LanesOverTimeProps {
  readonly session: Session
  readonly position: number
  readonly send: Dispatch<InspectorEvent>
}

/** What each mark of a lane means. */
const legend = [
  { mark: styles.timer, isNow: false, meaning: "a timer runs" },
  { mark: styles.call, isNow: false, meaning: "a call runs" },
  { mark: styles.call, isNow: true, meaning: "runs at the chosen record" },
  { mark: styles.now, isNow: false, meaning: "the chosen record's time" },
] as const

/** The maximum number of stretches drawn in one lane: more would be thinner than a line. */
const most = 60

/** Timers and calls around the chosen record, a lane each, with its time as a line. */
export const LanesOverTime = ({ session, position, send }: LanesOverTimeProps) => {
  const [span, choose] = useState<Span>("30")
  const now = session.records[position]?.t ?? 0
  const width = Number(span) * 1000
  const [from, to] = [now - width * 0.6, now + width * 0.4]
  const begin = beginOf(session)
  let last = position
  while ((session.records[last + 1]?.t ?? Number.POSITIVE_INFINITY) <= to) last++
  const lanes = lanesIn(session.notes(last).lanes, from, to)
  const share = (t: number): number => (Math.min(to, Math.max(from, t)) - from) / (width / 100)
  return (
    <div className={styles.lanes}>
      <div className={styles.head}>
        <h2>Timers and calls</h2>
        <label>
          Span{" "}
          <select value={span} onChange={({ target }) => choose(target.value as Span)}>
            {Object.entries(spans).map(([seconds, name]) => (
              <option key={seconds} value={seconds}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <ul className={styles.legend} aria-label="Legend">
          {legend.map(({ mark, isNow, meaning }) => (
            <li key={meaning}>
              <span className={styles.sample} aria-hidden>
                <span className={mark} data-now={isNow || undefined} />
              </span>
              {meaning}
            </li>
          ))}
        </ul>
      </div>
      {/* Focusable, so that keys can scroll it: it may be taller than its container. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.all} aria-label="Lanes" tabIndex={0}>
        {lanes.map(({ kind, name, stretches }) => (
          <div key={`${kind} ${name}`} className={styles.lane}>
            <button
              type="button"
              className={styles.name}
              title="To the record that began it"
              onClick={() => {
                const began = stretches.findLast((one) => one.from <= now) ?? stretches[0]
                if (began) send({ type: "PositionChosen", position: session.travel.positionOf(began.n) })
              }}
            >
              {name} <small>{kind}</small>
            </button>
            <div className={styles.track}>
              {stretches.slice(0, most).map((one) => (
                <span
                  key={`${one.n} ${one.from}`}
                  className={kind === "timer" ? styles.timer : styles.call}
                  data-now={(one.from <= now && (one.to === null || now < one.to)) || undefined}
                  title={`From record ${one.n}, ${clock(Math.max(0, one.from - begin))}, ${one.to === null ? "and runs as far as the log is read" : `for ${one.to - one.from} ms`}`}
                  style={{ left: `${share(one.from)}%`, width: `${share(one.to ?? to) - share(one.from)}%` }}
                />
              ))}
              <span className={styles.now} style={{ left: `${share(now)}%` }} />
            </div>
          </div>
        ))}
        {lanes.length === 0 && <p>Nothing runs around this record.</p>}
      </section>
    </div>
  )
}
