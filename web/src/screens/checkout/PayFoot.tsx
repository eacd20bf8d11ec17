import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { cartTexts } from "../../cart/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { OrderButton } from "./OrderButton.tsx"
import styles from "./PayFoot.module.css"

/** The total and the order button: in sight at the foot of a phone's page, and below the order at a desk. */
export const PayFoot = () => {
  const t = useTexts(cartTexts)
  const { money } = useFormat()
  const { expectedTotal, totalCount } = useView("cart")
  const validation = useView("validation")
  const sure = validation._tag === "Confirmed"
  return (
    <div className={styles.foot} data-sure={sure} data-testid="order-bar">
      <p className={styles.sum}>
        <span className={styles.count}>
          {validation.left > 0
            ? t("leftShort", { amount: money(validation.left) })
            : t("pieces", { count: totalCount })}
        </span>
        <span className={styles.total}>{money(sure ? validation.price.customerAmount : expectedTotal)}</span>
      </p>
      <OrderButton />
    </div>
  )
}
