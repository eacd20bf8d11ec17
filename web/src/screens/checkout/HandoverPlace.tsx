import { Clock, MapPin } from "lucide-react"
import type { Store } from "@skorpe/core/domain/store"
import { useTime, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useOpeningText } from "../../stores/useOpeningText.ts"
import styles from "./CheckoutScreen.module.css"
import { checkoutTexts } from "./texts.ts"
import { WayFields } from "./way/WayFields.tsx"

/** The place of handover, the store, and the waiting time or the chosen time. */
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
      <WayFields />
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
