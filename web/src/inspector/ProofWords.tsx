import type { Dispatch } from "react"
import type { InspectorEvent, Opened } from "./inspector.ts"
import { originalOf } from "./fork/sight.ts"
import styles from "./InspectorPage.module.css"

/** Says whether this program leads to the recorded worlds, and where it first does not. */
export const ProofWords = ({ opened, send }: { readonly opened: Opened; readonly send: Dispatch<InspectorEvent> }) => {
  const { proof, session } = opened
  const upcast =
    session.upcastFrom === undefined
      ? ""
      : ` From record ${session.upcastFrom} on, events were upcast and hashes cannot be compared.`
  switch (proof._tag) {
    case "Checking":
      return <output className={styles.proof}>Comparing the recorded hashes…</output>
    case "Same":
      return (
        <output className={styles.proof}>
          {proof.hashes === 0
            ? "The log has no hashes to compare."
            : `All ${proof.hashes.toLocaleString("en")} hashes match.`}
          {upcast}
        </output>
      )
    case "Differs":
      return (
        <output className={styles.fault}>
          Record {proof.n} leads to another world than was recorded{proof.place === "" ? "" : `: ${proof.place}`}.{" "}
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              send({ type: "SideChosen", side: "original" })
              send({ type: "PositionChosen", position: originalOf(opened).travel.positionOf(proof.n) })
            }}
          >
            Go there
          </button>
          {upcast}
        </output>
      )
  }
}
