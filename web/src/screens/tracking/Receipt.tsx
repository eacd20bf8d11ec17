import { zero } from "@skorpe/core/domain/money"
import { isPaidAtHandOver, type Order, type Tracking } from "@skorpe/core/domain/order"
import { useId } from "react"
import { Button } from "../../kit/Button.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import { formatOrderTime } from "./formatOrderTime.ts"
import { trackingTexts } from "./texts.ts"
import styles from "./Receipt.module.css"
import { ReceiptLine } from "./ReceiptLine.tsx"
import { Taxes } from "./Taxes.tsx"

/** How an order is or was paid; `null` for one that was never made. */
const paymentText = ({ paymentType }: Order, tracking: Tracking) => {
  const { status } = tracking
  if (status === "refused" || status === "cancelled" || status === "awaitingPayment") return null
  if (!isPaidAtHandOver(paymentType, tracking)) return paymentType === "B2B" ? "billed" : "paidOnline"
  const isCollected = tracking.deliveryMethod === "carryout"
  if (status === "completed") return isCollected ? "paidInStore" : "paidAtDoor"
  return isCollected ? "payInStore" : "payAtDoor"
}

interface ReceiptProps {
  readonly order: Order
  /** The followed status: newer than the order's own. */
  readonly tracking: Tracking
  readonly heading?: "h2" | "h4"
}

/** The receipt, which can be printed alone: order, store and time, lines with the message, deposit, total, tax by rate and payment. */
export const Receipt = ({ order, tracking, heading: Heading = "h2" }: ReceiptProps) => {
  const t = useTexts(trackingTexts)
  const { money } = useFormat()
  const { market } = useShop()
  const language = useLanguage()
  const id = useId()
  const { adjustmentAmount = zero, coupons = [] } = order
  const payment = paymentText(order, tracking)
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <Heading id={id}>{t(tracking.status === "completed" ? "receipt" : "ordered")}</Heading>
      <p>
        {t("details", { number: String(order.number), store: order.storeName })}
        <br />
        <time dateTime={new Date(order.placedAt).toISOString()}>
          {formatOrderTime(market, language, order.placedAt)}
        </time>
      </p>
      <ul>
        {order.lines.map((line, index) => (
          // Two lines may differ in nothing but their changes, and an order's lines never move.
          // oxlint-disable-next-line react/no-array-index-key
          <ReceiptLine key={index} line={line} />
        ))}
        {adjustmentAmount < 0 && (
          <li>
            <span>{coupons.length > 0 ? t("discountBy", { codes: coupons.join(", ") }) : t("discount")}</span>
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
      {order.message !== undefined && <p>{t("message", { text: order.message })}</p>}
      <Taxes order={order} />
      {payment && <p>{t(payment)}</p>}
      {order.billingNote !== undefined && <p>{t("billingNote", { note: order.billingNote })}</p>}
      <Button look="calm" className={styles.print} onClick={() => print()}>
        {t("print")}
      </Button>
    </section>
  )
}
