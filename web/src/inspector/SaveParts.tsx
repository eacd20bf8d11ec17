import { useState } from "react"
import { type ShopLog, writeLog } from "@skorpe/core/replay"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import type { Opened } from "./inspector.ts"
import styles from "./SaveParts.module.css"
import { saveText } from "./saveText.ts"

const upTo = ({ session, position }: Opened): ShopLog => ({
  checkpoint: session.log.checkpoint,
  records: session.records.slice(0, position + 1),
})

/** A file name for a shell: quoted if it is no plain word. */
const quoted = (file: string): string => (/^[\w.-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`)

/** The command that folds the log up to a record and prints the views after it. */
export const commandFor = (file: string, n: number): string => `npx skorpe replay ${quoted(file)} --to ${n} --json`

/** Takes what is seen elsewhere: as a command, as a shorter log, as a test. */
export const SaveParts = ({ opened }: { readonly opened: Opened }) => {
  const { session, position, condition } = opened
  const [said, say] = useState("")
  const [name, rename] = useState("")
  const n = session.records[position]?.n ?? 0
  const { market, build } = session
  const copy = async (): Promise<void> => {
    const command = commandFor(session.file, n)
    await navigator.clipboard.writeText(command).then(
      () => say(`Copied: ${command}`),
      () => say(`The browser lets nothing be copied. The command: ${command}`),
    )
  }
  const saveLog = (): void => saveText(`to-${n}-${session.file}`, writeLog({ market, build, log: upTo(opened) }))
  const saveTest = async (): Promise<void> => {
    const { findWrong, isTestName, testOfLog } = await import("@skorpe/core/simulation")
    if (!isTestName(name)) return say("A test needs a name of letters and digits, such as threePieces.")
    const log = upTo(opened)
    const wrong = findWrong(log, condition.text.trim() === "" ? undefined : condition.text)
    if (wrong._tag === "Misread") return say(`Character ${wrong.at} of the condition: ${wrong.why}.`)
    if (wrong._tag === "NothingWrong") return say(`Up to record ${n} ${wrong.why}: there is nothing to test.`)
    saveText(`${name}.jsonl`, writeLog({ market, build, log }))
    saveText(`${name}.story.test.ts`, testOfLog({ name, stage: "../../simulation/logStage.fixture.ts", log, wrong }))
    return say(`Two files are saved; put them into a folder of core/src/units. ${wrong.now}`)
  }
  return (
    <div className={styles.save}>
      <h3>Take along</h3>
      <div className={styles.buttons}>
        <Button look="calm" onClick={() => void copy()}>
          Copy as command
        </Button>
        <Button look="calm" onClick={saveLog}>
          Save log up to here
        </Button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void saveTest()
        }}
      >
        <Field
          id="inspector-test"
          label="Name of a test"
          value={name}
          onText={rename}
          hint="Fails while the condition under “Where” holds up to here; without one, while an invariant is broken."
        />
        <Button look="calm" type="submit">
          Save as test
        </Button>
      </form>
      <output>{said}</output>
    </div>
  )
}
