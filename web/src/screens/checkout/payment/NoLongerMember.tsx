import { Message } from "../../../kit/Message.tsx"
import { Button } from "../../../kit/Button.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "../texts.ts"

/** Nothing is priced or ordered for an organisation that the customer has left; they can still order for themselves. */
export const NoLongerMember = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  return (
    <Message tone="wrong">
      <p>{t("noLongerMember")}</p>
      <Button look="calm" onClick={() => send({ type: "AccountChosen", organisationId: null })}>
        {t("orderForSelf")}
      </Button>
    </Message>
  )
}
