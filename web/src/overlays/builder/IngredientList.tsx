import { RotateCcw } from "lucide-react"
import { memo, useId } from "react"
import type { BuilderView } from "@skorpe/core/units/builder"
import type { IngredientGroup } from "@skorpe/core/domain/builder"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { EaselCanvas } from "../../pictures/easel/EaselCanvas.tsx"
import type { Easel } from "../../pictures/easel/makeEasel.ts"
import { IngredientRow } from "./IngredientRow.tsx"
import styles from "./Ingredients.module.css"
import { useBuilderWords } from "./useBuilderWords.ts"

/** All ingredients for the pizza, or for the half that is being edited, with the count towards the cap. */
export const IngredientList = memo(({ view, easel }: { readonly view: BuilderView; readonly easel: Easel }) => {
  const { t, half } = useBuilderWords()
  const { words } = useFormat()
  const { send } = useShop()
  const { language } = useView("route")
  const id = useId()
  const { shown } = view
  const title =
    shown.side === "whole"
      ? t("ingredients")
      : t("ingredientsOf", { part: `${half(shown.side).toLowerCase()}: ${words(shown.product.name)}` })
  return (
    <section className={styles["list"]} aria-labelledby={`${id}title`}>
      <div className={styles["head"]}>
        <EaselCanvas easel={easel} side={56} className={styles["small"]} />
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
          <p>{t("soldOutThen", { names: view.soldOut.map(words).join(", ") })}</p>
        </Message>
      )}
      {view.groups.map((group) => (
        <Group key={group.name} group={group} reasonId={`${id}full`} />
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
})
IngredientList.displayName = "IngredientList"

/** Memoised, so that a press renders only its own group again. */
const Group = memo(({ group, reasonId }: { readonly group: IngredientGroup; readonly reasonId: string }) => {
  const { t } = useBuilderWords()
  return (
    <fieldset className={styles["group"]}>
      <legend>{t(group.name)}</legend>
      <ul>
        {group.lines.map((line) => (
          <IngredientRow key={line.code} line={line} reasonId={reasonId} />
        ))}
      </ul>
    </fieldset>
  )
})
Group.displayName = "Group"
