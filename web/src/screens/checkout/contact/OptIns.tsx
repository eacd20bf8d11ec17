import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "../texts.ts"
import { Tick } from "../../../kit/Tick.tsx"

/**
 * Whether the customer wants offers by e-mail, once there is an address, and by SMS; unticked until they tick it. What
 * their account has agreed to is not asked again.
 */
export const OptIns = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const { fields, emailOptIn, smsOptIn } = useView("checkout")
  const session = useView("session")
  const agreed = session._tag === "LoggedIn" ? (session.user.notificationTypes ?? []) : []
  return (
    <>
      {fields.email.trim() !== "" && !agreed.includes("email") && (
        <Tick ticked={emailOptIn} onTick={(ticked) => send({ type: "OptInChosen", channel: "email", agreed: ticked })}>
          {t("emailOptIn")}
        </Tick>
      )}
      {!agreed.includes("sms") && (
        <Tick ticked={smsOptIn} onTick={(ticked) => send({ type: "OptInChosen", channel: "sms", agreed: ticked })}>
          {t("smsOptIn")}
        </Tick>
      )}
    </>
  )
}
