import { Undo2 } from "lucide-react"
import { useLayoutEffect, useRef } from "react"
import type { CartItem } from "@skorpe/core/domain/cart"
import { useShop } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./CartLine.module.css"
import { cartTexts } from "./texts.ts"

/** Replaces a removed line with an undo button, and takes the focus from the line's own buttons, which are gone. */
export const RemovedLine = ({ item }: { readonly item: CartItem }) => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { words } = useFormat()
  const name = words(item.name)
  const undo = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <li className={styles.gone}>
      <p>{t("isGone", { name })}</p>
      <button
        ref={undo}
        type="button"
        className={styles.undo}
        aria-label={t("undoOf", { name })}
        onClick={() => send({ type: "RemovalUndone" })}
      >
        <Undo2 size={16} aria-hidden /> {t("undo")}
      </button>
    </li>
  )
}
