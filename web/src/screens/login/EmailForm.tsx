import type { SubmitEvent } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { faultAt, FormFault, useFaultFocus } from "./faults.tsx"
import styles from "./Login.module.css"
import { loginTexts } from "./texts.ts"

const emailField = "login-email"
const passwordField = "login-password"

const emailInput = { autoComplete: "username", type: "email", inputMode: "email", required: true } as const
const passwordInput = { autoComplete: "current-password", type: "password", required: true } as const

/** E-mail address and password; the password stays in the field until it is sealed. */
export const EmailForm = () => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const { step, email, fault } = useView("login")
  const [ofEmail, ofPassword] = [faultAt(fault, "email"), faultAt(fault, "password")]
  useFaultFocus(fault, ofPassword === undefined ? null : passwordField)
  const isChecking = step === "checkingPassword"
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get(passwordField)
    if (!isChecking && typeof password === "string") send({ type: "EmailLoginSubmitted", email, password })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isChecking}>
      <Field
        id={emailField}
        label={t("email")}
        value={email}
        input={emailInput}
        readOnly={isChecking}
        fault={ofEmail}
        onText={(text) => send({ type: "AccountTyped", field: "email", text: text.slice(0, 254) })}
      />
      <Field id={passwordField} label={t("password")} input={passwordInput} readOnly={isChecking} fault={ofPassword} />
      <FormFault fault={fault} places={["email", "password"]} />
      <Button type="submit" aria-disabled={isChecking}>
        {t(isChecking ? "checking" : "login")}
      </Button>
      <p className={styles.ways}>
        <Link to={{ _tag: "NewPassword" }}>{t("forgotten")}</Link>
      </p>
    </form>
  )
}
