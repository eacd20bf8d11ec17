import { Plus } from "lucide-react"
import { cartTexts } from "../../cart/texts.ts"
import { timeTexts } from "../../cart/time/texts.ts"
import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { Link } from "../../shop/Link.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useToldBlocks } from "./blocks/useToldBlocks.ts"
import { proofTexts } from "./waysOn/texts.ts"
import { checkoutTexts } from "./texts.ts"

/**
 * Orders for the total that the server has confirmed; until then, while a closed store's times are found, for a company
 * that the customer has left, and during an order, it is disabled and says why. Sends the code while the customer proves
 * their number. An order that awaits its payment has a link to the payment instead, and an order below the minimum a
 * link to the menu.
 */
export const OrderButton = () => {
  const t = useTexts(checkoutTexts)
  const { money } = useFormat()
  const { step, paymentType } = useView("checkout")
  const { blocks, isFindingTimes } = useToldBlocks()
  const validation = useView("validation")
  const proving = useTexts(proofTexts)
  const timing = useTexts(timeTexts)
  const codeAsked = step._tag === "Proving" && step.phase === "asked"
  const isMember = !blocks.some(({ _tag }) => _tag === "NotAMember")
  const isPriced = validation._tag === "Confirmed" && validation.left === 0
  const ready = codeAsked || (step._tag === "Filling" && isMember && isPriced && !isFindingTimes)
  const words = (): string => {
    if (codeAsked) return proving("confirm")
    if (step._tag === "Proving" && step.phase === "asking") return proving("asking")
    if (step._tag !== "Filling") return t("sending")
    if (!isMember) return t("notForCompany")
    if (validation._tag === "Confirmed" && validation.left === 0) {
      if (isFindingTimes) return timing("finding")
      return t(paymentType === "ADYEN" ? "orderAndPay" : "order", { total: money(validation.price.customerAmount) })
    }
    if (validation.left > 0) return t("belowMinimum", { missing: money(validation.left) })
    return validation._tag === "Pending" ? t("waiting") : t("notYet")
  }
  if (step._tag === "Paying") {
    return (
      <Link to={{ _tag: "Payment", orderId: step.orderId }} className={buttonClass()}>
        {t("toPayment")}
      </Link>
    )
  }
  return (
    <>
      <Button
        type="submit"
        aria-disabled={!ready}
        data-testid="order"
        onClick={(event) => {
          if (step._tag !== "Filling" && !codeAsked) event.preventDefault()
        }}
      >
        {words()}
      </Button>
      {step._tag === "Filling" && validation.left > 0 && <AddMore />}
    </>
  )
}

/** A link to the menu of the cart's store, where the customer can add what is missing to the minimum. */
const AddMore = () => {
  const t = useTexts(cartTexts)
  const { storeSlug } = useView("cart")
  return (
    <Link to={{ _tag: "Menu", storeSlug }} className={buttonClass("calm")}>
      <Plus size={16} aria-hidden /> {t("addMore")}
    </Link>
  )
}
