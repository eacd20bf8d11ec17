import { codeOfHeart, likedCode } from "@skorpe/core/favourites"
import type { Product } from "@skorpe/core/menu"
import { Heart as HeartSign } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useShop } from "../app/shopContext.ts"
import { useFormat } from "../app/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Heart.module.css"
import { productTexts } from "./texts.ts"

/** Likes a product, or no longer; what is liked stays on the device. */
export const Heart = ({ product }: { readonly product: Product }) => {
  const t = useTexts(productTexts)
  const { market, send, subscribe, views, first } = useShop()
  const { words } = useFormat()
  // Only whether this one is liked: a menu has hundreds of hearts, and one is pressed.
  const isLiked = useSyncExternalStore(
    subscribe,
    () => likedCode(product, views().favourites) !== null,
    () => likedCode(product, first.views().favourites) !== null,
  )
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t("favourite", { name: words(product.name) })}
      aria-pressed={isLiked}
      onClick={() => {
        const variationCode = codeOfHeart(product, views().favourites, market.defaultSize)
        send({ type: "FavouriteToggled", variationCode })
      }}
    >
      <HeartSign size={24} aria-hidden />
    </button>
  )
}
