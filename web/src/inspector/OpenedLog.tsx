import { type Dispatch, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react"
import { ChartPart } from "./chart/ChartPart.tsx"
import { checkHashes } from "./checkHashes.ts"
import { Controls } from "./Controls.tsx"
import { Finding } from "./Finding.tsx"
import { BesideOriginal } from "./fork/BesideOriginal.tsx"
import { ForkBar } from "./fork/ForkBar.tsx"
import { lineOf, originalOf, type Sight } from "./fork/sight.ts"
import { inSlices } from "./inSlices.ts"
import type { InspectorEvent, Opened, Proof } from "./inspector.ts"
import styles from "./InspectorPage.module.css"
import { LanesOverTime } from "./LanesOverTime.tsx"
import { listenToKeys } from "./listenToKeys.ts"
import { PartBoundary } from "./PartBoundary.tsx"
import { ProofWords } from "./ProofWords.tsx"
import { RecordList } from "./RecordList.tsx"
import { SaveParts } from "./SaveParts.tsx"
import { foldOn } from "./session.ts"
import { ShopPart } from "./ShopPart.tsx"
import { BesideCode } from "./versions/BesideCode.tsx"
import type { CodeFrame } from "./versions/codeFrame.ts"
import { StatePart } from "./StatePart.tsx"
import { useDebounced } from "./useDebounced.ts"
import { useTopAfter } from "./useTopAfter.ts"
import { OtherCodeWords } from "./versions/OtherCodeWords.tsx"
import { WhatHappened } from "./WhatHappened.tsx"

const panes = { records: "Records", shop: "Shop", why: "What happened", lanes: "Timers and calls" } as const
type Pane = keyof typeof panes

interface OpenedLogProps {
  readonly opened: Opened
  readonly codeFrame: CodeFrame
  readonly send: Dispatch<InspectorEvent>
  /** Opens another log, or code to compare with. */
  readonly chooser: ReactNode
}

/** An opened log, and its fork: the records, the shop, what the chosen record did, and what ran meanwhile. */
export const OpenedLog = ({ opened, codeFrame, send, chooser }: OpenedLogProps) => {
  const { session, position, playing, forking, otherCode, isEnlarged } = opened
  const original = originalOf(opened)
  const [chosenPane, choosePane] = useState<Pane>("records")
  // While a record is edited its field is shown, also on a screen with room for one part only.
  const pane = isEnlarged ? "enlarged" : opened.editor._tag === "Open" ? "records" : chosenPane
  useEffect(() => listenToKeys(send), [send])
  useEffect(() => {
    const hear = (proof: Proof): void => {
      if (proof._tag !== "Checking") send({ type: "HashesChecked", session: original, proof })
    }
    return inSlices(checkHashes(original), hear, 500)
  }, [original, send])
  // Folds ahead in idle slices: a jump to the end would otherwise wait for the whole fold.
  useEffect(() => inSlices(foldOn(session), () => undefined), [session])
  const isPlaying = playing._tag === "Playing"
  useEffect(() => {
    if (!isPlaying) return undefined
    let before = performance.now()
    let frame = requestAnimationFrame(function pass(now) {
      send({ type: "TimePassed", milliseconds: Math.max(0, now - before) })
      before = now
      frame = requestAnimationFrame(pass)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, send])
  // While the slider moves, only the list follows it: rendering a shop takes longer than a frame. Playing shows the
  // shop.
  const sight = useMemo((): Sight => ({ session, position, forking }), [session, position, forking])
  const rested = useDebounced(sight)
  const shown = isPlaying ? sight : rested
  const settled = useDeferredValue(shown)
  // The difference of two worlds is at the part's top.
  const why = useTopAfter(opened.soughtDifferences)
  return (
    <>
      <header className={styles.head} hidden={isEnlarged}>
        <h1>Inspector</h1>
        <p className={styles.file}>
          {original.file} · market {original.market} · build {original.build} ·{" "}
          {original.records.length.toLocaleString("en")} records
        </p>
        <ProofWords opened={opened} send={send} />
        {chooser}
        <fieldset className={styles.panes}>
          <legend>Shown part</legend>
          {(Object.keys(panes) as Pane[]).map((one) => (
            <label key={one}>
              <input type="radio" name="pane" checked={pane === one} onChange={() => choosePane(one)} />
              <span>{panes[one]}</span>
            </label>
          ))}
        </fieldset>
      </header>
      <main className={styles.parts} data-pane={pane}>
        <section className={styles.records} aria-label="Records">
          <Finding opened={opened} send={send} />
          <ForkBar opened={opened} send={send} />
          {forking._tag === "Unforked" && <OtherCodeWords opened={opened} frame={codeFrame} send={send} />}
          <RecordList opened={opened} send={send} />
        </section>
        <section className={styles.shop} aria-label="Shop">
          {isEnlarged && (
            <h1>
              <span className="sr-only">Inspector</span>
            </h1>
          )}
          <PartBoundary at={shown}>
            <ShopPart sight={shown} isEnlarged={isEnlarged} send={send} />
          </PartBoundary>
        </section>
        <section ref={why} className={styles.why} aria-label="What happened">
          <PartBoundary at={settled}>
            {settled.forking._tag === "Forked" && <BesideOriginal forked={settled.forking} line={lineOf(settled)} />}
            {settled.forking._tag === "Unforked" && otherCode._tag === "Compared" && (
              <BesideCode compared={otherCode} position={settled.position} />
            )}
            <WhatHappened session={settled.session} position={settled.position} />
            <StatePart session={settled.session} position={settled.position} send={send} />
            <ChartPart session={settled.session} position={settled.position} />
          </PartBoundary>
          <SaveParts opened={opened} />
        </section>
        <section className={styles.lanes} aria-label="Timers and calls">
          <LanesOverTime session={settled.session} position={settled.position} send={send} />
        </section>
      </main>
      <Controls opened={opened} send={send} />
    </>
  )
}
