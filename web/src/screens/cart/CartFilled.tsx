import { ArrowRight, Plus } from "lucide-react"
import { Link } from "../../app/Link.tsx"
import { useView } from "../../app/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { CartLine } from "./CartLine.tsx"
import styles from "./CartScreen.module.css"
import { PriceSummary } from "./PriceSummary.tsx"
import { PriceState } from "./PriceState.tsx"
import { cartTexts } from "./texts.ts"

/** The lines of the cart, what they cost together, and the way on. */
export const CartFilled = () => {
  const t = useTexts(cartTexts)
  const { lines, storeName, storeSlug } = useView("cart")
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t("title")}</PageTitle>
        <p>{t("from", { store: storeName })}</p>
      </header>
      <section className={styles.lines} aria-label={t("lines")}>
        <ul>
          {lines.map((line) => (
            <CartLine key={line.id} line={line} />
          ))}
        </ul>
        <Link to={{ _tag: "Menu", storeSlug }} className={styles.addMore}>
          <Plus size={20} aria-hidden /> {t("addMore")}
        </Link>
      </section>
      <section className={styles.summary} aria-labelledby="sum">
        <h2 id="sum">{t("sum")}</h2>
        <PriceSummary />
        <PriceState />
        <Link to={{ _tag: "Checkout" }} className={buttonClass()} data-testid="to-checkout">
          {t("toCheckout")} <ArrowRight size={20} aria-hidden />
        </Link>
      </section>
    </div>
  )
}
