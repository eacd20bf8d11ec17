import { memo } from "react"
import type { BuilderView } from "@skorpe/core/units/builder"
import { useFormat } from "../../shop/useFormat.ts"
import { EaselCanvas } from "../../pictures/easel/EaselCanvas.tsx"
import type { Easel } from "../../pictures/easel/makeEasel.ts"
import styles from "./BuilderPicture.module.css"
import { Divider } from "./Divider.tsx"
import { useBuilderWords } from "./useBuilderWords.ts"

interface BuilderPictureProps {
  readonly view: BuilderView
  /** The view one paint later, for the picture and its alternative text. */
  readonly later: BuilderView
  readonly easel: Easel
}

/** The picture of the pizza, which follows every change, with the divider over it. */
export const BuilderPicture = ({ view, later, easel }: BuilderPictureProps) => (
  <div className={styles["picture"]}>
    <Pizza view={later} easel={easel} />
    <Divider view={view} />
  </div>
)

const Pizza = memo(({ view, easel }: Omit<BuilderPictureProps, "later">) => {
  const { t, place } = useBuilderWords()
  const { words } = useFormat()
  const what = view.parts.map(({ side, product, ingredients }) => {
    const names = ingredients.map(({ name }) => words(name)).join(", ") || t("bare")
    return `${words(product.name)}${side === "whole" ? "" : ` ${place(side)}`} (${names})`
  })
  const alt = t("picture", { what: what.join("; ") })
  return <EaselCanvas easel={easel} side={400} alt={alt} className={styles["pizza"]} />
})
Pizza.displayName = "Pizza"
