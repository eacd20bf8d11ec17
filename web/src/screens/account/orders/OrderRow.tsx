import { type Order, type OrderStatus, hasEnded } from "@skorpe/core/domain/order"
import { wantAgain } from "@skorpe/core/units/lastOrder"
import { RotateCcw } from "lucide-react"
import { Button, buttonClass } from "../../../kit/Button.tsx"
import { lineNames } from "../../../products/lineNames.ts"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Orders.module.css"
import { ordersTexts } from "./texts.ts"

/** What became of an order, in a word. */
const wordOf = (status: OrderStatus) => {
  switch (status) {
    case "created":
    case "placed":
    case "accepted":
      return "underWay"
    case "awaitingPayment":
    case "completed":
    case "cancelled":
    case "refused":
      return status
  }
}

/** What its tracker is to an order: its receipt, if it was handed over. */
const wayTo = (status: OrderStatus) => {
  if (!hasEnded(status)) return "follow"
  return status === "completed" ? "receipt" : "details"
}

/** An order of the customer: when and where, what, for how much, what became of it, and the ways to it and to another. */
export const OrderRow = ({ order, date }: { readonly order: Order; readonly date: string }) => {
  const t = useTexts(ordersTexts)
  const { send } = useShop()
  const { money, time } = useFormat()
  const { isReordering } = useView("cart")
  const { orderId, number, placedAt, storeName, total, tracking } = order
  const wish = wantAgain(order)
  return (
    <article className={styles.order} aria-label={t("order", { number: String(number) })}>
      <div className={styles.line}>
        <h3>{t("at", { date, time: time(placedAt), store: storeName })}</h3>
        <p>{money(total)}</p>
      </div>
      <p>{lineNames(wish.lines)}</p>
      <p className={styles.status} data-status={tracking.status}>
        {t("status", { number: String(number), status: t(wordOf(tracking.status)) })}
      </p>
      <p className={styles.ways}>
        <Link to={{ _tag: "Tracking", orderId }} className={buttonClass("calm")}>
          {t(wayTo(tracking.status))}
        </Link>
        {hasEnded(tracking.status) && (
          <Button look="calm" aria-disabled={isReordering} onClick={() => isReordering || send(wish)}>
            <RotateCcw size={16} aria-hidden /> {t("again")}
          </Button>
        )}
      </p>
    </article>
  )
}
