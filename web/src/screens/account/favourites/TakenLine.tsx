import type { Product } from "@skorpe/core/domain/menu"
import { Undo2 } from "lucide-react"
import { useEffect, useLayoutEffect, useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { useShop } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { linkOf } from "./FavouriteLine.tsx"
import styles from "./Favourites.module.css"
import { ownFavouritesTexts } from "./texts.ts"

interface TakenLineProps {
  readonly code: string
  readonly product: Product
  readonly place: number
}

/**
 * An undo button in place of a favourite that was just removed. It takes over the focus of the heart, which is gone.
 */
export const TakenLine = ({ code, product, place }: TakenLineProps) => {
  const t = useTexts(ownFavouritesTexts)
  const { send } = useShop()
  const { words } = useFormat()
  const name = words(product.name)
  const undo = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => () => focusOnceGone(linkOf(code)), [code])
  return (
    <li className={styles.taken}>
      <p>{t("isTaken", { name })}</p>
      <Button
        ref={undo}
        look="calm"
        aria-label={t("undoOf", { name })}
        onClick={() => send({ type: "FavouriteToggled", variationCode: code, place })}
      >
        <Undo2 size={16} aria-hidden /> {t("undo")}
      </Button>
    </li>
  )
}
