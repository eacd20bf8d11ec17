import { useShop, useView } from "../../../shop/shopContext.ts"
import { Field } from "../../../kit/Field.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { Tick } from "../../../kit/Tick.tsx"
import { checkoutTexts } from "../texts.ts"
import { wayTexts } from "./texts.ts"

const input = { autoComplete: "shipping address-line2", maxLength: 500 } as const

/**
 * How the courier finds the door, and whether the food is left there; asked once there is an address. A customer
 * who pays on arrival must meet the courier all the same, and the page says so.
 */
export const DoorFields = () => {
  const t = useTexts(wayTexts)
  const say = useTexts(checkoutTexts)
  const { send } = useShop()
  const { address, contactless } = useView("cart").shipping
  const { step, paymentType, offeredPayments } = useView("checkout")
  if (address === null) return null
  const words = [t("payOutside"), ...(offeredPayments.includes("ADYEN") ? [t("payNowInstead")] : [])].join(" ")
  const about = contactless && paymentType === "INSTORE" ? { about: { id: "contactless-payment", words } } : {}
  return (
    <>
      <Field
        id="door"
        label={t("door")}
        optional={say("optional")}
        value={address.deliveryDescription}
        readOnly={step._tag !== "Filling"}
        onText={(text) => send({ type: "DoorDescribed", text: text.slice(0, 500) })}
        input={input}
      />
      <Tick
        ticked={contactless}
        onTick={(ticked) => send({ type: "ContactlessChosen", contactless: ticked })}
        {...about}
      >
        {t("contactless")}
      </Tick>
    </>
  )
}
