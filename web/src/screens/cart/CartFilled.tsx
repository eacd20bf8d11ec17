import { Plus } from "lucide-react"
import { Link } from "../../app/Link.tsx"
import { useShop, useView } from "../../app/shopContext.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { CartDiscounts } from "./CartDiscounts.tsx"
import { CartLines } from "./CartLines.tsx"
import styles from "./CartScreen.module.css"
import { Fulfilment } from "./Fulfilment.tsx"
import { LargeOrder } from "./LargeOrder.tsx"
import { MinimumLeft } from "./MinimumLeft.tsx"
import { PayBar } from "./PayBar.tsx"
import { PriceState } from "./PriceState.tsx"
import { PriceSummary } from "./PriceSummary.tsx"
import { cartTexts } from "./texts.ts"
import { ToCheckout } from "./ToCheckout.tsx"
import { useSaidBeside } from "./useSaidBeside.ts"

/** The lines of the cart, what they cost together, and the way on. */
export const CartFilled = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { storeName, storeSlug, needsManualOrder } = useView("cart")
  const beside = useSaidBeside()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t("title")}</PageTitle>
        <p>{t("from", { store: storeName })}</p>
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
      <section className={styles.summary} aria-labelledby="sum">
        <h2 id="sum">{t("sum")}</h2>
        <Fulfilment />
        <LargeOrder />
        <MinimumLeft />
        <CartDiscounts />
        <PriceSummary />
        <PriceState beside={beside} />
        {!needsManualOrder && <ToCheckout className={styles.wideOnly} />}
      </section>
      <PayBar />
    </div>
  )
}
