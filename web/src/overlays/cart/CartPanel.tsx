import { useShop, useView } from "../../shop/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { CartDiscounts } from "../../cart/CartDiscounts.tsx"
import { CartLines } from "../../cart/CartLines.tsx"
import { LazyLeftOut } from "../../cart/again/LazyLeftOut.tsx"
import { LargeOrder } from "../../cart/LargeOrder.tsx"
import { MinimumLeft } from "../../cart/MinimumLeft.tsx"
import { MovedCart } from "../../cart/MovedCart.tsx"
import { PayBar } from "../../cart/PayBar.tsx"
import { ToCheckout } from "../../cart/ToCheckout.tsx"
import { PriceState } from "../../cart/PriceState.tsx"
import { PriceSummary } from "../../cart/PriceSummary.tsx"
import { RemovedLine } from "../../cart/RemovedLine.tsx"
import { cartTexts } from "../../cart/texts.ts"
import { useSaidBeside } from "../../cart/useSaidBeside.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { useSelectedStore } from "../stores/useSelectedStore.ts"
import { panelTexts } from "../texts.ts"
import styles from "./CartPanel.module.css"

/** The cart as a panel, with the same content as its page. */
export const CartPanel = () => (useView("cart").totalCount === 0 ? <Empty /> : <CartContent />)

/** The lines of a cart that is not empty, and at its foot, always in view, the total and the checkout button. */
export const CartContent = () => {
  const t = useTexts(cartTexts)
  const say = useTexts(panelTexts)
  const { send } = useShop()
  const { storeName } = useView("cart")
  const beside = useSaidBeside()
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={styles.store}
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore", ofCart: true } })}
      >
        {t("from", { store: storeName })}
      </button>
      <MovedCart />
      <LazyLeftOut />
      <CartLines />
      <div className={styles.end}>
        <LargeOrder />
        <MinimumLeft />
        <CartDiscounts />
        <PriceSummary />
        <PriceState beside={beside} />
        <PanelLink to={{ _tag: "Cart" }} className={styles.whole}>
          {say("wholeCart")}
        </PanelLink>
      </div>
      <PayBar foot="sheet">
        <ToCheckout />
      </PayBar>
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
      <MovedCart />
      <LazyLeftOut />
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
