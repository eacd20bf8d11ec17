import { Check } from "lucide-react"
import { memo } from "react"
import type { BuilderLine } from "@skorpe/core/domain/builder"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useFollowed } from "../../kit/useFollowed.ts"
import { ExtraControl } from "./ExtraControl.tsx"
import styles from "./Ingredients.module.css"
import { useBuilderWords } from "./useBuilderWords.ts"

interface IngredientRowProps {
  readonly line: BuilderLine
  /** Id of the element that explains why the pizza is full. */
  readonly reasonId: string
}

/** A row of the ingredient editor: a checkbox, the price and the level (SPEC §2.6). */
export const IngredientRow = memo(({ line, reasonId }: IngredientRowProps) => {
  const { t } = useBuilderWords()
  const { money, words } = useFormat()
  const { send } = useShop()
  const { code, checked, disabled, isFixed, isTickBlocked } = line
  const tick = useFollowed<HTMLInputElement>((box) => {
    box.checked = checked
  })
  if (isFixed) return <FixedRow line={line} reasonId={reasonId} />
  return (
    <li className={styles["row"]} data-checked={checked} data-blocked={isTickBlocked}>
      <label className={styles["tick"]}>
        <input
          type="checkbox"
          ref={tick}
          defaultChecked={checked}
          disabled={disabled}
          aria-disabled={isTickBlocked || undefined}
          aria-describedby={isTickBlocked ? reasonId : undefined}
          onClick={(press) => isTickBlocked && press.preventDefault()}
          onChange={() => send({ type: "IngredientToggled", code })}
        />
        <span className={styles["name"]}>{words(line.name)}</span>
        <span className={styles["cost"]}>{costOf(line, t, money)}</span>
      </label>
      <ExtraControl line={line} reasonId={reasonId} />
    </li>
  )
})
IngredientRow.displayName = "IngredientRow"

/** A required ingredient: it cannot be unticked, but there may be more of it if the menu offers that. */
const FixedRow = ({ line, reasonId }: IngredientRowProps) => {
  const { t } = useBuilderWords()
  const { words } = useFormat()
  return (
    <li className={styles["row"]} data-checked="true">
      <p className={styles["tick"]} data-fixed="true">
        <Check size={24} aria-hidden />
        <span className={styles["name"]}>{words(line.name)}</span>
        <span className={styles["cost"]}>{t("alwaysOn")}</span>
      </p>
      <ExtraControl line={line} reasonId={reasonId} />
    </li>
  )
}

type T = ReturnType<typeof useBuilderWords>["t"]

/** The text below the name: sold out, no room left, included, or the price. */
const costOf = (line: BuilderLine, t: T, money: ReturnType<typeof useFormat>["money"]): string => {
  if (line.disabled) return line.checked ? t("comesWithout") : t("soldOut")
  if (line.isTickBlocked) return t("noRoom")
  const price = line.checked ? line.charge : line.tickPrice
  if (price > 0) return t("more", { price: money(price) })
  if (line.label === null) return t("free")
  return line.label === "extraIncluded" ? t("extraIncluded") : t("isIncluded")
}
