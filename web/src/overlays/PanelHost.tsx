import { createElement, useEffect, useState } from "react"
import { useView } from "../shop/shopContext.ts"
import { useLazyPart } from "../kit/lazyPart.ts"
import { firstInteraction } from "../services/firstInteraction.ts"
import { lazyPanels } from "./lazyPanels.ts"
import { notePresses } from "./opener.ts"
import { PanelsLate } from "./PanelsLate.tsx"

/**
 * Mounts the panels and the drawer (SPEC §2.3, §2.4). Their chunk loads on the first interaction, so that the first view
 * does not wait for them.
 */
export const PanelHost = () => {
  const { modal, drawer } = useView("overlay")
  const [isWanted, want] = useState(false)
  // A panel that has been opened stays mounted for its closing animation.
  if (!isWanted && (modal !== null || drawer !== "closed")) want(true)
  useEffect(notePresses, [])
  useEffect(() => {
    let isDrawn = true
    const loadAhead = async (): Promise<void> => {
      await firstInteraction()
      if (isDrawn) await lazyPanels.load()
    }
    // A lazy panel that fails to load is requested again on use.
    loadAhead().catch(() => {})
    return () => {
      isDrawn = false
    }
  }, [])
  return isWanted && <WantedPanels />
}

const WantedPanels = () => {
  const Panels = useLazyPart(lazyPanels, lazyPanels.now)
  return Panels ? createElement(Panels) : <PanelsLate />
}
