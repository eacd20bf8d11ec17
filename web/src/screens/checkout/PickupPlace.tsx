import { Clock, MapPin } from "lucide-react"
import { useView } from "../../app/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useOpeningText } from "../stores/useOpeningText.ts"
import styles from "./CheckoutScreen.module.css"
import { checkoutTexts } from "./texts.ts"

/** The store that bakes it, and how long that takes as far as is known. */
export const PickupPlace = () => {
  const t = useTexts(checkoutTexts)
  const { storeId, storeName } = useView("cart")
  const { current } = useView("store")
  const openingText = useOpeningText()
  const here = current?.store.id === storeId ? current : null
  return (
    <>
      <p className={styles.fact}>
        <MapPin size={16} aria-hidden />
        <span>
          <strong>{storeName}</strong>
          {here && `, ${here.store.address.street}`}
        </span>
      </p>
      {here && (
        <p className={styles.fact}>
          <Clock size={16} aria-hidden />
          <span>
            {t("ready", { minutes: String((here.status ?? here.store).waitMinutes.pickup) })}
            {". "}
            {openingText(here.store, here.status).words}.
          </span>
        </p>
      )}
    </>
  )
}
