import { type Dispatch, useEffect, useLayoutEffect, useRef } from "react"
import { Field } from "../kit/Field.tsx"
import { inSlices } from "./inSlices.ts"
import type { InspectorEvent, Opened, Step } from "./inspector.ts"
import { type Found, searchWhere } from "./searchWhere.ts"
import styles from "./Finding.module.css"

interface HitsProps {
  readonly positions: readonly number[]
  /** How far the search has come, where it has not come to the end. */
  readonly reach?: string
  readonly isSearching?: boolean
  readonly what: string
  readonly back: Step
  readonly on: Step
  readonly send: Dispatch<InspectorEvent>
}

const Hits = ({ positions, reach = "", isSearching = false, what, back, on, send }: HitsProps) => (
  <p className={styles.hits}>
    {/* Read out at the end: while it is searched, the number changes many times in a second. */}
    <output aria-live={isSearching ? "off" : "polite"}>
      {positions.length.toLocaleString("en")} {positions.length === 1 ? "record" : "records"}
      {reach}
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

const reachOf = (found: Extract<Found, { readonly positions: readonly number[] }>): string => {
  if (found._tag === "Searching") return ` so far, before record ${found.n.toLocaleString("en")} …`
  return found.stoppedAt === null ? "" : `, stopped before record ${found.stoppedAt.toLocaleString("en")}`
}

const conditionField = "inspector-condition"

/** Ends the search. The button goes with it, and leaves the focus that it had to the field of the condition. */
const StopSearching = ({ send }: { readonly send: Dispatch<InspectorEvent> }) => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (current !== null && current === document.activeElement) document.getElementById(conditionField)?.focus()
    }
  }, [])
  return (
    <p className={styles.hits}>
      <button ref={button} type="button" onClick={() => send({ type: "ConditionStopped" })}>
        Stop searching
      </button>
    </p>
  )
}

/** Searches the records by words, and asks after which of them a condition holds. */
export const Finding = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { search, condition, session } = opened
  const { asked } = condition
  const wanted = "condition" in asked ? asked.condition : null
  // A pause in typing asks: to fold the whole log at each letter would hold up the next.
  useEffect(() => {
    if (wanted === null) return undefined
    return inSlices(
      searchWhere(session.log, wanted),
      (found) => send({ type: "ConditionSearched", condition: wanted, found }),
      400,
    )
  }, [session, wanted, send])
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
          id={conditionField}
          label="Where"
          value={condition.text}
          onText={(text) => send({ type: "ConditionTyped", text })}
          {...(asked._tag === "Misread" && { fault: `Character ${asked.at}: ${asked.why}.` })}
          {...(asked._tag === "None" && { hint: "cart.totalCount > 2" })}
        />
        {"positions" in asked && (
          <Hits
            positions={asked.positions}
            reach={reachOf(asked)}
            isSearching={asked._tag === "Searching"}
            what="Where it holds"
            back="holdsBack"
            on="holdsOn"
            send={send}
          />
        )}
        {asked._tag === "Searching" && <StopSearching send={send} />}
      </div>
    </search>
  )
}
