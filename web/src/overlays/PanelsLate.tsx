import { useEffect, useState } from "react"
import { useView } from "../shop/shopContext.ts"
import { Button } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./PanelsLate.module.css"
import { panelTexts } from "./texts.ts"
import { useCloseOverlay } from "./useCloseOverlay.ts"

/** Delay in ms before a wait is announced. */
const announceAfter = 1500

/** The message during a long wait, with a button to reload and one to close. */
export const PanelsLateBox = () => {
  const t = useTexts(panelTexts)
  const closeOverlay = useCloseOverlay()
  return (
    <div className={styles.box}>
      <p>{t("late")}</p>
      <Button onClick={() => location.reload()}>{t("loadAgain")}</Button>
      <Button look="calm" onClick={closeOverlay}>
        {t("close")}
      </Button>
    </div>
  )
}

/** The page's progress bar (base.css) while a panel loads. */
export const PanelsComing = () => <div data-waits="" aria-hidden="true" />

/** Replaces a panel while the lazy panels' code fails to load and is retried. */
export const PanelsLate = () => {
  const { isScrollLocked } = useView("overlay")
  const [isLong, wait] = useState(false)
  useEffect(() => {
    if (!isScrollLocked) return
    const waiting = setTimeout(() => wait(true), announceAfter)
    return () => {
      clearTimeout(waiting)
      wait(false)
    }
  }, [isScrollLocked])
  return (
    <>
      {isScrollLocked && <PanelsComing />}
      <div role="alert">{isLong && <PanelsLateBox />}</div>
    </>
  )
}
