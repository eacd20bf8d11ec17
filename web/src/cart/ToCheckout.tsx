import { ArrowRight } from "lucide-react"
import { Link } from "../shop/Link.tsx"
import { useShop, useView } from "../shop/shopContext.ts"
import { buttonClass } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { cartTexts } from "./texts.ts"

/** The link to the checkout; once per cart, the upsells open first (SPEC §2.4). */
export const ToCheckout = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { step } = useView("upsells")
  return (
    <Link
      to={{ _tag: "Checkout" }}
      className={buttonClass()}
      data-testid="to-checkout"
      aria-busy={step === "asking"}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        send({ type: "CheckoutWanted" })
      }}
    >
      {t("toCheckout")} <ArrowRight size={16} aria-hidden />
    </Link>
  )
}
