import { Bike } from "lucide-react"
import { type Address, type OfferedStore, type StoresOffer } from "@skorpe/core/domain/address"
import { isFarAway, metresBetween } from "@skorpe/core/domain/store"
import { ProblemWords } from "../../shop/ProblemWords.tsx"
import { useFormat } from "../../shop/useFormat.ts"
import { OutOfReach } from "../../shop/OutOfReach.tsx"
import { useView } from "../../shop/shopContext.ts"
import { Message } from "../../kit/Message.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { formatDistance } from "../../stores/formatDistance.ts"
import { Awning, Opening } from "../../stores/StoreParts.tsx"
import { storesTexts } from "../../stores/texts.ts"
import { useStatusText } from "../../stores/useOpeningText.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./AddressFinder.module.css"
import { OtherWays } from "./OtherWays.tsx"
import { OrderFrom } from "./OrderFrom.tsx"
import { findingTexts } from "./texts.ts"

/** Upper bound on the listed stores to collect from. */
const mostNear = 3

interface AddressOfferProps {
  readonly address: Address
  /** The id of the field where another address is typed. */
  readonly field?: string
}

/** The store that delivers to the address, with wait and fee, and the nearest stores to collect from. */
export const AddressOffer = ({ address, field = "address" }: AddressOfferProps) => {
  const t = useTexts(findingTexts)
  const { offer } = useView("finder")
  switch (offer._tag) {
    case "Loaded":
      return <Answer address={address} field={field} offer={offer.value} />
    case "Failed":
    case "Missing":
      return <OutOfReach words={t("askFailed")} />
    case "Idle":
    case "Loading":
      return (
        <div aria-busy="true">
          <output className="sr-only">{t("asking")}</output>
          <Skeleton height="14rem" />
        </div>
      )
  }
}

interface AnswerProps {
  readonly address: Address
  readonly field: string
  readonly offer: StoresOffer
}

const Answer = ({ address, field, offer: { delivering, nearest } }: AnswerProps) => {
  const t = useTexts(findingTexts)
  const say = useTexts(storesTexts)
  const { language } = useView("route")
  const [best, ...others] = delivering
  const metresTo = ({ position }: OfferedStore): number => metresBetween(position, address.position)
  const near = nearest.filter((store) => !isFarAway(metresTo(store))).slice(0, mostNear)
  const [first] = nearest
  return (
    <>
      <output className="sr-only">
        {best && t("delivers", { store: best.name, address: `${address.street} ${address.number}` })}
      </output>
      {best ? (
        <Best store={best} address={address} />
      ) : (
        <div role="alert">
          <Message tone="info">
            <p>
              <ProblemWords code={3022} />
            </p>
          </Message>
        </div>
      )}
      {others.length > 0 && <Others title={t("others")} stores={others} by="delivery" address={address} />}
      {near.length > 0 && (
        <Others title={t(best ? "collect" : "collectInstead")} stores={near} by="carryout" address={address} />
      )}
      {!best && near.length === 0 && first && (
        <Others
          title={say("farAway", { store: first.name, distance: formatDistance(language, metresTo(first)) })}
          stores={[first]}
          by="carryout"
          address={address}
        />
      )}
      {!best && <OtherWays field={field} />}
    </>
  )
}

const Best = ({ store, address }: { readonly store: OfferedStore; readonly address: Address }) => {
  const t = useTexts(findingTexts)
  const format = useFormat()
  const opening = useStatusText()(store)
  const door = `${address.street} ${address.number}`
  const terms = { fee: format.money(store.deliveryFee), sum: format.money(store.minimumDelivery) }
  return (
    <section className={styles.best} aria-labelledby="best-store">
      <Awning open={store.open} />
      <div className={styles.inside}>
        <h3 id="best-store">{t("delivers", { store: store.name, address: door })}</h3>
        {store.open && (
          <p className={styles.soon}>
            <Bike size={32} aria-hidden />
            {t("minutes", { minutes: String(store.waitMinutes.delivery) })}
          </p>
        )}
        <p>{t("terms", terms)}</p>
        <Opening {...opening} />
        {!store.open && <p className={styles.soft}>{t("laterOnly")}</p>}
        <OrderFrom storeSlug={store.slug} by="delivery" look="loud">
          {t(store.open ? "bringIt" : "seeMenu")}
        </OrderFrom>
      </div>
    </section>
  )
}

interface OthersProps {
  readonly title: string
  readonly stores: readonly OfferedStore[]
  readonly by: "carryout" | "delivery"
  readonly address: Address
}

const Others = ({ title, stores, by, address }: OthersProps) => (
  <section className={styles.others} aria-label={title}>
    <h3>{title}</h3>
    <ul className={styles.list}>
      {stores.map((store) => (
        <li key={store.id}>
          <OrderFrom storeSlug={store.slug} by={by} look={{ className: styles.other }}>
            <Other store={store} by={by} address={address} />
          </OrderFrom>
        </li>
      ))}
    </ul>
  </section>
)

const Other = ({ store, by, address }: Omit<OthersProps, "title" | "stores"> & { readonly store: OfferedStore }) => {
  const t = useTexts(findingTexts)
  const { language } = useView("route")
  const { words } = useStatusText()(store)
  const { pickup, delivery } = store.waitMinutes
  const wait =
    by === "delivery" ? t("minutes", { minutes: String(delivery) }) : t("collectIn", { minutes: String(pickup) })
  return (
    <>
      <span className={styles.street}>{store.name}</span>
      <span className={styles.distance}>
        {formatDistance(language, metresBetween(store.position, address.position))}
      </span>
      <span className={styles.soft}>{[...(store.open ? [wait] : []), words].join(" · ")}</span>
    </>
  )
}
