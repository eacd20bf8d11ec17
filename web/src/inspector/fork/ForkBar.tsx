import type { Dispatch } from "react"
import type { InspectorEvent, Opened } from "../inspector.ts"
import styles from "./ForkBar.module.css"
import { ForkWords } from "./ForkWords.tsx"
import { RecordEditor } from "./RecordEditor.tsx"
import { rowOf } from "./sight.ts"

/** Edits the chosen record, and says what has become of the log. */
export const ForkBar = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { editor, refusal, forking } = opened
  const isOut = rowOf(opened)?.mark === "LeftOut"
  return (
    <section className={styles.bar} aria-label="Edit the record">
      <fieldset className={styles.edits} aria-label="Edits of the chosen record">
        <button type="button" onClick={() => send({ type: "LeaveOutPressed" })}>
          {isOut ? "Put back" : "Leave out"}
        </button>
        <button type="button" onClick={() => send({ type: "EditorOpened", does: "Replaced" })}>
          Edit
        </button>
        <button type="button" onClick={() => send({ type: "EditorOpened", does: "Inserted" })}>
          Insert after
        </button>
        <button type="button" aria-label="Move up" onClick={() => send({ type: "MovePressed", by: -1 })}>
          Up
        </button>
        <button type="button" aria-label="Move down" onClick={() => send({ type: "MovePressed", by: 1 })}>
          Down
        </button>
        {forking._tag === "Forked" && (
          <button type="button" onClick={() => send({ type: "UndoPressed" })}>
            Undo
          </button>
        )}
      </fieldset>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {editor._tag === "Open" ? (
        <RecordEditor editor={editor} send={send} />
      ) : (
        forking._tag === "Forked" && <ForkWords forked={forking} send={send} />
      )}
    </section>
  )
}
