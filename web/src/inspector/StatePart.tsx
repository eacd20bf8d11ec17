import { type Dispatch, useState } from "react"
import { seeShop } from "@skorpe/core/shop"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import type { InspectorEvent } from "./inspector.ts"
import { nameOf, type Session } from "./session.ts"
import styles from "./StatePart.module.css"
import { ValueTree } from "./ValueTree.tsx"
import { type WhoSet, whoSet } from "./whoSet.ts"

interface StatePartProps {
  readonly session: Session
  readonly position: number
  readonly send: Dispatch<InspectorEvent>
}

/** A path that was looked up after the record of this number, and the result. */
interface Asked {
  readonly path: string
  readonly session: Session
  readonly n: number
  readonly answer: WhoSet
}

/** What the units show after a record, and which record set a value of it. */
export const StatePart = ({ session, position, send }: StatePartProps) => {
  const [path, retype] = useState("")
  const [asked, ask] = useState<Asked | null>(null)
  const [isShown, show] = useState(false)
  const n = session.records[position]?.n ?? 0
  return (
    <section className={styles.part} aria-labelledby="inspector-state">
      <h3 id="inspector-state">State</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (path.trim() !== "") ask({ path: path.trim(), session, n, answer: whoSet(session, position, path) })
        }}
      >
        <Field
          id="inspector-path"
          label="Path"
          value={path}
          onText={retype}
          hint="Such as cart.totalCount, as in a condition."
        />
        <Button look="calm" type="submit">
          Who set it?
        </Button>
      </form>
      <output className={styles.answer}>
        {asked?.session === session && (
          <Answer {...asked} go={(to) => send({ type: "PositionChosen", position: to })} />
        )}
      </output>
      <details open={isShown} onToggle={({ currentTarget }) => show(currentTarget.open)}>
        <summary>All views after record {n}</summary>
        {isShown &&
          Object.entries(seeShop(session.travel.at(position))).map(([unit, view]) => (
            <ValueTree key={unit} name={unit} value={view} />
          ))}
      </details>
    </section>
  )
}

interface AnswerProps extends Asked {
  readonly go: (position: number) => void
}

const Answer = ({ path, session, n, answer, go }: AnswerProps) => {
  if (answer._tag === "NoPath") {
    const { at, known } = answer
    const place = at === "" ? "There is" : `${at} has`
    return (
      <p>
        No {path}. {known.length > 0 ? `${place} ${known.join(", ")}.` : `${at} has no parts.`}
      </p>
    )
  }
  const setter = session.records[answer.position]
  return (
    <>
      <ValueTree name={`${path} after record ${n}`} value={answer.value} />
      {setter === undefined ? (
        <p>It was so before the first record of this log.</p>
      ) : (
        <p>
          Set by record {setter.n}, {nameOf(setter)}.{" "}
          <button type="button" onClick={() => go(answer.position)}>
            Go there
          </button>
        </p>
      )}
    </>
  )
}
