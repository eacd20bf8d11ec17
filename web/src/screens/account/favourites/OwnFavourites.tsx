import { favouriteRows } from "@skorpe/core/domain/favourites"
import type { CurrentStore } from "@skorpe/core/units/store"
import { useMemo } from "react"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { OutOfReach } from "../../../shop/OutOfReach.tsx"
import { useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../Account.module.css"
import { FavouriteLine } from "./FavouriteLine.tsx"
import favouriteStyles from "./Favourites.module.css"
import { TakenLine } from "./TakenLine.tsx"
import { ownFavouritesTexts } from "./texts.ts"

/** The customer's favourites, to add to the cart from here or to remove (SPEC §3). */
export const OwnFavourites = () => {
  const t = useTexts(ownFavouritesTexts)
  return (
    <section className={styles.section} aria-labelledby="own-favourites">
      <h2 id="own-favourites">{t("title")}</h2>
      <Found />
    </section>
  )
}

const Found = () => {
  const t = useTexts(ownFavouritesTexts)
  const favourites = useView("favourites")
  const { storeId, taken } = useView("ownFavourites")
  const { current, shown } = useView("store")
  if (favourites.length === 0 && taken.length === 0) return <p>{t("none")}</p>
  if (storeId === null) return <p>{t("noStore")}</p>
  if (current?.store.id === storeId) return <Listed {...current} />
  if (shown._tag === "Failed" || shown._tag === "Missing") return <OutOfReach words={t("failed")} />
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className="sr-only">{t("loading")}</p>
      <Skeleton height="4.5rem" count={2} />
    </div>
  )
}

/** The favourites that the store sells; the others only as a count, because only a menu has their names. */
const Listed = ({ store, menu, status }: CurrentStore) => {
  const t = useTexts(ownFavouritesTexts)
  const favourites = useView("favourites")
  const { taken } = useView("ownFavourites")
  const rows = useMemo(() => favouriteRows(menu.products, favourites, taken), [menu, favourites, taken])
  const elsewhere = favourites.length - rows.filter(({ place }) => place === null).length
  return (
    <>
      <p className={styles.soft}>{t("at", { store: store.name })}</p>
      {rows.length > 0 && (
        <ul className={favouriteStyles.list}>
          {rows.map((row) =>
            row.place === null ? (
              <FavouriteLine key={row.code} row={row} menu={menu} storeSlug={store.slug} status={status} />
            ) : (
              <TakenLine key={row.code} code={row.code} product={row.product} place={row.place} />
            ),
          )}
        </ul>
      )}
      {elsewhere > 0 && <p className={styles.soft}>{t("elsewhere", { count: elsewhere })}</p>}
    </>
  )
}
