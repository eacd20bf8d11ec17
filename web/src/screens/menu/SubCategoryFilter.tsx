import type { Category, SubCategory } from "@skorpe/core/domain/menu"
import { useFormat } from "../../shop/useFormat.ts"
import { useShop } from "../../shop/shopContext.ts"
import { showInStrip } from "../../kit/showInStrip.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./SubCategoryFilter.module.css"
import { menuTexts } from "./texts.ts"

interface SubCategoryFilterProps {
  readonly category: Category
  readonly subCategories: readonly SubCategory[]
  readonly chosen: string | null
}

/** Filters a shelf by sub-category: "all" first, then by priority (SPEC §2.5). */
export const SubCategoryFilter = ({ category, subCategories, chosen }: SubCategoryFilterProps) => {
  const t = useTexts(menuTexts)
  const products = useTexts(productTexts)
  const { send } = useShop()
  const { words } = useFormat()
  const entries = [
    { slug: null, name: t("all") },
    ...subCategories.map(({ slug, name }) => ({ slug, name: words(name) })),
  ]
  const shelf = category === "CHARGES" ? "" : products(category)
  return (
    <fieldset className={styles.filter} aria-label={`${t("filter")}: ${shelf}`}>
      {entries.map(({ slug, name }) => (
        <button
          key={slug ?? ""}
          type="button"
          aria-pressed={slug === chosen}
          onFocus={showInStrip}
          onClick={() => send({ type: "ShelfChosen", category, subCategory: slug })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
