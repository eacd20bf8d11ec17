import { Bike, LocateFixed, ShoppingBag } from "lucide-react"
import type { Store, WaitMinutes } from "@skorpe/core/store"
import { useFormat } from "../../app/useFormat.ts"
import { useShop, useView } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./StoreParts.module.css"
import { storesTexts } from "./texts.ts"
import type { OpeningText } from "./useOpeningText.ts"

/** How a store stands, in words on green or red. */
export const Opening = ({ open, words }: OpeningText) => (
  <p className={styles.opening} data-open={open}>
    {words}
  </p>
)

/** The striped cloth over a store's door; grey while it is closed. */
export const Awning = ({ open }: { readonly open: boolean }) => (
  <div className={styles.awning} data-open={open} aria-hidden />
)

interface WaysProps {
  readonly store: Pick<Store, "deliveryFee">
  readonly waits: WaitMinutes
  /** Whether it brings to where one is; where that is not known, whether it brings anywhere. */
  readonly delivers: boolean
  readonly isHere: boolean
}

/** How one gets the food there: how long to collecting it, how long and what for having it brought. */
export const Ways = ({ store, waits, delivers, isHere }: WaysProps) => {
  const t = useTexts(storesTexts)
  const format = useFormat()
  const brought = { minutes: String(waits.delivery), fee: format.money(store.deliveryFee) }
  return (
    <ul className={styles.ways}>
      <li>
        <ShoppingBag size={16} aria-hidden />
        {t("collect", { minutes: String(waits.pickup) })}
      </li>
      <li data-not={!delivers}>
        <Bike size={16} aria-hidden />
        {delivers ? t("bring", brought) : t(isHere ? "notToYou" : "noDelivery")}
      </li>
    </ul>
  )
}

/** Asks the device where it is, only when it is pressed; says what came of it. */
export const NearMe = () => {
  const t = useTexts(storesTexts)
  const { send } = useShop()
  const { here } = useView("finder")
  const said = { Unasked: "", Asking: t("asking"), Here: t("nearest"), Nowhere: t("nowhere") }[here._tag]
  return (
    <div className={styles.near}>
      <Button look="calm" aria-disabled={here._tag === "Asking"} onClick={() => send({ type: "NearbyWanted" })}>
        <LocateFixed size={16} aria-hidden />
        {t("nearMe")}
      </Button>
      <output className={styles.said}>
        {here._tag === "Nowhere" && here.reason === "denied" ? t("denied") : said}
      </output>
    </div>
  )
}
