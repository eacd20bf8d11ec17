import { Check } from "lucide-react"
import type { Store } from "@skorpe/core/domain/store"
import { useView } from "../../shop/shopContext.ts"
import { formatDistance } from "../../stores/formatDistance.ts"
import { Opening } from "../../stores/StoreParts.tsx"
import { useOpeningText } from "../../stores/useOpeningText.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"
import { OrderFrom } from "./OrderFrom.tsx"
import styles from "./StorePanels.module.css"

interface StoreChoiceProps {
  readonly store: Store
  /** In metres; `null` if unknown. */
  readonly distance: number | null
  readonly isChosen: boolean
}

/** A store in the list of stores to choose from. */
export const StoreChoice = ({ store, distance, isChosen }: StoreChoiceProps) => {
  const t = useTexts(panelTexts)
  const { language } = useView("route")
  const opening = useOpeningText()(store)
  return (
    <OrderFrom storeSlug={store.slug} by={null} look={{ className: styles.choice }} isChosen={isChosen}>
      <span className={styles.choiceName}>
        {store.name}
        {isChosen && <Check size={16} aria-label={t("isChosen")} />}
        {distance !== null && <span className={styles.distance}>{formatDistance(language, distance)}</span>}
      </span>
      <span className={styles.street}>
        {store.address.street}, {store.address.city}
      </span>
      <Opening {...opening} />
    </OrderFrom>
  )
}
