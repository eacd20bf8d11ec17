import { type Dispatch, useEffect } from "react"
import type { InspectorEvent, Opened } from "../inspector.ts"
import styles from "./ForkBar.module.css"
import { ForkWords } from "./ForkWords.tsx"
import { focusList } from "./focusList.ts"
import { RecordEditor } from "./RecordEditor.tsx"
import { rowOf } from "./sight.ts"

/** Edits the chosen record, and says what was edited so far. */
export const ForkBar = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { editor, refusal, forking } = opened
  const isForked = forking._tag === "Forked"
  useEffect(() => {
    if (!isForked) return undefined
    // The button that discarded the fork disappears with it.
    return () => {
      if (document.activeElement === document.body) focusList()
    }
  }, [isForked])
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
        {isForked && (
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
        <RecordEditor key={`${editor.does} ${editor.position}`} editor={editor} send={send} />
      ) : (
        forking._tag === "Forked" && <ForkWords forked={forking} send={send} />
      )}
    </section>
  )
}
