import { minimumAge } from "@skorpe/core/domain/age"
import type { SizeName } from "@skorpe/core/domain/market"
import { lowestPrice, type Menu, onlyInSize, type Product } from "@skorpe/core/domain/menu"
import { memo } from "react"
import { Link } from "../../shop/Link.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { AddButton } from "../../products/AddButton.tsx"
import { Heart } from "../../products/Heart.tsx"
import { MenuPicture } from "../../products/MenuPicture.tsx"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ProductCard.module.css"
import { menuTexts } from "./texts.ts"

interface ProductCardProps {
  readonly product: Product
  readonly menu: Menu
  readonly storeSlug: string
  /** The sold-out text; `null` if available. A string, so that `memo` skips the card while it is equal. */
  readonly soldOut: string | null
  /** The card is above the fold, so its picture gets priority. */
  readonly first?: boolean
  /** The size whose price is shown; `null` for the lowest of all. */
  readonly size?: SizeName | null
}

/** A product's card: picture, name, description and lowest price, with a link to its page. */
export const ProductCard = memo(
  ({ product, menu, storeSlug, soldOut, size = null, first = false }: ProductCardProps) => {
    const t = useTexts(menuTexts)
    const names = useTexts(productTexts)
    const { market } = useShop()
    const { money, words } = useFormat()
    const shown = onlyInSize(product, size)
    const price = money(lowestPrice(shown, market))
    return (
      <article className={styles.card} data-sold-out={soldOut !== null} data-kind={product.kind}>
        <h3 className={styles.name}>
          <Link to={{ _tag: "Product", storeSlug, productSlug: product.slug }} className={styles.link}>
            {words(product.name)}
          </Link>
        </h3>
        <p className={styles.description}>{words(product.description)}</p>
        <div className={styles.foot}>
          <p className={styles.price}>
            {soldOut !== null ? (
              <span className={styles.soldOut}>{soldOut}</span>
            ) : shown.variations.length > 1 ? (
              t("from", { price })
            ) : (
              price
            )}
          </p>
          {product.alcohol > 0 && (
            <span className={styles.age}>
              <span aria-hidden>{minimumAge}+</span>
              <span className="sr-only">{names("ageLimit", { age: String(minimumAge) })}</span>
            </span>
          )}
          <Heart product={product} />
          {soldOut === null && <AddButton product={shown} />}
        </div>
        {/* Last, so that while the page streams in, a drawing of some kilobytes delays none of the card's text. */}
        <MenuPicture menu={menu} product={product} size={240} first={first} className={styles.picture} />
      </article>
    )
  },
)
ProductCard.displayName = "ProductCard"
