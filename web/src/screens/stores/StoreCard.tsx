import { MapPin } from "lucide-react"
import type { Store } from "@skorpe/core/domain/store"
import { Link } from "../../shop/Link.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./StoreCard.module.css"
import { storesTexts } from "../../stores/texts.ts"
import { useOpeningText } from "../../stores/useOpeningText.ts"

/** A store's card; the whole card links to its menu. */
export const StoreCard = ({ store }: { readonly store: Store }) => {
  const t = useTexts(storesTexts)
  const { open, words } = useOpeningText()(store)
  const minutes = String(store.waitMinutes.pickup)
  const { street, postalCode, city } = store.address
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>
        <Link to={{ _tag: "Menu", storeSlug: store.slug }} className={styles.link}>
          {store.name}
        </Link>
      </h3>
      <p className={styles.line}>
        <MapPin size={16} aria-hidden />
        {street}, {postalCode} {city}
      </p>
      <p className={styles.opening} data-open={open}>
        {words}
      </p>
      {open && (
        <p className={styles.wait}>
          <span aria-hidden>
            <b>{minutes}</b> min
          </span>
          <span className="sr-only">{t("ready", { minutes })}</span>
        </p>
      )}
    </article>
  )
}
