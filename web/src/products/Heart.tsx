import { codeOfHeart, likedCode } from "@skorpe/core/domain/favourites"
import type { Product } from "@skorpe/core/domain/menu"
import { Heart as HeartSign } from "lucide-react"
import { useSelector } from "@xstate/react"
import { useShop } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Heart.module.css"
import { productTexts } from "./texts.ts"

/** Toggles a product as a favourite; favourites are stored on the device. */
export const Heart = ({ product }: { readonly product: Product }) => {
  const t = useTexts(productTexts)
  const { market, send, views, units } = useShop()
  const { words } = useFormat()
  // Selects this product's flag only: a menu has hundreds of hearts, and one press must not re-render them all.
  const isLiked = useSelector(units.favourites, (favourites) => likedCode(product, favourites) !== null)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t("favourite", { name: words(product.name) })}
      aria-pressed={isLiked}
      data-switch=""
      onClick={() => {
        const variationCode = codeOfHeart(product, views().favourites, market.defaultSize)
        send({ type: "FavouriteToggled", variationCode })
      }}
    >
      <HeartSign size={24} aria-hidden />
    </button>
  )
}
