import { lazy, Suspense, useEffect, useState } from "react"
import { askForVersion } from "../kit/newVersion.ts"
import { useView } from "../app/shopContext.ts"
import { notePresses } from "./opener.ts"
import { PanelsFailed } from "./PanelsFailed.tsx"

const load = async () => ({ default: (await import("./Panels.tsx")).Panels })

/** A chunk that does not come says so in its place; it is asked for again with the next page. */
const Panels = lazy(() =>
  load().catch(() => {
    void askForVersion()
    return { default: PanelsFailed }
  }),
)

/**
 * The place of the panels and the drawer (SPEC §2.3, §2.4). They come in their own chunk, once the page is drawn, so
 * that the first view does not wait for them and the first press does not either.
 */
export const PanelHost = () => {
  const { modal, drawer } = useView("overlay")
  const [isWanted, want] = useState(false)
  // What has been opened once stays to close as it came.
  if (!isWanted && (modal !== null || drawer !== "closed")) want(true)
  useEffect(notePresses, [])
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), 2000)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isWanted && <Panels />}</Suspense>
}
