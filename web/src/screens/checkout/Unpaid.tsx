import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "./texts.ts"

/** An order that awaits its payment while the customer is back at the checkout: it can be changed. The bar leads to the payment. */
export const Unpaid = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const payment = useView("payment")
  return (
    <Message tone="info">
      <p>
        <strong>{t("unpaid")}</strong>
      </p>
      <p>{t("unpaidText")}</p>
      {payment._tag === "Waiting" && (
        <Button look="calm" onClick={() => send({ type: "PaymentGivenUp" })}>
          {t("changeOrder")}
        </Button>
      )}
    </Message>
  )
}
