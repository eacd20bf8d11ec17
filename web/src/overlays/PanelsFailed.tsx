import { useView } from "../app/shopContext.ts"
import { Button } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./PanelsFailed.module.css"
import { panelTexts } from "./texts.ts"
import { usePutAway } from "./usePutAway.ts"

/** Stands where a panel would, when the panels could not be fetched: a way back, and a way to try again. */
export const PanelsFailed = () => {
  const t = useTexts(panelTexts)
  const { isScrollLocked } = useView("overlay")
  const putAway = usePutAway()
  if (!isScrollLocked) return null
  return (
    <div role="alert" className={styles.box}>
      <p>{t("failed")}</p>
      <Button onClick={() => location.reload()}>{t("loadAgain")}</Button>
      <Button look="calm" onClick={putAway}>
        {t("close")}
      </Button>
    </div>
  )
}
