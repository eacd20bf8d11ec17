import { closedStore, statusOfCart, storeOfCart } from "@skorpe/core/units/cart"
import { useShop, useTime, useView } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./StoreClosed.module.css"
import { cartTexts } from "./texts.ts"

interface StoreClosedProps {
  /** Whether it is hidden, and only reserves the space of the visible one. */
  readonly isRoom?: boolean
}

/**
 * Says that the cart's store is closed and when it opens, with the way to another one; nothing while it is open. It comes
 * late, with the store, so it is placed where it shifts nothing in view.
 */
export const StoreClosed = ({ isRoom = false }: StoreClosedProps) => {
  const t = useTexts(cartTexts)
  const { market, send } = useShop()
  const cart = useView("cart")
  const stores = useView("store")
  const { moment } = useFormat()
  const now = useTime()
  const closed = closedStore({
    market,
    cart,
    store: storeOfCart(cart, stores),
    status: statusOfCart(cart, stores),
    now,
  })
  if (closed === null) return null
  const { name: store, opensAt, orderedFor } = closed
  return (
    <div className={styles.closed} data-testid={isRoom ? undefined : "store-closed"}>
      <p>
        <strong>
          {opensAt === null ? t("closedTitle", { store }) : t("closedUntil", { store, time: moment(opensAt, now) })}
        </strong>
        <span>{orderedFor === null ? t("closedText") : t("closedOrdered", { time: moment(orderedFor, now) })}</span>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "StoreSelector", showCurrentStore: false } })}
      >
        {t("changeStore")}
      </button>
    </div>
  )
}
