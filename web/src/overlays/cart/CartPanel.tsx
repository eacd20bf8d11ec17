import { useShop, useView } from "../../app/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { CartDiscounts } from "../../screens/cart/CartDiscounts.tsx"
import { CartLines } from "../../screens/cart/CartLines.tsx"
import { LargeOrder } from "../../screens/cart/LargeOrder.tsx"
import { MinimumLeft } from "../../screens/cart/MinimumLeft.tsx"
import { PriceState } from "../../screens/cart/PriceState.tsx"
import { PriceSummary } from "../../screens/cart/PriceSummary.tsx"
import { RemovedLine } from "../../screens/cart/RemovedLine.tsx"
import { cartTexts } from "../../screens/cart/texts.ts"
import { ToCheckout } from "../../screens/cart/ToCheckout.tsx"
import { useSaidBeside } from "../../screens/cart/useSaidBeside.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { useSelectedStore } from "../stores/useSelectedStore.ts"
import { panelTexts } from "../texts.ts"
import styles from "./CartPanel.module.css"

/** The cart over whatever is being looked at: the same lines and the same sum as on its page. */
export const CartPanel = () => (useView("cart").totalCount === 0 ? <Empty /> : <Filled />)

const Filled = () => {
  const t = useTexts(cartTexts)
  const say = useTexts(panelTexts)
  const { send } = useShop()
  const { storeName, needsManualOrder } = useView("cart")
  const beside = useSaidBeside()
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={styles.store}
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })}
      >
        {t("from", { store: storeName })}
      </button>
      <CartLines />
      <div className={styles.end}>
        <LargeOrder />
        <MinimumLeft />
        <CartDiscounts />
        <PriceSummary />
        <PriceState beside={beside} />
        {!needsManualOrder && <ToCheckout />}
        <PanelLink to={{ _tag: "Cart" }} className={styles.whole}>
          {say("wholeCart")}
        </PanelLink>
      </div>
    </div>
  )
}

const Empty = () => {
  const t = useTexts(cartTexts)
  const { store } = useSelectedStore()
  const { removed } = useView("cart")
  return (
    <div className={styles.empty}>
      <PizzaPicture seed="empty" crust="italian" toppings={[]} stage="raw" detail="plain" size={180} />
      <p className={styles.emptyTitle}>{t("emptyTitle")}</p>
      <p>{t("emptyText")}</p>
      {removed && (
        <ul className={styles.lastLine}>
          <RemovedLine item={removed.item} />
        </ul>
      )}
      <PanelLink
        to={store === null ? { _tag: "Stores" } : { _tag: "Menu", storeSlug: store.slug }}
        className={buttonClass()}
      >
        {store === null ? t("chooseStore") : t("toMenu")}
      </PanelLink>
    </div>
  )
}
