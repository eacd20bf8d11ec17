import { type DragEvent, useEffect, useReducer, useRef, useState } from "react"
import { buttonClass } from "../kit/Button.tsx"
import { takeLog } from "../report/inspectorTab.ts"
import { reportOf } from "./exportSession.ts"
import { originalOf } from "./fork/sight.ts"
import { inspect, noLog } from "./inspector.ts"
import styles from "./InspectorPage.module.css"
import { OpenedLog } from "./OpenedLog.tsx"
import { readFile } from "./readFile.ts"
import { ReportForm } from "./ReportForm.tsx"
import { refusedWords } from "./session.ts"
import { makeCodeFrame } from "./versions/codeFrame.ts"

interface InspectorPageProps {
  /** The hash of a log that another page of this browser offers. */
  readonly offered?: string | null
  /** The reference of a report that the page's address names. */
  readonly report?: string | null
  /** Called with the reference of an opened report, and with `null` when the opened log is no report. */
  readonly onReport?: (reference: string | null) => void
}

/** The inspector's page: asks for a log, and shows the opened one. */
export const InspectorPage = ({ offered = null, report = null, onReport }: InspectorPageProps) => {
  const [state, send] = useReducer(inspect, noLog)
  const [codeFrame] = useState(makeCodeFrame)
  useEffect(() => {
    codeFrame.open()
    return codeFrame.close
  }, [codeFrame])
  const newest = useRef(0)
  const read = (file: File | undefined): void => {
    if (!file) return
    const mine = ++newest.current
    // A large file is read for longer than one that is dropped after it.
    void readFile(file).then((event) => mine === newest.current && send(event))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    read(event.dataTransfer.files[0])
  }
  useEffect(() => {
    if (offered === null) return
    void takeLog(offered).then((log) => send(log === null ? { type: "LogMissed" } : { type: "LogTaken", ...log }))
  }, [offered])
  const opened = state._tag === "Opened" ? reportOf(originalOf(state)) : undefined
  useEffect(() => {
    if (opened !== undefined) onReport?.(opened)
  }, [opened, onReport])
  // A file that misses the page would otherwise be opened by the browser in its place.
  useEffect(() => {
    const keep = (event: Event): void => event.preventDefault()
    for (const type of ["dragover", "drop"]) addEventListener(type, keep)
    return () => {
      for (const type of ["dragover", "drop"]) removeEventListener(type, keep)
    }
  }, [])
  const chooserOf = (words: string, accept: string) => (
    <label className={`${buttonClass("calm")} ${styles.chooser}`}>
      {words}
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          read(currentTarget.files?.[0])
          currentTarget.value = ""
        }}
      />
    </label>
  )
  const logChooser = chooserOf("Open a log", ".jsonl")
  return (
    <div className={styles.page} onDrop={drop}>
      {state._tag === "Opened" ? (
        <OpenedLog
          opened={state}
          codeFrame={codeFrame}
          send={send}
          chooser={
            <div className={styles.choosers}>
              {logChooser}
              {chooserOf("Compare code", ".mjs,.js")}
            </div>
          }
        />
      ) : (
        <main className={styles.empty}>
          <h1>Inspector</h1>
          <p>
            Drop a recorded session here: the file that a report of a problem saves, or that{" "}
            <code>skorpe reports save</code> fetches. The page shows the shop after each record, and what the record
            changed. The file stays in this browser.
          </p>
          {logChooser}
          <ReportForm asked={report ?? ""} onLog={(file, text) => send({ type: "ReportRead", file, text })} />
          {state._tag === "Missed" && (
            <p role="alert" className={styles.fault}>
              No open page of this browser has that session any more. Open it again from “Report a problem” there.
            </p>
          )}
          {state._tag === "Refused" && (
            <p role="alert" className={styles.fault}>
              {refusedWords(state.refused)}
            </p>
          )}
        </main>
      )}
    </div>
  )
}
