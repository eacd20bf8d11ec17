import { lazy, Suspense, useEffect, useState } from "react"
import { askForVersion } from "../kit/newVersion.ts"
import { useView } from "../app/shopContext.ts"
import { touched } from "../services/touched.ts"
import { withWords } from "../texts/restOfWords.ts"
import { notePresses } from "./opener.ts"
import { PanelsFailed } from "./PanelsFailed.tsx"

const load = async () => ({ default: (await withWords(import("./Panels.tsx"))).Panels })

/** A chunk that does not come says so in its place; it is asked for again with the next page. */
const Panels = lazy(() =>
  load().catch(() => {
    void askForVersion()
    return { default: PanelsFailed }
  }),
)

/**
 * The place of the panels and the drawer (SPEC §2.3, §2.4). They come in their own chunk at the first touch, so
 * that the first view does not wait for them, and a press only for what its finger did not bring already.
 */
export const PanelHost = () => {
  const { modal, drawer } = useView("overlay")
  const [isWanted, want] = useState(false)
  // What has been opened once stays to close as it came.
  if (!isWanted && (modal !== null || drawer !== "closed")) want(true)
  useEffect(notePresses, [])
  useEffect(() => {
    let isDrawn = true
    const loadAhead = async (): Promise<void> => {
      await touched()
      if (isDrawn) await load()
    }
    // What does not come now is asked for again when it is to be shown.
    loadAhead().catch(() => {})
    return () => {
      isDrawn = false
    }
  }, [])
  return <Suspense>{isWanted && <Panels />}</Suspense>
}
