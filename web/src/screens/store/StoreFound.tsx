import { Flag, MapPin, Phone } from "lucide-react"
import type { Store, StoreStatus } from "@skorpe/core/domain/store"
import { Link } from "../../shop/Link.tsx"
import { useFormat } from "../../shop/useFormat.ts"
import { useShop } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { FavouriteStore } from "../../overlays/stores/FavouriteStore.tsx"
import { OrderFrom } from "../../overlays/stores/OrderFrom.tsx"
import { useSelectedStore } from "../../overlays/stores/useSelectedStore.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { Awning, Opening, Ways } from "../../stores/StoreParts.tsx"
import { formatPhone } from "../../stores/formatPhone.ts"
import { useOpeningText } from "../../stores/useOpeningText.ts"
import { OpeningWeek } from "./OpeningWeek.tsx"
import styles from "./StoreScreen.module.css"
import { storeTexts } from "./texts.ts"

interface StoreFoundProps {
  readonly store: Store
  readonly status: StoreStatus | null
}

/** A store's page: opening hours, delivery options, address and hotspots. */
export const StoreFound = ({ store, status }: StoreFoundProps) => {
  const t = useTexts(storeTexts)
  const opening = useOpeningText()(store, status)
  const { store: selected } = useSelectedStore()
  return (
    <div className={styles.page}>
      <header className={styles.front}>
        <Awning open={opening.open} />
        <div className={styles.door}>
          <PageTitle tab={t("tab", { store: store.name })}>{store.name}</PageTitle>
          <p className={styles.street}>
            <span>{store.address.street},</span>{" "}
            <span>
              {store.address.postalCode} {store.address.city}
            </span>
          </p>
          <Opening {...opening} />
          <div className={styles.buttons}>
            <OrderFrom storeSlug={store.slug} by={null} look="loud">
              {t("order")}
            </OrderFrom>
            <FavouriteStore storeId={store.id} />
            <Link to={{ _tag: "Stores" }} className={styles.all}>
              {t("allStores")}
            </Link>
          </div>
          {selected?.id === store.id && <p className={styles.yours}>{t("yours")}</p>}
        </div>
      </header>
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="hours">
          <h2 id="hours">{t("hours")}</h2>
          <OpeningWeek store={store} />
        </section>
        <div className={styles.parts}>
          <DeliveryOptions store={store} status={status} />
          <Place store={store} />
          <Hotspots store={store} />
        </div>
      </div>
    </div>
  )
}

const DeliveryOptions = ({ store, status }: StoreFoundProps) => {
  const t = useTexts(storeTexts)
  const format = useFormat()
  const { send } = useShop()
  const { open } = useOpeningText()(store, status)
  const delivers = store.deliveryArea.length > 0
  return (
    <section className={styles.part} aria-labelledby="ways">
      <h2 id="ways">{t("ways")}</h2>
      <Ways store={store} waits={open ? (status ?? store).waitMinutes : null} delivers={delivers} isHere={false} />
      {delivers && (
        <>
          <p className={styles.soft}>{t("fromSum", { sum: format.money(store.minimumDelivery) })}</p>
          <Button look="calm" onClick={() => send({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })}>
            {t("checkAddress")}
          </Button>
        </>
      )}
    </section>
  )
}

const Place = ({ store: { address, position, phone } }: { readonly store: Store }) => {
  const t = useTexts(storeTexts)
  const { latitude, longitude } = position
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <section className={styles.part} aria-labelledby="place">
      <h2 id="place">{t("find")}</h2>
      <address className={styles.address}>
        {address.street}
        <br />
        {address.postalCode} {address.city}
      </address>
      <p className={styles.reach}>
        <a href={map} target="_blank" rel="noreferrer">
          <MapPin size={16} aria-hidden /> {t("map")}
          <span className="sr-only"> ({t("newTab")})</span>
        </a>
        {phone !== "" && (
          <a href={`tel:${phone}`}>
            <Phone size={16} aria-hidden /> {t("call", { phone: formatPhone(phone) })}
          </a>
        )}
      </p>
    </section>
  )
}

const Hotspots = ({ store: { hotspots } }: { readonly store: Store }) => {
  const t = useTexts(storeTexts)
  const format = useFormat()
  if (hotspots.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="hotspots">
      <h2 id="hotspots">{t("hotspots")}</h2>
      <p className={styles.soft}>{t("hotspotsText")}</p>
      <ul className={styles.hotspots}>
        {hotspots.map(({ id, name, address, fee }) => (
          <li key={id}>
            <Flag size={16} aria-hidden />
            <span>
              <strong>{name}</strong>
              <br />
              {address.street}, {address.city}
            </span>
            <span className={styles.fee}>{format.money(fee)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
