import { type AccountBox, type AccountField, type AccountLack, ageOfConsent } from "@skorpe/core/domain/account"
import { type SubmitEvent, useLayoutEffect, useRef } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Tick } from "../../kit/Tick.tsx"
import { Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { faultAt, FormFault, useFaultFocus } from "./faults.tsx"
import styles from "./Login.module.css"
import { loginTexts } from "./texts.ts"

const inputs = {
  firstName: { autoComplete: "given-name", required: true },
  lastName: { autoComplete: "family-name", required: true },
  email: { autoComplete: "email", type: "email", inputMode: "email" },
} as const

const lackWords = {
  firstName: "lackFirstName",
  lastName: "lackLastName",
  email: "lackEmail",
  terms: "lackTerms",
} as const satisfies Record<AccountLack, string>

/** What an account needs besides a verified number: a name, and consent to the terms. */
export const Registration = () => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const { step, phone, fault } = useView("login")
  const form = useRef<HTMLFormElement>(null)
  const isBusy = step === "creating"
  useFaultFocus(fault, faultAt(fault, "email") === undefined ? null : "email")
  // The code's field is gone, so the heading of what replaced it gets the focus.
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    send({ type: "RegistrationSubmitted" })
    // The faults have rendered by the next frame.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <>
      <PageTitle>{t("register")}</PageTitle>
      <p className={styles.lead}>{t("unknown", { phone })}</p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <Typed field="firstName" />
        <Typed field="lastName" />
        <Typed field="email" />
        <Boxes />
        <FormFault fault={fault} places={["email"]} />
        <Button type="submit" aria-disabled={isBusy}>
          {t(isBusy ? "creating" : "register")}
        </Button>
      </form>
      <div className={styles.aside}>
        <p className={styles.ways}>
          <Link to={{ _tag: "Page", page: "membership" }}>{t("readTerms")}</Link>
          <Link to={{ _tag: "Page", page: "privacy" }}>{t("readPrivacy")}</Link>
        </p>
        <Button look="calm" onClick={() => send({ type: "LoginAbandoned" })}>
          {t("changeNumber")}
        </Button>
      </div>
    </>
  )
}

const Typed = ({ field }: { readonly field: Exclude<AccountField, "phone"> }) => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const { step, lacks, fault, [field]: value } = useView("login")
  const refused = field === "email" ? faultAt(fault, "email") : undefined
  return (
    <Field
      id={field}
      label={t(field)}
      value={value}
      input={inputs[field]}
      {...(field === "email" ? { optional: t("optional") } : {})}
      readOnly={step === "creating"}
      fault={lacks.includes(field) ? t(lackWords[field]) : refused}
      onText={(text) => send({ type: "AccountTyped", field, text: text.slice(0, field === "email" ? 254 : 100) })}
    />
  )
}

const Boxes = () => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const { boxes, email, lacks } = useView("login")
  const box = (name: AccountBox) => ({
    ticked: boxes.includes(name),
    onTick: (ticked: boolean) => send({ type: "BoxTicked", box: name, ticked }),
  })
  return (
    <div>
      <Tick
        {...box("terms")}
        fault={lacks.includes("terms") ? { id: "terms-fault", words: t("lackTerms") } : undefined}
      >
        {t("terms", { age: String(ageOfConsent) })}
      </Tick>
      {email.trim() !== "" && <Tick {...box("email")}>{t("emailOptIn")}</Tick>}
      <Tick {...box("sms")}>{t("smsOptIn")}</Tick>
    </div>
  )
}
