import { longestCompanyName } from "@skorpe/core/domain/organisation"
import type { OrganisationSignUpView } from "@skorpe/core/units/organisationSignUp"
import { type FormEvent, useEffect } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { FoundOrganisations } from "./FoundOrganisations.tsx"
import styles from "./SignUp.module.css"
import { SignUpFaultWords } from "./SignUpFaultWords.tsx"
import { signUpTexts } from "./texts.ts"

type Typing = Extract<OrganisationSignUpView, { readonly _tag: "Typing" }>

const fields = { name: "organisation-name", number: "organisation-number" } as const

/** The sign-up form of a company: its name and number, and matching companies that order here already. */
export const SignUpForm = ({ signUp }: { readonly signUp: Typing }) => {
  const t = useTexts(signUpTexts)
  const { market, send } = useShop()
  const { name, number, isLooking, found, isTaken, isSending, fault } = signUp
  useEffect(() => {
    if (fault === "name" || fault === "number") document.getElementById(fields[fault])?.focus()
  }, [fault])
  const type = (field: "name" | "number") => (text: string) =>
    send({ type: "OrganisationSignUpTyped", field, text: text.slice(0, 200) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) send({ type: "OrganisationSignUpSubmitted" })
  }
  const numberFault = isTaken === true ? t("numberTaken") : undefined
  return (
    <form className={styles.form} aria-busy={isSending} noValidate onSubmit={submit}>
      <p>{t("lead")}</p>
      <div className={styles.named}>
        <Field
          id={fields.name}
          label={t("name")}
          value={name}
          readOnly={isSending}
          onText={type("name")}
          fault={fault === "name" ? t("nameFault") : undefined}
          input={{ autoComplete: "organization", maxLength: longestCompanyName, required: true }}
        />
        <FoundOrganisations found={found} isLooking={isLooking} />
      </div>
      <Field
        id={fields.number}
        label={t("number")}
        hint={t(market.companyNumber)}
        value={number}
        readOnly={isSending}
        onText={type("number")}
        fault={fault === "number" ? t("numberFault") : numberFault}
        input={{ autoComplete: "off", inputMode: "numeric", maxLength: 40, required: true }}
      />
      <SignUpFaultWords fault={fault} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t("sending") : t("signUp")}
      </Button>
    </form>
  )
}
