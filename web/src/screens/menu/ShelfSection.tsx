import { type Category, type Menu, narrowShelf, type Shelf } from "@skorpe/core/domain/menu"
import type { StoreStatus } from "@skorpe/core/domain/store"
import { memo, useDeferredValue, useMemo } from "react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { ProductCards } from "./ProductCards.tsx"
import { OnlyCrusts } from "./OnlyCrusts.tsx"
import { SizeFilter } from "./SizeFilter.tsx"
import { SubCategoryFilter } from "./SubCategoryFilter.tsx"
import { menuTexts } from "./texts.ts"

/** The element id of a shelf's section. */
export const shelfId = (category: Category): string => `shelf-${category.toLowerCase()}`

interface ShelfSectionProps {
  readonly shelf: Shelf
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
  /** The number of cards on the shelves before it. */
  readonly before: number
}

/** The number of cards above the fold on a phone. */
const aboveFold = 2

/** One shelf: its name, filters and products. */
export const ShelfSection = memo(({ shelf, menu, storeSlug, status, before }: ShelfSectionProps) => {
  const products = useTexts(productTexts)
  const t = useTexts(menuTexts)
  const { market } = useShop()
  const { category, subCategory, size } = useView("menu")
  const narrowed = useMemo(
    () => narrowShelf(shelf, { category, subCategory, size }, market),
    [shelf, category, subCategory, size, market],
  )
  // Deferred: the pressed filter updates first, then the cards.
  const shown = useDeferredValue(narrowed)
  const isNarrowed = shown.subCategory !== null || shown.size !== null
  const place = { menu, storeSlug, status }
  const id = shelfId(shelf.category)
  return (
    <section id={id} className={styles.shelf} aria-labelledby={`${id}-name`}>
      <div className={styles.title}>
        <h2 id={`${id}-name`} tabIndex={-1}>
          {shelf.category === "CHARGES" ? "" : products(shelf.category)}
        </h2>
        {narrowed.sizes.length > 1 && <SizeFilter sizes={narrowed.sizes} chosen={narrowed.size} />}
      </div>
      {shelf.subCategories.length > 1 && (
        <SubCategoryFilter
          category={shelf.category}
          subCategories={shelf.subCategories}
          chosen={narrowed.subCategory}
        />
      )}
      {narrowed.sizes.length > 1 && <OnlyCrusts shelf={shelf} size={narrowed.size} />}
      {narrowed.products.length === 0 && <p>{t("nothingSo")}</p>}
      <div>
        <div className={styles.whole} hidden={isNarrowed}>
          <Cards products={shelf.products} aboveFold={before === 0 ? aboveFold : 0} before={before} {...place} />
        </div>
        {isNarrowed && (
          <Cards key={`${shown.subCategory} ${shown.size}`} products={shown.products} size={shown.size} {...place} />
        )}
      </div>
    </section>
  )
})
ShelfSection.displayName = "ShelfSection"

/**
 * Memoised, so that filtering one shelf does not re-render the others. A filtered list is a second one beside the whole
 * shelf, which stays mounted but hidden, so that it is back at once.
 */
const Cards = memo(ProductCards)
