import { useState } from "react"
import { writeLog } from "@skorpe/core/replay"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import type { Opened } from "./inspector.ts"
import styles from "./SaveParts.module.css"
import { loadTests } from "./loadTests.ts"
import { saveText } from "./saveText.ts"
import { commandFor, fileUpTo, logUpTo } from "./exportSession.ts"

/** The time limit in ms for finding what to test; the log may be hostile. */
const longestSearch = 10_000

/** Exports what is shown: as a command, as a shorter log, or as a test. */
export const SaveParts = ({ opened }: { readonly opened: Opened }) => {
  const { session, position, condition, forking } = opened
  const [said, say] = useState("")
  const [name, rename] = useState("")
  const n = session.records[position]?.n ?? 0
  const { market, build } = session
  const copy = async (): Promise<void> => {
    const { command, needs } = commandFor(opened, location.origin)
    const first = needs === null ? "" : ` (save ${needs} first)`
    await navigator.clipboard.writeText(command).then(
      () => say(`Copied${first}: ${command}`),
      () => say(`The browser lets nothing be copied. The command${first}: ${command}`),
    )
  }
  const saveLog = (): void => {
    const { name: file, text } = fileUpTo(opened)
    saveText(file, text())
  }
  const saveTest = async (): Promise<void> => {
    const loaded = await loadTests().catch(() => null)
    if (loaded === null) return say("The code that writes a test did not come. Is there a network? Try again.")
    const { findWrong, isTestName, testOfLog } = loaded
    if (!isTestName(name)) return say("A test needs a name of letters and digits, such as threePieces.")
    const log = logUpTo(opened)
    const end = performance.now() + longestSearch
    const isLate = (): boolean => performance.now() >= end
    const wrong = findWrong(log, condition.text.trim() === "" ? undefined : condition.text, isLate)
    if (wrong._tag === "GaveUp")
      return say(`It takes too long: record ${wrong.n} was reached. skorpe log test has more time.`)
    if (wrong._tag === "Misread") return say(`Character ${wrong.at} of the condition: ${wrong.why}.`)
    if (wrong._tag === "NothingWrong") return say(`Up to record ${n} ${wrong.why}: there is nothing to test.`)
    saveText(`${name}.jsonl`, writeLog({ market, build, log }))
    saveText(`${name}.story.test.ts`, testOfLog({ name, stage: "../../simulation/logStage.fixture.ts", log, wrong }))
    return say(
      `Two files are saved; put them into a folder of core/src/units and run: npx vitest run --config vitest.workspace.ts ${name}. ${wrong.now}`,
    )
  }
  return (
    <div className={styles.save}>
      <h3>{forking._tag === "Forked" ? `Take the ${forking.shown} along` : "Take along"}</h3>
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
