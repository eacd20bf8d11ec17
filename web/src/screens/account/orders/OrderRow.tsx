import { type Order, type Tracking, hasEnded } from "@skorpe/core/domain/order"
import { reorderOf } from "@skorpe/core/units/lastOrder"
import { ReceiptText as ReceiptSign } from "lucide-react"
import { AgainButton } from "../../../cart/again/AgainButton.tsx"
import { Button, buttonClass } from "../../../kit/Button.tsx"
import { lineNames } from "../../../products/lineNames.ts"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { Receipt } from "../../tracking/Receipt.tsx"
import styles from "./Orders.module.css"
import { ordersTexts } from "./texts.ts"

/** An order's outcome, in a word. */
const wordOf = ({ status, deliveryMethod }: Tracking) => {
  switch (status) {
    case "created":
    case "placed":
    case "accepted":
      return "underWay"
    case "completed":
      return deliveryMethod === "carryout" ? "collected" : "delivered"
    case "awaitingPayment":
    case "cancelled":
    case "refused":
      return status
  }
}

/** An order of the customer: time, store, content, amount and outcome, with links to see it and to order it again. */
export const OrderRow = ({ order, date }: { readonly order: Order; readonly date: string }) => {
  const t = useTexts(ordersTexts)
  const { money, time } = useFormat()
  const { open } = useView("accordion")
  const { orderId, number, placedAt, storeName, total, tracking } = order
  const { status } = tracking
  const receipt = receiptPrefix + orderId
  return (
    <article className={styles.order} aria-label={t("order", { number: String(number) })}>
      <div className={styles.line}>
        <h3>
          <Link to={{ _tag: "Tracking", orderId }}>{t("at", { date, time: time(placedAt), store: storeName })}</Link>
        </h3>
        <p>{money(total)}</p>
      </div>
      <p>{lineNames(reorderOf(order).lines)}</p>
      <p className={styles.status} data-status={status}>
        {t("status", { number: String(number), status: t(wordOf(tracking)) })}
      </p>
      <p className={styles.ways}>
        {hasEnded(status) && <AgainButton order={order} />}
        {status === "completed" ? (
          <ReceiptButton order={order} />
        ) : (
          <Link to={{ _tag: "Tracking", orderId }} className={buttonClass(hasEnded(status) ? "quiet" : "calm")}>
            {t(hasEnded(status) ? "details" : "follow")}
          </Link>
        )}
      </p>
      {status === "completed" && open.includes(receipt) && (
        <div id={receipt}>
          <Receipt order={order} tracking={tracking} heading="h4" />
        </div>
      )}
    </article>
  )
}

const receiptPrefix = "receipt-"

/** Shows the receipt below, or hides it. One receipt is open at a time, so that the page prints this one alone. */
const ReceiptButton = ({ order: { orderId, number } }: { readonly order: Order }) => {
  const t = useTexts(ordersTexts)
  const { send } = useShop()
  const { open } = useView("accordion")
  const id = receiptPrefix + orderId
  const toggle = () => {
    const others = open.filter((one) => one.startsWith(receiptPrefix) && one !== id)
    for (const one of [...others, id]) send({ type: "SectionToggled", id: one })
  }
  return (
    <Button
      look="quiet"
      aria-expanded={open.includes(id)}
      aria-controls={open.includes(id) ? id : undefined}
      aria-label={t("receiptOf", { number: String(number) })}
      onClick={toggle}
    >
      <ReceiptSign size={16} aria-hidden /> {t("receipt")}
    </Button>
  )
}
