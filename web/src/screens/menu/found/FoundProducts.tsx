import { likedProducts } from "@skorpe/core/favourites"
import type { Menu, Product } from "@skorpe/core/menu"
import type { CurrentStore } from "@skorpe/core/store"
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from "react"
import { useShop, useView } from "../../../app/shopContext.ts"
import { Button } from "../../../kit/Button.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../MenuScreen.module.css"
import { ProductCards } from "../ProductCards.tsx"
import { foundTexts } from "./texts.ts"

const byId = (menu: Menu, ids: readonly string[]): readonly Product[] => {
  const wanted = new Map(menu.products.map((product) => [product.id, product]))
  return ids.flatMap((id) => wanted.get(id) ?? [])
}

const nothing: readonly string[] = []

/** More than anybody looks through: who finds so many types on. */
const mostShown = 24

/** In the shelves' place: what a search found, best first, or what the customer likes. */
export const FoundProducts = ({ store, menu, status }: CurrentStore) => {
  const t = useTexts(foundTexts)
  const { send } = useShop()
  const search = useView("search")
  const favourites = useView("favourites")
  const isSearch = search.query.trim() !== ""
  // A key that is pressed is answered first, also the first; the cards follow a moment later.
  const wanted = isSearch ? search.found : favourites
  const found = useDeferredValue(wanted, nothing)
  const products = useMemo(
    () => (isSearch ? byId(menu, found.slice(0, mostShown)) : likedProducts(menu.products, found)),
    [isSearch, menu, found],
  )
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Whoever had scrolled far down would look at where the shelves were.
    if (section.current && section.current.getBoundingClientRect().top < 0)
      section.current.scrollIntoView({ behavior: "instant" })
  }, [])
  return (
    <section ref={section} className={`${styles.shelf} ${styles.found}`} aria-labelledby="found">
      <h2 id="found" tabIndex={-1}>
        {isSearch ? t("searched", { query: search.query.trim() }) : t("favourites")}
      </h2>
      <output className={styles.count}>{isSearch && t("found", { count: search.found.length })}</output>
      {found === wanted && products.length === 0 && <p>{isSearch ? t("notFound") : t("noFavourites")}</p>}
      <ProductCards products={products} menu={menu} storeSlug={store.slug} status={status} />
      {isSearch && found.length > mostShown && <p>{t("best", { count: mostShown })}</p>}
      {found !== nothing && (
        <p>
          <Button
            look="calm"
            onClick={() =>
              isSearch ? send({ type: "SearchTyped", query: "" }) : send({ type: "FavouritesShown", only: false })
            }
          >
            {t("wholeMenu")}
          </Button>
        </p>
      )}
    </section>
  )
}
