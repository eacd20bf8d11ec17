import { add, subtract } from "@skorpe/core/money"
import type { Order } from "@skorpe/core/order"
import { useFormat } from "../../app/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"

/** What was ordered, for how much, and how it is paid. */
export const Receipt = ({ order }: { readonly order: Order }) => {
  const t = useTexts(trackingTexts)
  const { money } = useFormat()
  const rest = subtract(order.total, add(...order.lines.map(({ linePrice }) => linePrice)))
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">{t("receipt")}</h2>
      <ul>
        {order.lines.map((line) => (
          <li key={line.codes.join("+") + line.name}>
            <span>
              {line.quantity} × {line.name}
            </span>
            <span>{money(line.linePrice)}</span>
          </li>
        ))}
        {rest !== 0 && (
          <li>
            <span>{t(order.tracking.deliveryMethod === "carryout" ? "pant" : "pantAndFee")}</span>
            <span>{money(rest)}</span>
          </li>
        )}
        <li className={styles.total}>
          <span>{t("total")}</span>
          <span>{money(order.total)}</span>
        </li>
      </ul>
      {order.paymentType === "INSTORE" && <p>{t("payInStore")}</p>}
    </section>
  )
}
