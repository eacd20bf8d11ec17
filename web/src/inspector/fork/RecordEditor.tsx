import { type Dispatch, type KeyboardEvent, useEffect, useRef } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import type { Editor, ForkEvent } from "./editing.ts"
import { focusList } from "./focusList.ts"
import styles from "./ForkBar.module.css"

interface RecordEditorProps {
  readonly editor: Extract<Editor, { readonly _tag: "Open" }>
  readonly send: Dispatch<ForkEvent>
}

/** The field in which an event, or the result of a timer or a call, is edited as JSON. */
export const RecordEditor = ({ editor, send }: RecordEditorProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector("textarea")?.focus()
    return focusList
  }, [])
  // In a low window the fault is below the edge of the bar.
  useEffect(() => {
    if (editor.fault !== null) form.current?.scrollIntoView({ block: "end" })
  }, [editor.fault])
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape") send({ type: "EditorClosed" })
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send({ type: "EditorConfirmed" })
    else return
    event.preventDefault()
  }
  return (
    <form
      ref={form}
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: "EditorConfirmed" })
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field's keys, wherever in the form the focus is */}
      <div onKeyDown={press}>
        <Field
          id="inspector-record"
          label={editor.does === "Inserted" ? "New record as JSON" : "Record as JSON"}
          value={editor.text}
          onText={(text) => send({ type: "EditorTyped", text })}
          lines={Math.min(10, editor.text.split("\n").length + 1)}
          hint="An event, or all of a TimerFired or CallEnded. Ctrl Enter uses it, Esc does not."
          {...(editor.fault !== null && { fault: editor.fault })}
        />
        <div className={styles.edits}>
          <Button type="submit" className={styles.use}>
            Use
          </Button>
          <Button look="calm" className={styles.use} onClick={() => send({ type: "EditorClosed" })}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}
