import { type Dispatch, useEffect } from "react"
import { Field } from "../kit/Field.tsx"
import type { InspectorEvent, Opened, Step } from "./inspector.ts"
import styles from "./Finding.module.css"

interface HitsProps {
  readonly positions: readonly number[]
  readonly what: string
  readonly back: Step
  readonly on: Step
  readonly send: Dispatch<InspectorEvent>
}

const Hits = ({ positions, what, back, on, send }: HitsProps) => (
  <p className={styles.hits}>
    <output>
      {positions.length.toLocaleString("en")} {positions.length === 1 ? "record" : "records"}
    </output>
    {positions.length > 0 && (
      <>
        <button type="button" aria-label={`${what}, back`} onClick={() => send({ type: "Stepped", to: back })}>
          ◂
        </button>
        <button type="button" aria-label={`${what}, on`} onClick={() => send({ type: "Stepped", to: on })}>
          ▸
        </button>
      </>
    )}
  </p>
)

/** Searches the records by words, and asks after which of them a condition holds. */
export const Finding = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { search, condition } = opened
  const { asked } = condition
  // A pause in typing asks: to fold the whole log at each letter would hold up the next.
  useEffect(() => {
    if (asked._tag !== "Typed") return undefined
    const waiting = setTimeout(() => send({ type: "ConditionAsked" }), 400)
    return () => clearTimeout(waiting)
  }, [asked, send])
  return (
    <search className={styles.finding}>
      <div>
        <Field
          id="inspector-search"
          label="Search"
          value={search.text}
          onText={(text) => send({ type: "SearchTyped", text })}
          input={{ type: "search" }}
        />
        {search.text.trim() !== "" && (
          <Hits positions={search.positions} what="Found" back="foundBack" on="foundOn" send={send} />
        )}
      </div>
      <div>
        <Field
          id="inspector-condition"
          label="Where"
          value={condition.text}
          onText={(text) => send({ type: "ConditionTyped", text })}
          {...(asked._tag === "Misread" && { fault: `Character ${asked.at}: ${asked.why}.` })}
          {...(asked._tag === "None" && { hint: "cart.totalCount > 2" })}
        />
        {asked._tag === "Holds" && (
          <Hits positions={asked.positions} what="Where it holds" back="holdsBack" on="holdsOn" send={send} />
        )}
      </div>
    </search>
  )
}
