import type { Menu, Product } from "@skorpe/core/menu"
import type { SizeName } from "@skorpe/core/market"
import type { StoreStatus } from "@skorpe/core/store"
import styles from "./MenuScreen.module.css"
import { ProductCard } from "./ProductCard.tsx"

interface ProductCardsProps {
  readonly products: readonly Product[]
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
  readonly size?: SizeName | null
  /** So many are seen before anybody scrolls. */
  readonly seenAtOnce?: number
}

/** Products side by side; what is far below the window costs nothing until it is near. */
export const ProductCards = ({ products, size = null, seenAtOnce = 0, ...place }: ProductCardsProps) => (
  <ul className={styles.cards}>
    {products.map((product, index) => (
      <li key={product.id} data-kind={product.kind}>
        <ProductCard product={product} size={size} first={index < seenAtOnce} {...place} />
      </li>
    ))}
  </ul>
)
