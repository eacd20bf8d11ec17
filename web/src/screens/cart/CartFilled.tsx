import { Plus } from "lucide-react"
import { Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { CartDiscounts } from "../../cart/CartDiscounts.tsx"
import { CartLines } from "../../cart/CartLines.tsx"
import styles from "./CartScreen.module.css"
import { Fulfilment } from "./Fulfilment.tsx"
import { LazyLeftOut } from "../../cart/again/LazyLeftOut.tsx"
import { LargeOrder } from "../../cart/LargeOrder.tsx"
import { MinimumLeft } from "../../cart/MinimumLeft.tsx"
import { MovedCart } from "../../cart/MovedCart.tsx"
import { PayBar } from "../../cart/PayBar.tsx"
import { PriceState } from "../../cart/PriceState.tsx"
import { PriceSummary } from "../../cart/PriceSummary.tsx"
import { cartTexts } from "../../cart/texts.ts"
import { ToCheckout } from "../../cart/ToCheckout.tsx"
import { useSaidBeside } from "../../cart/useSaidBeside.ts"

/** The cart's lines, its total and the link to the checkout. */
export const CartFilled = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { storeName, storeSlug } = useView("cart")
  const beside = useSaidBeside()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t("title")}</PageTitle>
        <p>{t("from", { store: storeName })}</p>
        <MovedCart />
        <LazyLeftOut />
      </header>
      <section className={styles.lines} aria-label={t("lines")}>
        <CartLines />
        <div className={styles.ways}>
          <Link to={{ _tag: "Menu", storeSlug }} className={styles.addMore}>
            <Plus size={16} aria-hidden /> {t("addMore")}
          </Link>
          <button
            type="button"
            className={styles.emptyIt}
            aria-haspopup="dialog"
            onClick={() => send({ type: "DialogOpened", dialog: { _tag: "EmptyCart" } })}
          >
            {t("emptyIt")}
          </button>
        </div>
      </section>
      <div className={styles.aside}>
        <section className={styles.summary} aria-labelledby="sum">
          <h2 id="sum">{t("sum")}</h2>
          <Fulfilment />
          <LargeOrder />
          <MinimumLeft />
          <CartDiscounts />
          <PriceSummary />
          <PriceState beside={beside} />
        </section>
        <PayBar foot="page">
          <ToCheckout />
        </PayBar>
      </div>
    </div>
  )
}
