import { useEffect, useState } from "react"
import { useView } from "../app/shopContext.ts"
import { Button } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./PanelsLate.module.css"
import { panelTexts } from "./texts.ts"
import { usePutAway } from "./usePutAway.ts"

/** After so many milliseconds a wait is told of. */
const patience = 1500

/** What a long wait says: a way back, and a way on. */
export const PanelsLateBox = () => {
  const t = useTexts(panelTexts)
  const putAway = usePutAway()
  return (
    <div className={styles.box}>
      <p>{t("late")}</p>
      <Button onClick={() => location.reload()}>{t("loadAgain")}</Button>
      <Button look="calm" onClick={putAway}>
        {t("close")}
      </Button>
    </div>
  )
}

/** Shows at once, but not for a moment's wait, that what was pressed is on its way. */
export const PanelsComing = () => <div className={styles.coming} aria-hidden="true" />

/** Stands where a panel would while the panels do not come, which are asked for all the time. */
export const PanelsLate = () => {
  const { isScrollLocked } = useView("overlay")
  const [isLong, wait] = useState(false)
  useEffect(() => {
    if (!isScrollLocked) return
    const waiting = setTimeout(() => wait(true), patience)
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
