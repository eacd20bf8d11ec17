import { Field } from "../../../kit/Field.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "../texts.ts"

const input = { autoComplete: "off", maxLength: 500 } as const

/** The organisation's reference for its invoice; asked for only when it is invoiced. */
export const BillingNote = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const { paymentType, billingNote, step } = useView("checkout")
  if (paymentType !== "B2B") return null
  return (
    <Field
      id="billing-note"
      label={t("billingNote")}
      optional={t("optional")}
      hint={t("billingNoteHint")}
      value={billingNote}
      readOnly={step._tag !== "Filling"}
      onText={(text) => send({ type: "BillingNoteTyped", billingNote: text.slice(0, 500) })}
      input={input}
    />
  )
}
