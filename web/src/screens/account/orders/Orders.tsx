import { useDays } from "../../../cart/useDays.ts"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { Button } from "../../../kit/Button.tsx"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { RetryButton } from "../../../shop/RetryButton.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Orders.module.css"
import { OrderRow } from "./OrderRow.tsx"
import { ordersTexts } from "./texts.ts"

/** The customer's orders, newest first, ten at a time (SPEC §7.3). */
export const Orders = () => {
  const t = useTexts(ordersTexts)
  const { send } = useShop()
  const { day } = useDays()
  const history = useView("orderHistory")
  if (history._tag === "Closed") return null
  const { _tag, orders } = history
  return (
    <section className={styles.orders} aria-labelledby="orders">
      <h2 id="orders">{t("title")}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.orderId}>
            <OrderRow order={order} date={day(order.placedAt)} />
          </li>
        ))}
      </ul>
      {_tag === "Loading" && (
        <>
          <output className="sr-only">{t("loading")}</output>
          <Skeleton height="6rem" />
        </>
      )}
      {_tag === "Failed" && (
        <div role="alert" className={styles.failed}>
          <p>{t("failed")}</p>
          <RetryButton />
        </div>
      )}
      {_tag === "Loaded" && orders.length === 0 && <p>{t("none")}</p>}
      {_tag === "Loaded" && history.hasOlder && (
        <Button look="calm" onClick={() => send({ type: "OlderOrdersWanted" })}>
          {t("older")}
        </Button>
      )}
    </section>
  )
}
