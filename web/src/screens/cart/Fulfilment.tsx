import { MapPin, ShoppingBag, Truck } from "lucide-react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { DeliveryNotices } from "./DeliveryNotices.tsx"
import styles from "./Fulfilment.module.css"
import { cartTexts } from "../../cart/texts.ts"

/** The chosen delivery method, with a link to change it (SPEC §2.4, current store). */
export const Fulfilment = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { shipping, storeName } = useView("cart")
  const { method, address, hotspot } = shipping
  const door = address ? t("broughtTo", { place: `${address.street}, ${address.city}` }) : t("broughtSomewhere")
  const words = {
    carryout: t("collectedAt", { store: storeName }),
    delivery: door,
    hotspot: t("broughtTo", { place: hotspot?.name ?? storeName }),
  }[method]
  const Icon = { carryout: ShoppingBag, delivery: Truck, hotspot: MapPin }[method]
  return (
    <div>
      <div className={styles.fulfilment}>
        <p>
          <Icon size={16} aria-hidden />
          {words}
        </p>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("changeHow")}
          onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore", ofCart: true } })}
        >
          {t("change")}
        </button>
      </div>
      <DeliveryNotices />
    </div>
  )
}
