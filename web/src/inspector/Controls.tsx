import type { Dispatch } from "react"
import { type InspectorEvent, type Opened, type Pace, paces, type Step } from "./inspector.ts"
import { clock } from "./RecordList.tsx"
import { beginOf } from "./session.ts"
import styles from "./Controls.module.css"

const steps: readonly { readonly to: Step; readonly sign: string; readonly name: string }[] = [
  { to: "first", sign: "|◂", name: "First record" },
  { to: "screenBack", sign: "◂◂", name: "Back to where the screen changed" },
  { to: "back", sign: "◂", name: "One record back" },
]

const stepsOn: typeof steps = [
  { to: "on", sign: "▸", name: "One record on" },
  { to: "screenOn", sign: "▸▸", name: "On to where the screen changes" },
  { to: "last", sign: "▸|", name: "Last record" },
]

const keys = [
  ["← → ↑ ↓", "one record"],
  ["Home End", "first, last"],
  ["[ ]", "change of screen"],
  ["Space", "play, pause"],
  ["f", "enlarge the shop, and back"],
  ["/", "search"],
  ["p n", "found, back and on"],
  ["Delete", "leave out; put back one left out"],
  ["e i", "edit, insert after"],
  ["Shift ↑ ↓", "move"],
  ["u", "undo"],
  ["o", "original or fork"],
  ["d", "first difference"],
] as const

/** Steps, plays and scrubs through the session. */
export const Controls = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { session, position, playing, pace } = opened
  const record = session.records[position]
  const time = clock((record?.t ?? 0) - beginOf(session))
  const isPlaying = playing._tag === "Playing"
  const button = ({ to, sign, name }: (typeof steps)[number]) => (
    <button key={to} type="button" aria-label={name} title={name} onClick={() => send({ type: "Stepped", to })}>
      <span aria-hidden>{sign}</span>
    </button>
  )
  return (
    <footer className={styles.controls} aria-label="Controls">
      <fieldset className={styles.steps} aria-label="Steps" data-space="plays">
        {steps.map(button)}
        <button type="button" className={styles.play} onClick={() => send({ type: "PlayPressed" })}>
          {isPlaying ? "Pause" : "Play"}
        </button>
        {stepsOn.map(button)}
      </fieldset>
      <label className={styles.pace}>
        Pace{" "}
        <select
          value={pace}
          onChange={({ target }) => send({ type: "PaceChosen", pace: Number(target.value) as Pace })}
        >
          {paces.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
      <input
        type="range"
        className={styles.slider}
        aria-label="Record"
        aria-valuetext={`Record ${record?.n}, ${time}`}
        min={0}
        max={session.records.length - 1}
        value={position}
        onChange={({ target }) => send({ type: "PositionChosen", position: Number(target.value) })}
      />
      <output className={styles.where}>
        {record?.n} · {time}
      </output>
      <button type="button" className={styles.help} popoverTarget="inspector-keys">
        Keys
      </button>
      <dl id="inspector-keys" className={styles.keys} popover="auto">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </footer>
  )
}
