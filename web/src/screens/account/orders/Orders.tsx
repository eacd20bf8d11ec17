import { useDays } from "../../../cart/useDays.ts"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { Button } from "../../../kit/Button.tsx"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { RetryButton } from "../../../shop/RetryButton.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Orders.module.css"
import { OrderRow } from "./OrderRow.tsx"
import { ordersTexts } from "./texts.ts"

/** How many orders are shown before the customer asks for older ones: few, so that the rest of the page stays near. */
const shownFirst = 3

const wholeId = "older-orders"

/** The customer's orders, newest first, ten at a time (SPEC §7.3). */
export const Orders = () => {
  const t = useTexts(ordersTexts)
  const { send } = useShop()
  const { day } = useDays()
  const history = useView("orderHistory")
  const { open } = useView("accordion")
  if (history._tag === "Closed") return null
  const { _tag, orders } = history
  const isWhole = open.includes(wholeId) || orders.length <= shownFirst
  const showOlder = () => send(isWhole ? { type: "OlderOrdersWanted" } : { type: "SectionToggled", id: wholeId })
  return (
    <section className={styles.orders} aria-labelledby="orders">
      <h2 id="orders">{t("title")}</h2>
      {orders.length > 0 && (
        <ul>
          {(isWhole ? orders : orders.slice(0, shownFirst)).map((order) => (
            <li key={order.orderId}>
              <OrderRow order={order} date={day(order.placedAt)} />
            </li>
          ))}
        </ul>
      )}
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
      {(!isWhole || (_tag === "Loaded" && history.hasOlder)) && (
        <Button look="quiet" onClick={showOlder}>
          {t("older")}
        </Button>
      )}
    </section>
  )
}
