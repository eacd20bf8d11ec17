import { useEffect } from "react"
import { Field } from "../../../kit/Field.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import type { FormOf, OpenOrganisation } from "../openOrganisation.ts"
import { changeTexts } from "../../../overlays/organisations/change/texts.ts"
import limits from "../../../overlays/organisations/change/Change.module.css"
import styles from "../Organisation.module.css"
import { ChangeForm } from "./ChangeForm.tsx"
import { membersTexts } from "./texts.ts"

const phone = "invited-phone"
const email = "invited-email"

interface InvitationFormProps {
  readonly form: FormOf<"Invitation">
  readonly open: OpenOrganisation
}

/** The form for an invitation: a phone number, an e-mail address, or both. */
export const InvitationForm = ({ form, open }: InvitationFormProps) => {
  const t = useTexts(membersTexts)
  const change = useTexts(changeTexts)
  const { send } = useShop()
  const { isSaving, fault } = open
  useEffect(() => {
    if (fault === "email") document.getElementById(email)?.focus()
    if (fault === "phone" || fault === "contact") document.getElementById(phone)?.focus()
  }, [fault])
  const type = (field: "phone" | "email") => (text: string) =>
    send({ type: "OrganisationTyped", field, text: text.slice(0, 254) })
  return (
    <ChangeForm
      id="invitation-form"
      title={t("invite")}
      open={open}
      words={[t("send"), t("sending")]}
      first={phone}
      next={["invite"]}
    >
      <p className={styles.soft}>{t("inviteHelp")}</p>
      <div className={limits.limits}>
        <Field
          id={phone}
          label={t("phone")}
          value={form.phone}
          readOnly={isSaving}
          onText={type("phone")}
          fault={fault === "phone" || fault === "contact" ? change(`${fault}Fault`) : undefined}
          input={{ type: "tel", inputMode: "tel", autoComplete: "off", maxLength: 40 }}
        />
        <Field
          id={email}
          label={t("email")}
          optional={t("or")}
          value={form.email}
          readOnly={isSaving}
          onText={type("email")}
          fault={fault === "email" ? change("emailFault") : undefined}
          input={{ type: "email", inputMode: "email", autoComplete: "off", maxLength: 254 }}
        />
      </div>
    </ChangeForm>
  )
}
