import { Undo2 } from "lucide-react"
import { useShop, useView } from "../shop/shopContext.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./CartLine.module.css"
import { cartTexts } from "./texts.ts"

/** Says that the cart was moved, or that an earlier order came into it, with a button that makes it what it was. */
export const MovedCart = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { movedFrom, storeName } = useView("cart")
  if (movedFrom === null) return null
  const { storeName: from, by } = movedFrom
  const isMove = by === "move"
  return (
    <div className={styles.gone} data-testid="moved-cart">
      <p>{isMove ? t("movedTo", { from, to: storeName }) : t("broughtAgain")}</p>
      <button
        type="button"
        className={styles.undo}
        aria-label={isMove ? t("undoMove", { from }) : t("undoAgain")}
        onClick={() => send({ type: "MoveUndone" })}
      >
        <Undo2 size={16} aria-hidden /> {t("undo")}
      </button>
    </div>
  )
}
