import { isProductSoldOut, lowestPrice, type Menu, type Product } from "@skorpe/core/menu"
import type { StoreStatus } from "@skorpe/core/store"
import { Plus } from "lucide-react"
import { Link } from "../../app/Link.tsx"
import { useShop, useTime } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Customise } from "../../overlays/builder/Customise.tsx"
import { MenuPicture } from "../../products/MenuPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ProductCard.module.css"
import { menuTexts } from "./texts.ts"

interface ProductCardProps {
  readonly product: Product
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
  /** It is seen before anybody scrolls. */
  readonly first?: boolean
}

/** A product to look at closer: what it looks like, what it is, what it costs at least. */
export const ProductCard = ({ product, menu, storeSlug, status, first = false }: ProductCardProps) => {
  const t = useTexts(menuTexts)
  const { market } = useShop()
  const { money, words } = useFormat()
  const now = useTime()
  const soldOut = isProductSoldOut(product, now) || status?.soldOutProducts.includes(product.productCode) === true
  const price = money(lowestPrice(product, market))
  return (
    <article className={styles.card} data-sold-out={soldOut} data-kind={product.kind}>
      <MenuPicture menu={menu} product={product} size={240} first={first} className={styles.picture} />
      <h3 className={styles.name}>
        <Link to={{ _tag: "Product", storeSlug, productSlug: product.slug }} className={styles.link}>
          {words(product.name)}
        </Link>
      </h3>
      <p className={styles.description}>{words(product.description)}</p>
      <p className={styles.price}>
        {soldOut ? (
          <span className={styles.soldOut}>{t("soldOut")}</span>
        ) : (
          <>
            {product.variations.length > 1 ? t("from", { price }) : price}
            <span className={styles.plus}>
              <Plus size={20} aria-hidden />
            </span>
          </>
        )}
      </p>
      {product.kind !== "PRODUCT" && !soldOut && <Customise product={product} className={styles.customise} />}
    </article>
  )
}
