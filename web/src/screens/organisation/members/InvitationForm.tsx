import { type FormEvent, useEffect } from "react"
import { Button } from "../../../kit/Button.tsx"
import { Field } from "../../../kit/Field.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { changeTexts } from "../../../overlays/organisations/change/texts.ts"
import { FaultWords } from "../../../overlays/organisations/change/FaultWords.tsx"
import type { FormOf, OpenOrganisation } from "../openOrganisation.ts"
import limits from "../../../overlays/organisations/change/Change.module.css"
import styles from "../Organisation.module.css"
import { membersTexts } from "./texts.ts"

const phone = "invited-phone"
const email = "invited-email"

interface InvitationFormProps {
  readonly form: FormOf<"Invitation">
  readonly open: OpenOrganisation
}

/** The form of an invitation: a number, an address, or both. */
export const InvitationForm = ({ form, open: { isSaving, fault } }: InvitationFormProps) => {
  const t = useTexts(membersTexts)
  const change = useTexts(changeTexts)
  const { send } = useShop()
  useEffect(() => document.getElementById(phone)?.focus(), [])
  useEffect(() => {
    if (fault === "email") document.getElementById(email)?.focus()
    if (fault === "phone" || fault === "contact") document.getElementById(phone)?.focus()
  }, [fault])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) send({ type: "OrganisationFormSubmitted" })
  }
  const type = (field: "phone" | "email") => (text: string) =>
    send({ type: "OrganisationTyped", field, text: text.slice(0, 254) })
  return (
    <form className={styles.form} aria-labelledby="invitation-form" aria-busy={isSaving} noValidate onSubmit={submit}>
      <h3 id="invitation-form">{t("invite")}</h3>
      <p className={styles.soft}>{t("inviteHelp")}</p>
      <div className={limits.limits}>
        <Field
          id={phone}
          label={t("phone")}
          value={form.phone}
          readOnly={isSaving}
          onText={type("phone")}
          input={{ type: "tel", inputMode: "tel", autoComplete: "off", maxLength: 40 }}
        />
        <Field
          id={email}
          label={t("email")}
          optional={t("or")}
          value={form.email}
          readOnly={isSaving}
          onText={type("email")}
          input={{ type: "email", inputMode: "email", autoComplete: "off", maxLength: 254 }}
        />
      </div>
      <FaultWords fault={fault} />
      <p className={styles.ways}>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? t("sending") : t("send")}
        </Button>
        <Button
          look="calm"
          aria-disabled={isSaving}
          onClick={() => isSaving || send({ type: "OrganisationFormClosed" })}
        >
          {change("cancel")}
        </Button>
      </p>
    </form>
  )
}
