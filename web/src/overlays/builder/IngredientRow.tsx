import { memo } from "react"
import type { BuilderLine } from "@skorpe/core/builder"
import { useShop } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { useFollowed } from "../../kit/useFollowed.ts"
import { ExtraControl } from "./ExtraControl.tsx"
import styles from "./Ingredients.module.css"
import { useBuilderWords } from "./useBuilderWords.ts"

interface IngredientRowProps {
  readonly line: BuilderLine
  /** Where it says why nothing more can be put on. */
  readonly reasonId: string
}

/** A line of the ingredient editor: whether it is on, what it costs, and how much of it (SPEC §2.6). */
export const IngredientRow = memo(({ line, reasonId }: IngredientRowProps) => {
  const { t } = useBuilderWords()
  const { money, words } = useFormat()
  const { send } = useShop()
  const { code, checked, disabled, isTickBlocked } = line
  const tick = useFollowed<HTMLInputElement>((box) => {
    box.checked = checked
  })
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

type T = ReturnType<typeof useBuilderWords>["t"]

/** What stands under the name: why it cannot be had, that the pizza is full, that it is included, or what it costs. */
const costOf = (line: BuilderLine, t: T, money: ReturnType<typeof useFormat>["money"]): string => {
  if (line.disabled) return line.checked ? t("comesWithout") : t("soldOut")
  if (line.isTickBlocked) return t("noRoom")
  const price = line.checked ? line.charge : line.tickPrice
  if (price > 0) return t("more", { price: money(price) })
  if (line.label === null) return t("free")
  return line.label === "extraIncluded" ? t("extraIncluded") : t("isIncluded")
}
