import { Clock, Flag, MapPin, Phone } from "lucide-react"
import type { Store, StoreStatus } from "@skorpe/core/domain/store"
import { formatPhone } from "../../stores/formatPhone.ts"
import { Opening } from "../../stores/StoreParts.tsx"
import { useOpeningText } from "../../stores/useOpeningText.ts"
import { useWait } from "./useWait.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./StorePanels.module.css"
import { panelTexts } from "../texts.ts"

interface StoreFactsProps {
  readonly store: Store
  readonly status: StoreStatus | null
  readonly hotspot: string | null
}

/** A store's address, opening status, wait while it is open, and phone number. */
export const StoreFacts = ({ store, status, hotspot }: StoreFactsProps) => {
  const t = useTexts(panelTexts)
  const opening = useOpeningText()(store, status)
  const wait = useWait()(store, status)
  const { street, postalCode, city } = store.address
  return (
    <div className={styles.facts}>
      <Opening {...opening} />
      {hotspot !== null && (
        <p className={styles.fact}>
          <Flag size={16} aria-hidden />
          {t("broughtTo", { hotspot })}
        </p>
      )}
      <p className={styles.fact}>
        <MapPin size={16} aria-hidden />
        {street}, {postalCode} {city}
      </p>
      {opening.open && (
        <p className={styles.fact}>
          <Clock size={16} aria-hidden />
          {wait}
        </p>
      )}
      {store.phone !== "" && (
        <p className={styles.fact}>
          <Phone size={16} aria-hidden />
          <a href={`tel:${store.phone}`}>{formatPhone(store.phone)}</a>
        </p>
      )}
    </div>
  )
}
