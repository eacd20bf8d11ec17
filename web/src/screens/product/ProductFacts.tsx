import { allergensOf, type Menu, type Product } from "@skorpe/core/menu"
import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ProductScreen.module.css"
import { productScreenTexts } from "./texts.ts"

/** What is in it, and what somebody may not tolerate. */
export const ProductFacts = ({ product, menu }: { readonly product: Product; readonly menu: Menu }) => {
  const t = useTexts(productScreenTexts)
  const names = useTexts(productTexts)
  const { words } = useFormat()
  const { language } = useView("route")
  const allergens = allergensOf(menu, product).map((allergen) => names(allergen))
  const hasDeposit = product.variations.some(({ container }) => container !== undefined)
  return (
    <dl className={styles.facts}>
      {product.ingredients.length > 0 && (
        <div>
          <dt>{t("madeOf")}</dt>
          <dd>{product.ingredients.map(({ name }) => words(name)).join(", ")}</dd>
        </div>
      )}
      <div>
        <dt>{t("allergens")}</dt>
        <dd>{allergens.length === 0 ? t("noAllergens") : new Intl.ListFormat(language).format(allergens)}</dd>
      </div>
      {product.alcohol > 0 && (
        <div>
          <dt className="sr-only">%</dt>
          <dd>{t("alcohol", { percent: product.alcohol.toLocaleString(language) })}</dd>
        </div>
      )}
      {hasDeposit && (
        <div>
          <dt className="sr-only">Pant</dt>
          <dd>{t("pant")}</dd>
        </div>
      )}
    </dl>
  )
}
