import { Hourglass, X } from "lucide-react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Codes.module.css"
import { codeTexts } from "./texts.ts"
import { useCodeReason } from "./useCodeReason.ts"
import { useCodeWay } from "./useCodeWay.ts"

/**
 * A code that is not in the cart yet and may still count: what it waits for, and how to make it count. Its name is
 * omitted below its deal's ticket.
 */
export const EnteredCode = ({ isBelowDeal = false }: { readonly isBelowDeal?: boolean }) => {
  const t = useTexts(codeTexts)
  const { send } = useShop()
  const { step, code } = useView("coupon")
  const { lapsed } = useView("cart")
  const reason = useCodeReason()
  const way = useCodeWay()
  const isHeld = step !== "typing" && step !== "refused"
  if (!isHeld || lapsed?.codes.includes(code)) return null
  return (
    <div className={styles.held}>
      <Hourglass size={16} aria-hidden />
      <p>
        {!isBelowDeal && <strong>{code} </strong>}
        {step === "judging" ? t("checking") : step === "waiting" ? t("waiting") : reason}
      </p>
      <button
        type="button"
        className={styles.forget}
        aria-label={t("remove", { code })}
        onClick={() => send({ type: "CouponTyped", code: "" })}
      >
        <X size={16} aria-hidden />
      </button>
      {way && (
        <button type="button" className={styles.undo} onClick={way.go}>
          {way.words}
        </button>
      )}
    </div>
  )
}
