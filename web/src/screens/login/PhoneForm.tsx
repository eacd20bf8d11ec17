import type { SubmitEvent } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { faultAt, FormFault, useFaultFocus } from "./faults.tsx"
import styles from "./Login.module.css"
import { loginTexts } from "./texts.ts"

const input = { autoComplete: "tel", type: "tel", inputMode: "tel", required: true } as const

/** The id of the phone field, different from that of a form beside it. */
export const phoneField = "login-phone"

/** The phone number to which a code is sent. */
export const PhoneForm = () => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const { step, phone, fault } = useView("login")
  const atField = faultAt(fault, "phone")
  useFaultFocus(fault, atField === undefined ? null : phoneField)
  const isSending = step === "sendingCode"
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) send({ type: "LoginCodeRequested", phone: phone.slice(0, 100) })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isSending}>
      <Field
        id={phoneField}
        label={t("phone")}
        hint={t("phoneHint")}
        value={phone}
        input={input}
        readOnly={isSending}
        fault={atField}
        onText={(text) => send({ type: "AccountTyped", field: "phone", text: text.slice(0, 40) })}
      />
      <FormFault fault={fault} places={["phone"]} />
      <Button type="submit" aria-disabled={isSending}>
        {t(isSending ? "sending" : "getCode")}
      </Button>
    </form>
  )
}
