import { MapPin, ShoppingBag, Truck } from "lucide-react"
import { useShop, useView } from "../../app/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Fulfilment.module.css"
import { cartTexts } from "./texts.ts"

/** How the food is handed over, and the way to choose another (SPEC §2.4, current store). */
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
    <div className={styles.fulfilment}>
      <p>
        <Icon size={20} aria-hidden />
        {words}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("changeHow")}
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })}
      >
        {t("change")}
      </button>
    </div>
  )
}
