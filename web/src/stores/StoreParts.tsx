import { Bike, ShoppingBag } from "lucide-react"
import type { Store, WaitMinutes } from "@skorpe/core/domain/store"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./StoreParts.module.css"
import { storesTexts } from "./texts.ts"
import type { OpeningText } from "./useOpeningText.ts"

/** A store's opening status, in words on green or red. */
export const Opening = ({ open, words }: OpeningText) => (
  <p className={styles.opening} data-open={open}>
    {words}
  </p>
)

/** The striped awning over a store; grey while it is closed. */
export const Awning = ({ open }: { readonly open: boolean }) => (
  <div className={styles.awning} data-open={open} aria-hidden />
)

interface WaysProps {
  readonly store: Pick<Store, "deliveryFee">
  /** How long the food takes; `null` while the store is closed, because nothing is made then. */
  readonly waits: WaitMinutes | null
  /** Whether it delivers to the customer's position, or at all if the position is unknown. */
  readonly delivers: boolean
  readonly isHere: boolean
}

/** A store's delivery methods: while it is open the wait for collection, and for delivery the wait and the fee. */
export const Ways = ({ store, waits, delivers, isHere }: WaysProps) => {
  const t = useTexts(storesTexts)
  const format = useFormat()
  const fee = format.money(store.deliveryFee)
  const brought = () => (waits ? t("bring", { minutes: String(waits.delivery), fee }) : t("bringLater", { fee }))
  return (
    <ul className={styles.ways}>
      <li>
        <ShoppingBag size={16} aria-hidden />
        {waits ? t("collect", { minutes: String(waits.pickup) }) : t("collectLater")}
      </li>
      <li data-not={!delivers}>
        <Bike size={16} aria-hidden />
        {delivers ? brought() : t(isHere ? "notToYou" : "noDelivery")}
      </li>
    </ul>
  )
}
