import { subtract } from "@skorpe/core/domain/money"
import type { Order } from "@skorpe/core/domain/order"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Receipt.module.css"
import { trackingTexts } from "./texts.ts"

/** The tax inside an order, by rate; an older order has only the total. */
export const Taxes = ({ order }: { readonly order: Order }) => {
  const t = useTexts(trackingTexts)
  const { money } = useFormat()
  const { taxes, taxAmount } = order
  if (taxes === undefined) return <p>{t("tax", { amount: money(taxAmount) })}</p>
  return (
    <ul className={styles.taxes}>
      {taxes.map(({ percent, amount, tax }) => (
        <li key={percent}>
          <span>{t("taxAt", { percent: String(percent), net: money(subtract(amount, tax)) })}</span>
          <span>{money(tax)}</span>
        </li>
      ))}
    </ul>
  )
}
