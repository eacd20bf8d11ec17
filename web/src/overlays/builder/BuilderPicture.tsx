import { memo } from "react"
import type { BuilderView, DrawnPizza } from "@skorpe/core/builder"
import { useFormat } from "../../app/useFormat.ts"
import { useAfterPaint } from "../../kit/useAfterPaint.ts"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import styles from "./BuilderPicture.module.css"
import { Divider } from "./Divider.tsx"
import { useBuilderWords } from "./useBuilderWords.ts"

interface ToppedProps {
  readonly drawing: DrawnPizza
  readonly alt: string
}

/** Changes with every topping, so that each makes the pizza move a little anew. */
const beatOf = ({ toppings }: DrawnPizza): number => toppings.reduce((sum, { level }) => sum + level * 4, 0) % 2

const Topped = memo(({ drawing, alt }: ToppedProps) => (
  <div className={styles["pizza"]} data-beat={beatOf(drawing)}>
    <PizzaPicture {...drawing} detail="rich" size={520} alt={alt} className={styles["image"] ?? ""} />
  </div>
))
Topped.displayName = "Topped"

/** The pizza as it will look, topped anew at every change, with the line that divides it. */
export const BuilderPicture = ({ view }: { readonly view: BuilderView }) => {
  const { t, place } = useBuilderWords()
  const { words } = useFormat()
  // A press is answered first; the pizza follows a moment later.
  const drawing = useAfterPaint(view.drawing)
  const what = view.parts.map(({ side, product, ingredients }) => {
    const names = ingredients.map(({ name }) => words(name)).join(", ") || t("bare")
    return `${words(product.name)}${side === "whole" ? "" : ` ${place(side)}`} (${names})`
  })
  return (
    <div className={styles["picture"]}>
      <Topped drawing={drawing} alt={t("picture", { what: what.join("; ") })} />
      <Divider view={view} />
    </div>
  )
}
