import { notCovered } from "@skorpe/core/domain/cart"
import { Message } from "../../kit/Message.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { paymentTexts } from "./texts.ts"

/** A notice that the cart has changed since the order was sent, and what the payment covers; else nothing. */
export const NotCovered = ({ orderId }: { readonly orderId: string }) => {
  const t = useTexts(paymentTexts)
  const cart = useView("cart")
  const { unpaid } = useView("checkout")
  const difference = unpaid?.orderId === orderId ? notCovered(cart, unpaid) : null
  if (difference === null) return null
  return (
    <Message tone="info">
      <p>{t(difference)}</p>
    </Message>
  )
}
