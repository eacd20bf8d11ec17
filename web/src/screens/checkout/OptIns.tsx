import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "./texts.ts"
import { Tick } from "./Tick.tsx"

/** Whether the customer wants offers by e-mail, once an address is typed, and by SMS; unticked until they tick it. */
export const OptIns = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const { fields, emailOptIn, smsOptIn } = useView("checkout")
  return (
    <>
      {fields.email.trim() !== "" && (
        <Tick ticked={emailOptIn} onTick={(agreed) => send({ type: "OptInChosen", channel: "email", agreed })}>
          {t("emailOptIn")}
        </Tick>
      )}
      <Tick ticked={smsOptIn} onTick={(agreed) => send({ type: "OptInChosen", channel: "sms", agreed })}>
        {t("smsOptIn")}
      </Tick>
    </>
  )
}
