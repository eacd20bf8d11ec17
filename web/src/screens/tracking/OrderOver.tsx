import { calledOffMoney, type Order, type Tracking } from "@skorpe/core/domain/order"
import { buttonClass } from "../../kit/Button.tsx"
import { Link } from "../../shop/Link.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { hasLapsed } from "./hasLapsed.ts"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"
import { useOrderStore } from "./useOrderStore.ts"

/** An order that the customer does not get: why, where the money is, and how to order again (DECISIONS §14). */
export const OrderOver = ({ order, tracking }: { readonly order: Order; readonly tracking: Tracking }) => {
  const t = useTexts(trackingTexts)
  const store = useOrderStore(order)
  const money = calledOffMoney(order.paymentType, tracking)
  return (
    <div className={styles.news}>
      {tracking.reason !== null && <p>{t("reason", { reason: tracking.reason })}</p>}
      {money !== null && <p>{t(hasLapsed(tracking) ? "lapsedText" : money)}</p>}
      <Link to={store ? { _tag: "Menu", storeSlug: store.slug } : { _tag: "Stores" }} className={buttonClass()}>
        {t("orderAgain")}
      </Link>
    </div>
  )
}
