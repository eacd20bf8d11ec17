import { type KitchenOrder, laterBy } from "@skorpe/core/domain/order"
import { Button } from "../../kit/Button.tsx"
import { formatTime } from "../../texts/format.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "../Forms.module.css"
import { useKitchen, useNow } from "../kitchenContext.ts"
import { boardTexts } from "./texts.ts"
import { useCardForm } from "../useCardForm.ts"

const offered = [5, 10, 15, 20, 30, 45] as const

/** Asks how much longer an order takes; each choice names the time that the customer will see. */
export const LaterForm = ({ estimatedAt }: { readonly estimatedAt: NonNullable<KitchenOrder["estimatedAt"]> }) => {
  const t = useTexts(boardTexts)
  const { market, send } = useKitchen()
  const now = useNow()
  const close = () => send({ type: "LaterClosed" })
  const form = useCardForm(close)
  return (
    <div {...form} className={styles.form}>
      <fieldset>
        <legend className={styles.legend}>{t("howMuchLater")}</legend>
        <div className={styles.tiles}>
          {offered.map((minutes) => (
            <button
              key={minutes}
              type="button"
              className={styles.choice}
              onClick={() => send({ type: "LaterChosen", minutes })}
            >
              {t("laterBy", {
                minutes: String(minutes),
                time: formatTime(market, laterBy(estimatedAt, minutes, now)),
              })}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.buttons}>
        <Button look="calm" onClick={close}>
          {t("back")}
        </Button>
      </div>
    </div>
  )
}
