import type { ReactNode } from "react"
import { useView } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./PayBar.module.css"
import { LapsedCodes } from "./codes/LapsedCodes.tsx"
import { StoreClosed } from "./StoreClosed.tsx"
import { cartTexts } from "./texts.ts"

interface PayBarProps {
  /** At the foot of the narrow cart page, of a sheet with its own scrolling, or of the checkout. */
  readonly foot: "page" | "sheet" | "checkout"
  /** The one way on: to the checkout, or the order itself. */
  readonly children: ReactNode
}

/** The total, its changes, and the way on, in sight below the scrolling content; at a desk the checkout says the total once. */
export const PayBar = ({ foot, children }: PayBarProps) => {
  const t = useTexts(cartTexts)
  const { money } = useFormat()
  const { expectedTotal, totalCount, needsManualOrder } = useView("cart")
  const validation = useView("validation")
  const sure = validation._tag === "Confirmed"
  // Such an order is made by phone, which a closed store does not answer either.
  if (needsManualOrder && foot !== "checkout") return <StoreClosed />
  return (
    <>
      <div className={styles.room} data-foot={foot} aria-hidden inert>
        <StoreClosed isRoom />
      </div>
      <div className={styles.bar} data-foot={foot} data-sure={sure} data-testid="pay-bar" data-docked>
        <div className={styles.over}>
          <div className={styles.above}>
            <StoreClosed />
          </div>
        </div>
        {/* A sheet shows it among the discounts, which are nearer to its foot. */}
        {foot === "page" && (
          <div aria-live="polite" className={styles.said}>
            <LapsedCodes />
          </div>
        )}
        <p>
          <span className={styles.count}>
            {validation.left > 0
              ? t("leftShort", { amount: money(validation.left) })
              : t("pieces", { count: totalCount })}
          </span>
          <span className={styles.total}>{money(sure ? validation.price.customerAmount : expectedTotal)}</span>
        </p>
        {children}
      </div>
    </>
  )
}
