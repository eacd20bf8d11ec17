import { ArrowRight } from "lucide-react"
import { useShop, useView } from "../../app/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { CartLine } from "../../screens/cart/CartLine.tsx"
import { PriceState } from "../../screens/cart/PriceState.tsx"
import { PriceSummary } from "../../screens/cart/PriceSummary.tsx"
import { cartTexts } from "../../screens/cart/texts.ts"
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
  const { lines, storeName } = useView("cart")
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={styles.store}
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })}
      >
        {t("from", { store: storeName })}
      </button>
      <ul aria-label={t("lines")}>
        {lines.map((line) => (
          <CartLine key={line.id} line={line} />
        ))}
      </ul>
      <div className={styles.end}>
        <PriceSummary />
        <PriceState />
        <PanelLink to={{ _tag: "Checkout" }} className={buttonClass()}>
          {t("toCheckout")} <ArrowRight size={20} aria-hidden />
        </PanelLink>
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
  return (
    <div className={styles.empty}>
      <PizzaPicture seed="empty" crust="italian" toppings={[]} stage="raw" detail="plain" size={180} />
      <p className={styles.emptyTitle}>{t("emptyTitle")}</p>
      <p>{t("emptyText")}</p>
      <PanelLink
        to={store === null ? { _tag: "Stores" } : { _tag: "Menu", storeSlug: store.slug }}
        className={buttonClass()}
      >
        {store === null ? t("chooseStore") : t("toMenu")}
      </PanelLink>
    </div>
  )
}
