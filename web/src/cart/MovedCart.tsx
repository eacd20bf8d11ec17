import { Undo2 } from "lucide-react"
import { useShop, useView } from "../shop/shopContext.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./CartLine.module.css"
import { cartTexts } from "./texts.ts"

/** Says which store the cart was moved from, with a button that takes it back there as it was. */
export const MovedCart = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { movedFrom, storeName } = useView("cart")
  if (movedFrom === null) return null
  return (
    <div className={styles.gone} data-testid="moved-cart">
      <p>{t("movedTo", { from: movedFrom, to: storeName })}</p>
      <button
        type="button"
        className={styles.undo}
        aria-label={t("undoMove", { from: movedFrom })}
        onClick={() => send({ type: "MoveUndone" })}
      >
        <Undo2 size={16} aria-hidden /> {t("undo")}
      </button>
    </div>
  )
}
