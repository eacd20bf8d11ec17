import { type Dispatch, useEffect, useLayoutEffect, useRef } from "react"
import { Field } from "../kit/Field.tsx"
import { inSlices } from "./inSlices.ts"
import type { InspectorEvent, Opened, Step } from "./inspector.ts"
import { type Found, searchWhere } from "./searchWhere.ts"
import styles from "./Finding.module.css"

interface HitsProps {
  readonly positions: readonly number[]
  /** The chosen record's position. */
  readonly position: number
  /** The search's progress, unless it has reached the end. */
  readonly reach?: string
  readonly isSearching?: boolean
  readonly what: string
  readonly back: Step
  readonly on: Step
  readonly send: Dispatch<InspectorEvent>
}

/** How many records were found, and which of them is chosen, so that the last one shows that it is the last. */
const countOf = (positions: readonly number[], position: number): string => {
  const count = positions.length.toLocaleString("en")
  const chosen = positions.indexOf(position)
  const all = `${count} ${positions.length === 1 ? "record" : "records"}`
  return chosen < 0 ? all : `${(chosen + 1).toLocaleString("en")} of ${all}`
}

const Hits = ({ positions, position, reach = "", isSearching = false, what, back, on, send }: HitsProps) => (
  <p className={styles.hits} data-space="plays">
    {/* Announced only at the end: during the search the number changes many times a second. */}
    <output aria-live={isSearching ? "off" : "polite"}>
      {countOf(positions, position)}
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

/** Stops the search. The button then disappears, and moves its focus to the condition's field. */
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

/** Searches the records by words, and for those after which a condition holds. */
export const Finding = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { search, condition, session, position } = opened
  const { asked } = condition
  const wanted = "condition" in asked ? asked.condition : null
  // Debounced: folding the whole log at each letter would delay the next one.
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
      <form onSubmit={(event) => (event.preventDefault(), send({ type: "Stepped", to: "foundOn" }))}>
        <Field
          id="inspector-search"
          label="Search"
          value={search.text}
          onText={(text) => send({ type: "SearchTyped", text })}
          input={{ type: "search" }}
        />
        {search.text.trim() !== "" && (
          <Hits
            positions={search.positions}
            position={position}
            what="Found"
            back="foundBack"
            on="foundOn"
            send={send}
          />
        )}
      </form>
      <form onSubmit={(event) => (event.preventDefault(), send({ type: "Stepped", to: "holdsOn" }))}>
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
            position={position}
            reach={reachOf(asked)}
            isSearching={asked._tag === "Searching"}
            what="Where it holds"
            back="holdsBack"
            on="holdsOn"
            send={send}
          />
        )}
        {asked._tag === "Searching" && <StopSearching send={send} />}
      </form>
    </search>
  )
}
