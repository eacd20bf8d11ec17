import { minimumAge } from "@skorpe/core/age"
import type { SizeName } from "@skorpe/core/market"
import { lowestPrice, type Menu, onlyInSize, type Product } from "@skorpe/core/menu"
import { Plus } from "lucide-react"
import { memo } from "react"
import { Link } from "../../app/Link.tsx"
import { useShop } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Customise } from "../../overlays/builder/Customise.tsx"
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
  /** The words for why it cannot be had; `null` for what can. Only words, so that nothing is drawn anew while they stay. */
  readonly soldOut: string | null
  /** It is seen before anybody scrolls. */
  readonly first?: boolean
  /** The size that its price is of; `null` is any. */
  readonly size?: SizeName | null
}

/** A product to look at closer: what it looks like, what it is, what it costs at least. */
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
            ) : (
              <>
                {shown.variations.length > 1 ? t("from", { price }) : price}
                <span className={styles.plus}>
                  <Plus size={16} aria-hidden />
                </span>
              </>
            )}
          </p>
          {product.kind !== "PRODUCT" && soldOut === null && <Customise product={product} />}
          {product.alcohol > 0 && (
            <span className={styles.age}>
              <span aria-hidden>{minimumAge}+</span>
              <span className="sr-only">{names("ageLimit", { age: String(minimumAge) })}</span>
            </span>
          )}
          <Heart product={product} />
        </div>
        {/* Last, so that in a page that is still coming a drawing of some kilobytes stands before no word. */}
        <MenuPicture menu={menu} product={product} size={240} first={first} className={styles.picture} />
      </article>
    )
  },
)
ProductCard.displayName = "ProductCard"
