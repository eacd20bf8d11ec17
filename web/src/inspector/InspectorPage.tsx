import { type DragEvent, useEffect, useReducer } from "react"
import { buttonClass } from "../kit/Button.tsx"
import { inspect, noLog } from "./inspector.ts"
import styles from "./InspectorPage.module.css"
import { OpenedLog } from "./OpenedLog.tsx"
import { ReportForm } from "./ReportForm.tsx"

/** The inspector's page: asks for a log, and shows the opened one. */
export const InspectorPage = () => {
  const [state, send] = useReducer(inspect, noLog)
  const read = (file: File | undefined): void => {
    if (file) void file.text().then((text) => send({ type: "FileRead", file: file.name, text }))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    read(event.dataTransfer.files[0])
  }
  // A file that misses the page would otherwise be opened by the browser in its place.
  useEffect(() => {
    const keep = (event: Event): void => event.preventDefault()
    for (const type of ["dragover", "drop"]) addEventListener(type, keep)
    return () => {
      for (const type of ["dragover", "drop"]) removeEventListener(type, keep)
    }
  }, [])
  const chooser = (
    <label className={`${buttonClass("calm")} ${styles.chooser}`}>
      Open a log
      <input
        type="file"
        accept=".jsonl"
        onChange={({ currentTarget }) => {
          read(currentTarget.files?.[0])
          currentTarget.value = ""
        }}
      />
    </label>
  )
  return (
    <div className={styles.page} onDrop={drop}>
      {state._tag === "Opened" ? (
        <OpenedLog opened={state} send={send} chooser={chooser} />
      ) : (
        <main className={styles.empty}>
          <h1>Inspector</h1>
          <p>
            Drop a recorded session here: the file that a report of a problem saves, or that{" "}
            <code>skorpe reports save</code> fetches. The page shows the shop after each record, and what the record
            changed. The file stays in this browser.
          </p>
          {chooser}
          <ReportForm onLog={(file, text) => send({ type: "FileRead", file, text })} />
          {state._tag === "Refused" && (
            <p role="alert" className={styles.fault}>
              {state.refused.file}, line {state.refused.line}
              {state.refused.record !== null && ` (record ${state.refused.record})`}: {state.refused.why}.
            </p>
          )}
        </main>
      )}
    </div>
  )
}
