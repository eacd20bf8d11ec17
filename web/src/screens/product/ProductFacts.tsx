import { minimumAge } from "@skorpe/core/domain/age"
import { allergensOf, type Menu, type Product } from "@skorpe/core/domain/menu"
import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ProductScreen.module.css"
import { productScreenTexts } from "./texts.ts"

/** A product's ingredients and allergens. */
export const ProductFacts = ({ product, menu }: { readonly product: Product; readonly menu: Menu }) => {
  const t = useTexts(productScreenTexts)
  const names = useTexts(productTexts)
  const { words } = useFormat()
  const { language } = useView("route")
  const allergens = allergensOf(menu, product).map((allergen) => names(allergen))
  const listed = allergens.length === 0 ? t("noAllergens") : new Intl.ListFormat(language).format(allergens)
  const declared = new Map(menu.ingredients.map((ingredient) => [ingredient.productCode, ingredient.allergens]))
  const ingredients = product.ingredients
    .filter(({ quantity }) => quantity > 0)
    .map(({ productCode, name }) => {
      const own = declared.get(productCode) ?? []
      if (own.length === 0) return words(name)
      return t("contains", { name: words(name), allergens: own.map((allergen) => names(allergen)).join(", ") })
    })
  const hasDeposit = product.variations.some(({ container }) => container !== undefined)
  return (
    <dl className={styles.facts}>
      {ingredients.length > 0 && (
        <div>
          <dt>{t("madeOf")}</dt>
          <dd>{ingredients.join(", ")}</dd>
        </div>
      )}
      <div>
        <dt>{t("allergens")}</dt>
        <dd>{product.kind === "HALF_HALF" ? t("byHalves") : listed}</dd>
      </div>
      {product.alcohol > 0 && (
        <div>
          <dt className="sr-only">%</dt>
          <dd>{t("alcohol", { percent: product.alcohol.toLocaleString(language), age: String(minimumAge) })}</dd>
        </div>
      )}
      {hasDeposit && (
        <div>
          <dt className="sr-only">{t("deposit")}</dt>
          <dd>{t("pant")}</dd>
        </div>
      )}
    </dl>
  )
}
