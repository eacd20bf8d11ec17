import { ArrowRight } from "lucide-react"
import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CartBar.module.css"
import { menuTexts } from "./texts.ts"

/** A sticky bar with the cart's count and total; renders nothing while the cart is empty. */
export const CartBar = () => {
  const t = useTexts(menuTexts)
  const { money } = useFormat()
  const { totalCount, totalPrice } = useView("cart")
  const { left } = useView("validation")
  if (totalCount === 0) return null
  return (
    <div className={styles.place} data-docked>
      {left > 0 && <p className={styles.left}>{t("left", { amount: money(left) })}</p>}
      <Link to={{ _tag: "Cart" }} className={styles.bar}>
        <span className={styles.count}>{t("items", { count: totalCount })}</span>
        <span className={styles.word}>
          {t("toCart")} <ArrowRight size={16} aria-hidden />
        </span>
        <span className={styles.total}>{money(totalPrice)}</span>
      </Link>
    </div>
  )
}
