import { FirstDifference } from "../FirstDifference.tsx"
import { type Dispatch, useEffect, useMemo } from "react"
import styles from "../fork/ForkBar.module.css"
import { focusList } from "../fork/focusList.ts"
import type { InspectorEvent, Opened } from "../inspector.ts"
import type { CodeFrame } from "./codeFrame.ts"
import { compareWith } from "./otherCode.ts"
import { comparedWords } from "./words.ts"

/** Runs code of another commit beside this one, and says where the two first differ. */
export const OtherCodeWords = ({
  opened,
  frame,
  send,
}: {
  readonly opened: Opened
  readonly frame: CodeFrame
  readonly send: Dispatch<InspectorEvent>
}) => {
  const { otherCode, text, session } = opened
  useEffect(() => {
    if (otherCode._tag !== "Running") return undefined
    const left = new AbortController()
    const { file, code } = otherCode
    void frame
      .fold(code, text, left.signal)
      .then((answer) => send({ type: "CodeAnswered", running: otherCode, result: compareWith(text, file, answer) }))
    return () => left.abort()
  }, [otherCode, text, frame, send])
  const said = useMemo(
    () => (otherCode._tag === "Compared" ? comparedWords(otherCode, session) : ""),
    [otherCode, session],
  )
  if (otherCode._tag === "None") return null
  const discard = (word: string) => (
    <button
      type="button"
      onClick={() => {
        send({ type: "CodeDiscarded" })
        focusList()
      }}
    >
      {word} the other code
    </button>
  )
  return (
    <section className={`${styles.bar} ${styles.words}`} aria-label="Code of another commit">
      {otherCode._tag === "Refused" && (
        <p role="alert" className={styles.refusal}>
          {otherCode.file}: {otherCode.why}.
        </p>
      )}
      {otherCode._tag === "Running" && <output>{otherCode.file} folds the log …</output>}
      {otherCode._tag === "Compared" && <output>{said}</output>}
      <p className={styles.links}>
        {otherCode._tag === "Compared" && otherCode.comparison.first >= 0 && <FirstDifference send={send} />}
        {discard(otherCode._tag === "Running" ? "Stop" : "Discard")}
      </p>
    </section>
  )
}
