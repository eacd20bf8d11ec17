import { Undo2 } from "lucide-react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Codes.module.css"
import { codeTexts } from "./texts.ts"

/** Codes that have just left the cart because its goods no longer fit them, with an undo if goods would bring them back. */
export const LapsedCodes = () => {
  const t = useTexts(codeTexts)
  const { send } = useShop()
  const { lapsed } = useView("cart")
  if (lapsed === null) return null
  const codes = lapsed.codes.join(", ")
  return (
    <div className={styles.held} data-lapsed>
      <p>{t("lapsed", { codes })}</p>
      {lapsed.canUndo && (
        <button
          type="button"
          className={styles.undo}
          aria-label={t("undoOf", { codes })}
          onClick={() => send({ type: "LapseUndone" })}
        >
          <Undo2 size={16} aria-hidden /> {t("undo")}
        </button>
      )}
    </div>
  )
}
