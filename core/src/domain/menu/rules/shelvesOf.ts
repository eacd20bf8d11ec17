import type { Category, Menu, Product, SubCategory } from "../model.ts"

/** A shelf of the menu: its products in menu order, and its sub-categories. */
export interface Shelf {
  readonly category: Category
  readonly products: readonly Product[]
  readonly subCategories: readonly SubCategory[]
}

/** SPEC §3's order of the categories; CHARGES is never on the menu. */
const shelfOrder = ["Pizza", "Sides", "Wings", "Chicken", "Bread", "Drinks", "Beer", "Sandwich", "Ice"] as const

/** The non-empty shelves; sub-categories by priority, lower first (SPEC §2.5). */
export const shelvesOf = (menu: Menu): readonly Shelf[] =>
  shelfOrder
    .map((category): Shelf => {
      const products = menu.products.filter((product) => product.category === category)
      const named = new Set(products.flatMap(({ subCategories }) => subCategories))
      const subCategories = menu.subCategories
        .filter(({ slug }) => named.has(slug))
        .sort((one, other) => one.priority - other.priority)
      return { category, products, subCategories }
    })
    .filter(({ products }) => products.length > 0)
