import type { Minor } from "@skorpe/core/money"
import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./PriceSummary.module.css"
import { cartTexts } from "./texts.ts"

/** What is to be paid and what it is made of: the server's own amounts once it has said them, our sum until then. */
export const PriceSummary = () => {
  const t = useTexts(cartTexts)
  const { money } = useFormat()
  const { totalPrice } = useView("cart")
  const validation = useView("validation")
  const price = validation._tag === "Confirmed" ? validation.price : null
  const rows: readonly (readonly [string, Minor])[] = price
    ? [
        [t("discount"), price.adjustmentAmount],
        [t("pant"), price.pantAmount],
        [t("fee"), price.surchargeAmount],
      ]
    : []
  return (
    <dl className={styles.summary} data-sure={price !== null}>
      <div>
        <dt>{t("goods")}</dt>
        <dd>{money(totalPrice)}</dd>
      </div>
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{t("total")}</dt>
        <dd data-testid="total">{money(price?.customerAmount ?? totalPrice)}</dd>
      </div>
      {price && (
        <div className={styles.tax}>
          <dt className="sr-only">{t("tax", { amount: "" })}</dt>
          <dd>{t("tax", { amount: money(price.taxAmount) })}</dd>
        </div>
      )}
    </dl>
  )
}
