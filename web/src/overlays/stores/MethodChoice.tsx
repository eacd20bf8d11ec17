import { MapPin } from "lucide-react"
import type { Store, WaitMinutes } from "@skorpe/core/domain/store"
import { useFormat } from "../../shop/useFormat.ts"
import { useShop, useView } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { HotspotChoice } from "./HotspotChoice.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"

interface MethodChoiceProps {
  readonly store: Store
  /** How long the food takes; `null` while the store is closed. */
  readonly waits: WaitMinutes | null
}

/** Chooses the delivery method: carry-out, delivery or hotspot, each with its fee, and while the store is open its wait. */
export const MethodChoice = ({ store, waits }: MethodChoiceProps) => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const format = useFormat()
  const { shipping } = useView("cart")
  const minutes = (method: keyof WaitMinutes) => (waits ? [t("minutes", { minutes: String(waits[method]) })] : [])
  const delivers = store.deliveryArea.length > 0
  const [first] = store.hotspots
  const hotspot = store.hotspots.find(({ id }) => id === shipping.hotspot?.id) ?? first
  const cheapest = Math.min(...store.hotspots.map(({ fee }) => fee)) as typeof store.deliveryFee
  const choose = (method: string) => {
    if (method === "carryout" || method === "delivery") send({ type: "MethodChosen", method })
    else if (hotspot) send({ type: "HotspotChosen", hotspotId: hotspot.id })
  }
  const brought = delivers ? [...minutes("delivery"), format.money(store.deliveryFee)] : [t("notHere")]
  const tiles = [
    { value: "carryout", label: t("carryout"), detail: [...minutes("pickup"), t("free")] },
    { value: "delivery", label: t("delivery"), detail: brought, disabled: !delivers },
    ...(hotspot
      ? [
          {
            value: "hotspot",
            label: t("hotspot"),
            detail: [...minutes("delivery"), t("from", { fee: format.money(cheapest) })],
          },
        ]
      : []),
  ]
  return (
    <>
      <RadioTiles legend={t("how")} name="method" tiles={tiles} value={shipping.method} onChoose={choose} />
      {shipping.method === "delivery" && delivers && <Door />}
      {shipping.method === "hotspot" && <HotspotChoice hotspots={store.hotspots} />}
    </>
  )
}

const Door = () => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const { address } = useView("cart").shipping
  return (
    <div className={styles.door}>
      <p className={styles.fact}>
        <MapPin size={16} aria-hidden />
        {address ? t("to", { address: `${address.street}, ${address.city}` }) : t("noAddress")}
      </p>
      <Button look="calm" onClick={() => send({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })}>
        {t(address ? "another" : "giveAddress")}
      </Button>
    </div>
  )
}
