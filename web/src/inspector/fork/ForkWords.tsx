import { FirstDifference } from "../FirstDifference.tsx"
import { type Dispatch, useMemo } from "react"
import type { ForkEvent } from "./editing.ts"
import styles from "./ForkBar.module.css"
import type { Forked, Side } from "./sight.ts"
import { countWords, firstWords, silenceWords } from "./words.ts"

const sides: Readonly<Record<Side, string>> = { original: "Original", fork: "Fork" }

/** Says where the fork first differs from the original, and switches between the two. */
export const ForkWords = ({ forked, send }: { readonly forked: Forked; readonly send: Dispatch<ForkEvent> }) => {
  const { edits, fork, shown } = forked
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts do not depend on which side is shown, and they cost a comparison
  const said = useMemo(() => ({ first: firstWords(forked), silence: silenceWords(forked) }), [fork])
  return (
    <div className={styles.words}>
      <div className={styles.row}>
        <fieldset className={styles.sides}>
          <legend>Log</legend>
          {(Object.keys(sides) as Side[]).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name="side"
                checked={shown === side}
                onChange={() => send({ type: "SideChosen", side })}
              />
              <span>{sides[side]}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.links}>
          {fork.first >= 0 && <FirstDifference send={send} />}
          <button type="button" onClick={() => send({ type: "ForkDiscarded" })}>
            Discard the edits
          </button>
        </p>
      </div>
      <output>
        {edits.length === 1 ? "1 edit" : `${edits.length} edits`}
        {countWords(forked) !== "" && `: ${countWords(forked)}`}. {said.first}
      </output>
      {said.silence.map((words) => (
        <p key={words} className={styles.silence}>
          {words}
        </p>
      ))}
    </div>
  )
}
