import { Clock, MapPin, Truck } from "lucide-react"
import { useView } from "../../app/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useOpeningText } from "../stores/useOpeningText.ts"
import styles from "./CheckoutScreen.module.css"
import { checkoutTexts } from "./texts.ts"

/** Where the food is handed over, the store that bakes it, and how long that takes as far as is known. */
export const HandoverPlace = () => {
  const t = useTexts(checkoutTexts)
  const { storeId, storeName, shipping } = useView("cart")
  const { current } = useView("store")
  const openingText = useOpeningText()
  const here = current?.store.id === storeId ? current : null
  const isCollected = shipping.method === "carryout"
  const waits = here && (here.status ?? here.store).waitMinutes
  return (
    <>
      {!isCollected && <Door />}
      <p className={styles.fact}>
        <MapPin size={16} aria-hidden />
        <span>
          {!isCollected && `${t("bakedAt")} `}
          <strong>{storeName}</strong>
          {here && `, ${here.store.address.street}`}
        </span>
      </p>
      {here && waits && (
        <p className={styles.fact}>
          <Clock size={16} aria-hidden />
          <span>
            {isCollected
              ? t("ready", { minutes: String(waits.pickup) })
              : t("brought", { minutes: String(waits.delivery) })}
            {". "}
            {openingText(here.store, here.status).words}.
          </span>
        </p>
      )}
    </>
  )
}

/** Where it is brought: an address, or the place of a hotspot. */
const Door = () => {
  const { method, address, hotspot } = useView("cart").shipping
  const place = method === "hotspot" ? hotspot?.name : address && `${address.street}, ${address.city}`
  if (!place) return null
  return (
    <p className={styles.fact}>
      <Truck size={16} aria-hidden />
      <strong>{place}</strong>
    </p>
  )
}
