import type { Category, Menu, Shelf } from "@skorpe/core/menu"
import type { StoreStatus } from "@skorpe/core/store"
import { useView } from "../../app/shopContext.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { ProductCard } from "./ProductCard.tsx"
import { SubCategoryFilter } from "./SubCategoryFilter.tsx"

/** The element id of a shelf's section. */
export const shelfId = (category: Category): string => `shelf-${category.toLowerCase()}`

interface ShelfSectionProps {
  readonly shelf: Shelf
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
  readonly isFirst: boolean
}

/** Cards that a phone shows before anybody scrolls. */
const seenAtOnce = 3

/** One shelf: its name, what it can be narrowed to, and its products. */
export const ShelfSection = ({ shelf, menu, storeSlug, status, isFirst }: ShelfSectionProps) => {
  const products = useTexts(productTexts)
  const { category, subCategory } = useView("menu")
  const chosen = category === shelf.category ? subCategory : null
  const shown =
    chosen === null ? shelf.products : shelf.products.filter((product) => product.subCategories.includes(chosen))
  const id = shelfId(shelf.category)
  return (
    <section id={id} className={styles.shelf} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} tabIndex={-1}>
        {shelf.category === "CHARGES" ? "" : products(shelf.category)}
      </h2>
      {shelf.subCategories.length > 1 && (
        <SubCategoryFilter category={shelf.category} subCategories={shelf.subCategories} chosen={chosen} />
      )}
      <ul className={styles.cards}>
        {shown.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              menu={menu}
              storeSlug={storeSlug}
              status={status}
              first={isFirst && index < seenAtOnce}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
