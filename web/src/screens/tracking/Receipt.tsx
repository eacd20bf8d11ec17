import { zero } from "@skorpe/core/domain/money"
import type { Order } from "@skorpe/core/domain/order"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"

/** The receipt: lines, total and payment. */
export const Receipt = ({ order }: { readonly order: Order }) => {
  const t = useTexts(trackingTexts)
  const { money } = useFormat()
  const { adjustmentAmount = zero } = order
  const isCollected = order.tracking.deliveryMethod === "carryout"
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
        {adjustmentAmount < 0 && (
          <li>
            <span>{t("discount")}</span>
            <span>{money(adjustmentAmount)}</span>
          </li>
        )}
        {order.pantAmount > 0 && (
          <li>
            <span>{t("pant")}</span>
            <span>{money(order.pantAmount)}</span>
          </li>
        )}
        {order.surchargeAmount > 0 && (
          <li>
            <span>{t("fee")}</span>
            <span>{money(order.surchargeAmount)}</span>
          </li>
        )}
        <li className={styles.total}>
          <span>{t("total")}</span>
          <span>{money(order.total)}</span>
        </li>
      </ul>
      <p>{t("tax", { amount: money(order.taxAmount) })}</p>
      {order.paymentType === "INSTORE" && <p>{t(isCollected ? "payInStore" : "payAtDoor")}</p>}
    </section>
  )
}
