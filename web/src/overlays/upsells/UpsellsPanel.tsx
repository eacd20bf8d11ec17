import { useTexts } from "../../texts/DictionaryContext.tsx"
import { OnToPayment } from "./OnToPayment.tsx"
import { upsellTexts } from "./texts.ts"
import styles from "./Upsells.module.css"
import { UpsellShelves } from "./UpsellShelves.tsx"

/** The upsells, shown once before the checkout (SPEC §2.4). */
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
