import { likedProducts } from "@skorpe/core/domain/favourites"
import type { Menu, Product } from "@skorpe/core/domain/menu"
import type { CurrentStore } from "@skorpe/core/units/store"
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from "react"
import { useShop, useView } from "../../../shop/shopContext.ts"
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

/** The most results that are shown; beyond that, typing on is quicker than scrolling. */
const mostShown = 24

/** Replaces the shelves with the search results, best first, or with the favourites. */
export const FoundProducts = ({ store, menu, status }: CurrentStore) => {
  const t = useTexts(foundTexts)
  const { send } = useShop()
  const search = useView("search")
  const favourites = useView("favourites")
  const isSearch = search.query.trim() !== ""
  // Deferred, also on the first render: the typed text updates first, then the cards.
  const wanted = isSearch ? search.found : favourites
  const found = useDeferredValue(wanted, nothing)
  const products = useMemo(
    () => (isSearch ? byId(menu, found.slice(0, mostShown)) : likedProducts(menu.products, found)),
    [isSearch, menu, found],
  )
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // A customer who had scrolled down must see the top of the results.
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
