import { EnteredCode } from "../../cart/codes/EnteredCode.tsx"
import { CodeReason } from "../../cart/codes/CodeReason.tsx"
import { useView } from "../../shop/shopContext.ts"
import styles from "./Deals.module.css"

/** The status of a picked deal, below its ticket: it is being judged, waits for the cart, or is refused. */
export const DealNote = ({ code }: { readonly code: string }) => {
  const entered = useView("coupon")
  return (
    <div aria-live="polite" className={styles.note}>
      {entered.code === code && (entered.step === "refused" ? <CodeReason /> : <EnteredCode isBelowDeal />)}
    </div>
  )
}
