import { RotateCcw } from "lucide-react"
import { useId } from "react"
import type { BuilderView } from "@skorpe/core/builder"
import { useShop, useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { useAfterPaint } from "../../kit/useAfterPaint.ts"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { IngredientRow } from "./IngredientRow.tsx"
import styles from "./Ingredients.module.css"
import { useBuilderWords } from "./useBuilderWords.ts"

/** Everything that can lie on the pizza, or on the half that is being chosen, and how much room is left. */
export const IngredientList = ({ view }: { readonly view: BuilderView }) => {
  const { t, half } = useBuilderWords()
  const { words } = useFormat()
  const { send } = useShop()
  const { language } = useView("route")
  const id = useId()
  const drawing = useAfterPaint(view.drawing)
  const { shown } = view
  const title =
    shown.side === "whole"
      ? t("ingredients")
      : t("ingredientsOf", { part: `${half(shown.side)}: ${words(shown.product.name)}` })
  return (
    <section className={styles["list"]} aria-labelledby={`${id}title`}>
      <div className={styles["head"]}>
        <PizzaPicture {...drawing} detail="plain" size={56} className={styles["small"] ?? ""} />
        <h3 id={`${id}title`}>{title}</h3>
        <p className={styles["counted"]}>
          {t("counted", { counted: shown.counted.toLocaleString(language), cap: String(view.cap) })}
        </p>
      </div>
      <div aria-live="polite" id={`${id}full`}>
        {view.isFull && (
          <Message tone="info">
            <p>{t("full", { cap: String(view.cap) })}</p>
          </Message>
        )}
      </div>
      {view.soldOut.length > 0 && (
        <Message tone="wrong">
          <p>{t("soldOutNow", { names: view.soldOut.map(words).join(", ") })}</p>
        </Message>
      )}
      {view.groups.map(({ name, lines }) => (
        <fieldset key={name} className={styles["group"]}>
          <legend>{t(name)}</legend>
          <ul>
            {lines.map((line) => (
              <IngredientRow key={line.code} line={line} reasonId={`${id}full`} />
            ))}
          </ul>
        </fieldset>
      ))}
      <Button
        look="calm"
        aria-disabled={shown.changes.length === 0}
        onClick={() => shown.changes.length > 0 && send({ type: "IngredientsReset" })}
      >
        <RotateCcw size={16} aria-hidden />
        {t("reset")}
      </Button>
    </section>
  )
}
