import type { BuilderLine } from "@skorpe/core/domain/builder"
import type { Level } from "@skorpe/core/domain/menu"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useFollowed } from "../../kit/useFollowed.ts"
import styles from "./Ingredients.module.css"
import { useBuilderWords } from "./useBuilderWords.ts"

interface ExtraControlProps {
  readonly line: BuilderLine
  readonly reasonId: string
}

/** The level of an ingredient: a toggle for extra, or a select; nothing if there is only one level (SPEC §2.6). */
export const ExtraControl = ({ line, reasonId }: ExtraControlProps) => {
  switch (line.extra) {
    case "none":
      return null
    case "checkbox":
      return <ExtraCheckbox line={line} reasonId={reasonId} />
    case "select":
      return <LevelSelect line={line} reasonId={reasonId} />
  }
}

const ExtraCheckbox = ({ line, reasonId }: ExtraControlProps) => {
  const { t } = useBuilderWords()
  const { money, words } = useFormat()
  const { send } = useShop()
  const extra = line.label === "extraIncluded" ? t("extraIncluded") : t("extra")
  const tick = useFollowed<HTMLInputElement>((box) => {
    box.checked = line.extraChecked
  })
  return (
    <label className={styles["extra"]}>
      <input
        type="checkbox"
        aria-label={t("extraOf", { extra, name: words(line.name) })}
        ref={tick}
        defaultChecked={line.extraChecked}
        aria-disabled={line.isExtraBlocked || undefined}
        aria-describedby={line.isExtraBlocked ? reasonId : undefined}
        onClick={(press) => line.isExtraBlocked && press.preventDefault()}
        onChange={() => send({ type: "ExtraToggled", code: line.code })}
      />
      {extra} {line.extraPrice > 0 && t("more", { price: money(line.extraPrice) })}
    </label>
  )
}

const LevelSelect = ({ line, reasonId }: ExtraControlProps) => {
  const { t, level } = useBuilderWords()
  const { money, words } = useFormat()
  const { send } = useShop()
  const isBlocked = line.levels.some((one) => one.isBlocked)
  const list = useFollowed<HTMLSelectElement>((select) => {
    select.value = String(line.quantity)
  })
  return (
    <select
      className={styles["select"]}
      aria-label={t("amountOf", { name: words(line.name) })}
      aria-describedby={isBlocked ? reasonId : undefined}
      ref={list}
      defaultValue={line.quantity}
      onChange={({ target }) => {
        const chosen: Level | undefined = line.levels.find((one) => String(one.level) === target.value)?.level
        if (chosen !== undefined) send({ type: "LevelChosen", code: line.code, level: chosen })
      }}
    >
      {line.levels.map((one) => (
        <option key={one.level} value={one.level} disabled={one.isBlocked}>
          {level(one.level)}
          {one.price > 0 ? `, ${t("more", { price: money(one.price) })}` : ""}
        </option>
      ))}
    </select>
  )
}
