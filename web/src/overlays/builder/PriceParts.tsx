import { useFormat } from "../../shop/useFormat.ts"
import styles from "./Builder.module.css"
import { memoByKeys } from "./memoByKeys.ts"
import { useBuilderWords } from "./useBuilderWords.ts"

/** The parts of the pizza's price. */
export const PriceParts = memoByKeys(["price", "quantity", "parts"], ({ view }) => {
  const { t, level, place } = useBuilderWords()
  const { money, words } = useFormat()
  const { price, quantity, parts } = view
  const isHalved = parts.length > 1
  return (
    <section className={styles["part"]}>
      <h3>{t("price")}</h3>
      <dl className={styles["prices"]} data-testid="price-parts">
        <div>
          <dt>{parts.map(({ product }) => words(product.name)).join(" / ")}</dt>
          <dd>{money(price.unitPrice)}</dd>
        </div>
        {price.charges.map((charge) => (
          <div key={`${charge.part} ${charge.code}`}>
            <dt>
              {words(charge.name)}, {level(charge.level).toLocaleLowerCase()}
              {isHalved && ` ${place(charge.part)}`}
            </dt>
            <dd>{t("more", { price: money(charge.price) })}</dd>
          </div>
        ))}
        <div className={styles["sum"]}>
          <dt>{quantity > 1 ? `${t("sum")}, ${quantity} ×` : t("sum")}</dt>
          <dd>{money(price.linePrice)}</dd>
        </div>
      </dl>
      {isHalved && <p className={styles["note"]}>{t("dearer")}</p>}
    </section>
  )
})
