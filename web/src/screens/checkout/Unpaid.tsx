import { Button, buttonClass } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "./texts.ts"

/** An order that awaits its payment while the customer is back at the checkout: pay it, or change it. */
export const Unpaid = ({ orderId }: { readonly orderId: string }) => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const payment = useView("payment")
  return (
    <Message tone="info">
      <p>
        <strong>{t("unpaid")}</strong>
      </p>
      <p>{t("unpaidText")}</p>
      <Link to={{ _tag: "Payment", orderId }} className={buttonClass()}>
        {t("toPayment")}
      </Link>
      {payment._tag === "Waiting" && (
        <Button look="calm" onClick={() => send({ type: "PaymentGivenUp" })}>
          {t("changeOrder")}
        </Button>
      )}
    </Message>
  )
}
