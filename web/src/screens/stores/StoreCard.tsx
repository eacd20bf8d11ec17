import { MapPin } from "lucide-react"
import type { Store } from "@skorpe/core/store"
import { Link } from "../../app/Link.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./StoreCard.module.css"
import { storesTexts } from "./texts.ts"
import { useOpeningText } from "./useOpeningText.ts"

/** A store to choose: the whole card leads to its menu. */
export const StoreCard = ({ store, heading: Heading }: { readonly store: Store; readonly heading: "h2" | "h3" }) => {
  const t = useTexts(storesTexts)
  const { open, words } = useOpeningText()(store)
  const minutes = String(store.waitMinutes.pickup)
  const { street, postalCode, city } = store.address
  return (
    <article className={styles.card}>
      <Heading className={styles.name}>
        <Link to={{ _tag: "Menu", storeSlug: store.slug }} className={styles.link}>
          {store.name}
        </Link>
      </Heading>
      <p className={styles.line}>
        <MapPin size={16} aria-hidden />
        {street}, {postalCode} {city}
      </p>
      <p className={styles.opening} data-open={open}>
        {words}
      </p>
      <p className={styles.wait}>
        <span aria-hidden>
          <b>{minutes}</b> min
        </span>
        <span className="sr-only">{t("ready", { minutes })}</span>
      </p>
    </article>
  )
}
