import { useView } from "../../shop/shopContext.ts"
import { cartTexts } from "../../cart/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CartBeside.module.css"
import { CartContent } from "./CartPanel.tsx"

/** The cart beside the menu, on a desktop. */
export const CartBeside = () => {
  const t = useTexts(cartTexts)
  const { totalCount } = useView("cart")
  return (
    <div className={styles["beside"]}>
      <section className={styles["cart"]} aria-labelledby="cart-beside">
        <h2 id="cart-beside">{t("title")}</h2>
        {totalCount === 0 ? <p className={styles["empty"]}>{t("emptyText")}</p> : <CartContent />}
      </section>
    </div>
  )
}
