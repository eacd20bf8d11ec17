import type { BuilderView } from "@skorpe/core/builder"
import { useFormat } from "../../app/useFormat.ts"
import { EaselCanvas } from "../../pictures/easel/EaselCanvas.tsx"
import type { Easel } from "../../pictures/easel/makeEasel.ts"
import styles from "./BuilderPicture.module.css"
import { Divider } from "./Divider.tsx"
import { useBuilderWords } from "./useBuilderWords.ts"

/** The pizza as it will look, topped anew at every change, with the line that divides it. */
export const BuilderPicture = ({ view, easel }: { readonly view: BuilderView; readonly easel: Easel }) => {
  const { t, place } = useBuilderWords()
  const { words } = useFormat()
  const what = view.parts.map(({ side, product, ingredients }) => {
    const names = ingredients.map(({ name }) => words(name)).join(", ") || t("bare")
    return `${words(product.name)}${side === "whole" ? "" : ` ${place(side)}`} (${names})`
  })
  return (
    <div className={styles["picture"]}>
      <EaselCanvas easel={easel} side={800} alt={t("picture", { what: what.join("; ") })} className={styles["pizza"]} />
      <Divider view={view} />
    </div>
  )
}
