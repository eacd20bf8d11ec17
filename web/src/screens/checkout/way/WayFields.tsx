import { Truck } from "lucide-react"
import { useView } from "../../../shop/shopContext.ts"
import { HotspotAnswers } from "../../../overlays/stores/HotspotAnswers.tsx"
import styles from "../CheckoutScreen.module.css"
import { AddressPlace } from "./AddressPlace.tsx"
import { DoorFields } from "./DoorFields.tsx"
import { useCartStore } from "./useCartStore.ts"
import way from "./Way.module.css"

/** The place of delivery, editable in place: an address and its door, or a hotspot's own questions. */
export const WayFields = () => {
  const { method } = useView("cart").shipping
  if (method === "carryout") return null
  return <div className={way.part}>{method === "delivery" ? <ToDoor /> : <ToHotspot />}</div>
}

const ToDoor = () => (
  <>
    <AddressPlace />
    <DoorFields />
  </>
)

const ToHotspot = () => {
  const { hotspot: chosen } = useView("cart").shipping
  const hotspot = useCartStore()?.hotspots.find(({ id }) => id === chosen?.id)
  if (chosen === null) return null
  return (
    <>
      <p className={styles.fact}>
        <Truck size={16} aria-hidden />
        <strong>{chosen.name}</strong>
      </p>
      {hotspot && <HotspotAnswers hotspot={hotspot} answers={chosen.parameters} prefix="hotspot" />}
    </>
  )
}
