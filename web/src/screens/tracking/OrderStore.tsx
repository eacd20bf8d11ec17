import { MapPin, Phone } from "lucide-react"
import type { Order } from "@skorpe/core/domain/order"
import { formatPhone } from "../../stores/formatPhone.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"
import { useOrderStore } from "./useOrderStore.ts"

/** The store that makes the order: its address on a map, and its phone with a tap. */
export const OrderStore = ({ order }: { readonly order: Order }) => {
  const t = useTexts(trackingTexts)
  const store = useOrderStore(order)
  if (store === null) return null
  const { latitude, longitude } = store.position
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  const { street, postalCode, city } = store.address
  return (
    <section className={styles.store} aria-labelledby="store">
      <h2 id="store">{store.name}</h2>
      <a href={map} target="_blank" rel="noreferrer">
        <MapPin size={16} aria-hidden />
        <span>
          {street}, {postalCode} {city}
        </span>
      </a>
      {store.phone !== "" && (
        <a href={`tel:${store.phone}`}>
          <Phone size={16} aria-hidden /> {t("call", { phone: formatPhone(store.phone) })}
        </a>
      )}
    </section>
  )
}
