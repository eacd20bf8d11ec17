import { heartOf } from "@skorpe/core/favourites"
import type { Product } from "@skorpe/core/menu"
import { Heart as HeartSign } from "lucide-react"
import { useShop, useView } from "../app/shopContext.ts"
import { useFormat } from "../app/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Heart.module.css"
import { productTexts } from "./texts.ts"

/** Likes a product, or no longer; what is liked stays on the device. */
export const Heart = ({ product }: { readonly product: Product }) => {
  const t = useTexts(productTexts)
  const { market, send } = useShop()
  const { words } = useFormat()
  const { isLiked, variationCode } = heartOf(product, useView("favourites"), market.defaultSize)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t("favourite", { name: words(product.name) })}
      aria-pressed={isLiked}
      onClick={() => send({ type: "FavouriteToggled", variationCode })}
    >
      <HeartSign size={22} aria-hidden />
    </button>
  )
}
