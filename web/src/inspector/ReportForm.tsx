import { useEffect, useRef, useState } from "react"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import { fetchReport } from "./fetchReport.ts"
import styles from "./InspectorPage.module.css"

interface ReportFormProps {
  /** The reference in the page's address. */
  readonly asked: string
  readonly onLog: (file: string, text: string) => void
}

/** A form for a report's reference and the staff key, which fetches the report's log; the key is not stored. */
export const ReportForm = ({ asked, onLog }: ReportFormProps) => {
  const [reference, type] = useState(asked)
  const [said, say] = useState("")
  const last = useRef<object | null>(null)
  // A log that was opened meanwhile is not replaced.
  useEffect(() => () => void (last.current = null), [])
  const open = async (key: string): Promise<void> => {
    const mine = {}
    last.current = mine
    say("Fetching the report…")
    const fetched = await fetchReport(reference, key)
    if (last.current !== mine) return
    say(fetched._tag === "Log" ? "" : fetched.why)
    if (fetched._tag === "Log") onLog(fetched.file, fetched.text)
  }
  return (
    <form
      className={styles.report}
      onSubmit={(event) => {
        event.preventDefault()
        const key = new FormData(event.currentTarget).get("inspector-key")
        void open(typeof key === "string" ? key : "")
      }}
    >
      <Field
        id="inspector-reference"
        label="Reference of a report"
        value={reference}
        onText={type}
        input={{ autoComplete: "off" }}
      />
      <Field id="inspector-key" label="Staff key" input={{ type: "password", autoComplete: "off" }} />
      <Button look="calm" type="submit" className={styles.fetch ?? ""}>
        Open the report
      </Button>
      <output className={styles.said}>{said}</output>
    </form>
  )
}
