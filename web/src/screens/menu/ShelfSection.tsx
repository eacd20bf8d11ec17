import { type Category, type Menu, narrowShelf, type Shelf } from "@skorpe/core/menu"
import type { StoreStatus } from "@skorpe/core/store"
import { memo, useDeferredValue, useMemo } from "react"
import { useShop, useView } from "../../app/shopContext.ts"
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
  /** So many cards stand on the shelves above it. */
  readonly above: number
}

/** Cards that a phone shows before anybody scrolls. */
const seenAtOnce = 2

/** One shelf: its name, what it can be narrowed to, and its products. */
export const ShelfSection = memo(({ shelf, menu, storeSlug, status, above }: ShelfSectionProps) => {
  const products = useTexts(productTexts)
  const t = useTexts(menuTexts)
  const { market } = useShop()
  const { category, subCategory, size } = useView("menu")
  const narrowed = useMemo(
    () => narrowShelf(shelf, { category, subCategory, size }, market),
    [shelf, category, subCategory, size, market],
  )
  // What was pressed is answered first; the cards follow a moment later.
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
          <Cards products={shelf.products} seenAtOnce={above === 0 ? seenAtOnce : 0} above={above} {...place} />
        </div>
        {isNarrowed && (
          <Cards key={`${shown.subCategory} ${shown.size}`} products={shown.products} size={shown.size} {...place} />
        )}
      </div>
    </section>
  )
})
ShelfSection.displayName = "ShelfSection"

/** What a shelf is narrowed to stands beside all of it, which is kept, out of sight, to be there at once again. Other shelves' cards stay as they are when one is narrowed. */
const Cards = memo(ProductCards)
