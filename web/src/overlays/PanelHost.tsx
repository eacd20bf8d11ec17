import { createElement, useEffect, useState } from "react"
import { useView } from "../app/shopContext.ts"
import { useLater } from "../kit/later.ts"
import { touched } from "../services/touched.ts"
import { latePanels } from "./latePanels.ts"
import { notePresses } from "./opener.ts"
import { PanelsLate } from "./PanelsLate.tsx"

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
      if (isDrawn) await latePanels.load()
    }
    // What does not come now is asked for again when it is to be shown.
    loadAhead().catch(() => {})
    return () => {
      isDrawn = false
    }
  }, [])
  return isWanted && <WantedPanels />
}

const WantedPanels = () => {
  const Panels = useLater(latePanels, latePanels.now)
  return Panels ? createElement(Panels) : <PanelsLate />
}
