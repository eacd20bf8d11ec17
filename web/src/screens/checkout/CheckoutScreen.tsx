import { useView } from "../../app/shopContext.ts"
import { CartEmpty } from "../cart/CartEmpty.tsx"
import { CheckoutForm } from "./CheckoutForm.tsx"

/** The last step before the oven. While an order is under way it is shown even if another tab has emptied the cart. */
export const CheckoutScreen = () => {
  const { totalCount } = useView("cart")
  const { step } = useView("checkout")
  return totalCount === 0 && step._tag === "Filling" ? <CartEmpty /> : <CheckoutForm />
}
