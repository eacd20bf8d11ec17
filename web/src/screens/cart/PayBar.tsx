import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./PayBar.module.css"
import { cartTexts } from "./texts.ts"
import { ToCheckout } from "./ToCheckout.tsx"

/** The total and the way on, always in reach of the thumb where the page is narrow. */
export const PayBar = () => {
  const t = useTexts(cartTexts)
  const { money } = useFormat()
  const { expectedTotal, totalCount, needsManualOrder } = useView("cart")
  const validation = useView("validation")
  const sure = validation._tag === "Confirmed"
  if (needsManualOrder) return null
  return (
    <div className={styles.bar} data-sure={sure} data-testid="pay-bar">
      <p>
        <span className={styles.count}>
          {validation.left > 0
            ? t("leftShort", { amount: money(validation.left) })
            : t("pieces", { count: totalCount })}
        </span>
        <span className={styles.total}>{money(sure ? validation.price.customerAmount : expectedTotal)}</span>
      </p>
      <ToCheckout />
    </div>
  )
}
