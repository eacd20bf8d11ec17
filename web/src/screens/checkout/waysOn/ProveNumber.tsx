import { useShop, useView } from "../../../shop/shopContext.ts"
import { Button } from "../../../kit/Button.tsx"
import { Field } from "../../../kit/Field.tsx"
import { Message } from "../../../kit/Message.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../CheckoutScreen.module.css"
import { proofTexts } from "./texts.ts"

const input = {
  autoComplete: "one-time-code",
  inputMode: "numeric",
  autoFocus: true,
  maxLength: 12,
  required: true,
} as const

/** The field for the SMS code that verifies the customer's number; submitting the form sends it with the order. */
export const ProveNumber = () => {
  const t = useTexts(proofTexts)
  const { send } = useShop()
  const { step, fields, proofFault } = useView("checkout")
  if (step._tag !== "Proving" || step.phase === "asking") return null
  return (
    <Message tone="info">
      <p>
        <strong>{t("title")}</strong>
      </p>
      <p>{t("sent", { phone: fields.phone })}</p>
      <Field
        id="code"
        label={t("code")}
        input={input}
        readOnly={step.phase === "checking"}
        fault={proofFault === null ? undefined : t(proofFault)}
      />
      <p className={styles.ways}>
        <Button look="calm" onClick={() => send({ type: "NumberProofWanted" })}>
          {t("newCode")}
        </Button>
        <Button look="calm" onClick={() => send({ type: "NumberProofAbandoned" })}>
          {t("goBack")}
        </Button>
      </p>
    </Message>
  )
}
