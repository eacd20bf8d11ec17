import type { ListedStore } from "@skorpe/core/domain/store"
import { isForBrowser, Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { formatDistance } from "../../stores/formatDistance.ts"
import styles from "./StoreEntry.module.css"
import { Awning, Opening, Ways } from "../../stores/StoreParts.tsx"
import { storesTexts } from "../../stores/texts.ts"
import { useOpeningText } from "../../stores/useOpeningText.ts"

/** A store in the list: the card selects it and links to its menu, a line below links to its page. */
export const StoreEntry = ({ store, distance, delivers }: ListedStore) => {
  const t = useTexts(storesTexts)
  const { send } = useShop()
  const { language } = useView("route")
  const opening = useOpeningText()(store)
  const { slug: storeSlug, name, address } = store
  return (
    <article className={styles.entry}>
      <Awning open={opening.open} />
      <div className={styles.inside}>
        <div className={styles.top}>
          <h2 className={styles.name}>
            <Link
              to={{ _tag: "Menu", storeSlug }}
              className={styles.link}
              onClick={(event) => {
                if (!isForBrowser(event)) send({ type: "StoreChosen", storeSlug })
              }}
            >
              {name}
            </Link>
          </h2>
          {distance !== null && <p className={styles.distance}>{formatDistance(language, distance)}</p>}
        </div>
        <p className={styles.street}>
          {address.street}, {address.postalCode} {address.city}
        </p>
        <Opening {...opening} />
        <Ways
          store={store}
          waits={opening.open ? store.waitMinutes : null}
          delivers={delivers ?? store.deliveryArea.length > 0}
          isHere={delivers !== null && store.deliveryArea.length > 0}
        />
        <Link to={{ _tag: "Store", storeSlug }} className={styles.about} aria-label={t("aboutStore", { store: name })}>
          {t("about")}
        </Link>
      </div>
    </article>
  )
}
