import type { SubmitEvent } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { Message } from "../../kit/Message.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { faultAt, FormFault, useFaultFocus } from "../login/faults.tsx"
import styles from "../login/Login.module.css"
import { newPasswordTexts } from "./texts.ts"

const input = { autoComplete: "email", type: "email", inputMode: "email", required: true } as const

/** The link is used up, expired, or belongs to another address (SPEC §8.3). */
const linkIsOver = 3013

/** The form that requests a mail with a link. */
export const AskForLink = () => {
  const t = useTexts(newPasswordTexts)
  const { send } = useShop()
  const { step, email, fault } = useView("login")
  const isOver = fault?._tag === "Refused" && fault.code === linkIsOver
  const atField = faultAt(fault, "email")
  useFaultFocus(fault, atField === undefined ? null : "email")
  const isSending = step === "askingReset"
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) send({ type: "ResetAsked", email })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isSending}>
      {isOver && (
        <div role="alert">
          <Message tone="wrong">
            <p>{t("linkOver")}</p>
          </Message>
        </div>
      )}
      <p className={styles.lead}>{t("ask")}</p>
      <Field
        id="email"
        label={t("email")}
        value={email}
        input={input}
        readOnly={isSending}
        fault={atField}
        onText={(text) => send({ type: "AccountTyped", field: "email", text: text.slice(0, 254) })}
      />
      {!isOver && <FormFault fault={fault} places={["email"]} />}
      <Button type="submit" aria-disabled={isSending}>
        {t(isSending ? "sending" : "sendLink")}
      </Button>
    </form>
  )
}
