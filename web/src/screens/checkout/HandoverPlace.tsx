import { Clock, MapPin, Truck } from "lucide-react"
import type { Store } from "@skorpe/core/store"
import { useTime, useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useOpeningText } from "../stores/useOpeningText.ts"
import styles from "./CheckoutScreen.module.css"
import { checkoutTexts } from "./texts.ts"

/** Where the food is handed over, the store that bakes it, and how long that takes or for when it was chosen. */
export const HandoverPlace = () => {
  const t = useTexts(checkoutTexts)
  const { storeId, storeName, shipping } = useView("cart")
  const { current } = useView("store")
  const openingText = useOpeningText()
  const here = current?.store.id === storeId ? current : null
  const isCollected = shipping.method === "carryout"
  const { requestedTime } = shipping
  const { moment } = useFormat()
  const now = useTime()
  const waits = here && (here.status ?? here.store).waitMinutes
  const opening = here && openingText(here.store, here.status)
  const soon = ({ pickup, delivery }: Store["waitMinutes"]): string =>
    isCollected ? t("ready", { minutes: String(pickup) }) : t("brought", { minutes: String(delivery) })
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
      {opening && waits && (
        <p className={styles.fact}>
          <Clock size={16} aria-hidden />
          <span>
            {requestedTime === null
              ? `${opening.open ? `${soon(waits)}. ` : ""}${opening.words}.`
              : t("wantedAt", { moment: moment(requestedTime, now) })}
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
