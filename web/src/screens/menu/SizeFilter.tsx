import type { SizeName } from "@skorpe/core/domain/market"
import { useShop } from "../../shop/shopContext.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./SubCategoryFilter.module.css"
import { menuTexts } from "./texts.ts"

interface SizeFilterProps {
  readonly sizes: readonly SizeName[]
  readonly chosen: SizeName | null
}

/** Filters a shelf by size, with the prices of that size (SPEC §2.5). */
export const SizeFilter = ({ sizes, chosen }: SizeFilterProps) => {
  const t = useTexts(menuTexts)
  const names = useTexts(productTexts)
  const { send } = useShop()
  const choose = (value: string): void =>
    send({ type: "SizeFiltered", size: sizes.find((size) => size === value) ?? null })
  return (
    <select
      className={styles.sizes}
      aria-label={t("size")}
      value={chosen ?? ""}
      data-chosen={chosen !== null}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t("allSizes")}</option>
      {sizes.map((size) => (
        <option key={size} value={size}>
          {names(size)}
        </option>
      ))}
    </select>
  )
}
