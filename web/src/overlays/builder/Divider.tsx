import type { BuilderView, Cover } from "@skorpe/core/builder"
import { useShop } from "../../app/shopContext.ts"
import styles from "./BuilderPicture.module.css"
import { coverNames } from "./coverNames.ts"
import { useBuilderWords } from "./useBuilderWords.ts"
import { useFormat } from "../../app/useFormat.ts"

/** Where the divider stands when a pizza covers all of it up to there, from the left. */
const stops: readonly Cover[] = ["right", "both", "left"]

/** The line between the halves: a slider with three stops, drawn over the pizza; `ShareChoice` has a button for each. */
export const Divider = ({ view }: { readonly view: BuilderView }) => {
  const { t } = useBuilderWords()
  const { words } = useFormat()
  const { send } = useShop()
  const at = stops.indexOf(view.cover)
  const names = coverNames(view, t, words)
  return (
    <div className={styles["divider"]} data-cover={view.cover}>
      <span className={styles["line"]} aria-hidden />
      <input
        type="range"
        className={styles["range"]}
        aria-label={t("divider")}
        aria-valuetext={names[view.cover]}
        min={view.hasOtherHalf ? 0 : 1}
        max={2}
        step={1}
        value={at}
        onChange={({ target }) => {
          const cover = stops[Number(target.value)]
          if (cover) send({ type: "DividerMoved", cover })
        }}
      />
      {!view.hasOtherHalf && <p className={styles["hint"]}>{t("dragHint")}</p>}
    </div>
  )
}
