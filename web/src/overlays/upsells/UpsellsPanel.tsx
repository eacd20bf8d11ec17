import { useTexts } from "../../texts/DictionaryContext.tsx"
import { OnToPayment } from "./OnToPayment.tsx"
import { upsellTexts } from "./texts.ts"
import styles from "./Upsells.module.css"
import { UpsellShelves } from "./UpsellShelves.tsx"

/** What else might be nice, once before paying. */
export const UpsellsPanel = () => {
  const t = useTexts(upsellTexts)
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{t("lead")}</p>
      <UpsellShelves />
      <OnToPayment />
    </div>
  )
}
