import { useView } from "../../shop/shopContext.ts"
import { CartEmpty } from "../cart/CartEmpty.tsx"
import { CheckoutForm } from "./CheckoutForm.tsx"

/** The checkout screen. During an order it stays even if another tab has emptied the cart. */
export const CheckoutScreen = () => {
  const { totalCount } = useView("cart")
  const { step } = useView("checkout")
  return totalCount === 0 && step._tag === "Filling" ? <CartEmpty /> : <CheckoutForm />
}
