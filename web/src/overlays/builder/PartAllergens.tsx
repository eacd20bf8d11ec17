import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Builder.module.css"
import { memoByKeys } from "./memoByKeys.ts"
import { useBuilderWords } from "./useBuilderWords.ts"

/** The current allergens, for each half. */
export const PartAllergens = memoByKeys(["parts"], ({ view }) => {
  const { t, half } = useBuilderWords()
  const names = useTexts(productTexts)
  const { words } = useFormat()
  const { language } = useView("route")
  const list = new Intl.ListFormat(language)
  return (
    <section className={styles["part"]}>
      <h3>{t("allergens")}</h3>
      <dl className={styles["facts"]}>
        {view.parts.map(({ side, product, allergens }) => (
          <div key={side}>
            <dt>{side === "whole" ? words(product.name) : `${half(side)}: ${words(product.name)}`}</dt>
            <dd>
              {allergens.length === 0 ? t("noAllergens") : list.format(allergens.map((allergen) => names(allergen)))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
})
