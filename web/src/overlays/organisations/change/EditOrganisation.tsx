import { longestCompanyName } from "@skorpe/core/domain/organisation"
import { type FormEvent, useEffect } from "react"
import { Button, buttonClass } from "../../../kit/Button.tsx"
import { Field } from "../../../kit/Field.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { PanelLink } from "../../PanelLink.tsx"
import styles from "./Change.module.css"
import { changeTexts } from "./texts.ts"
import { FaultWords } from "./FaultWords.tsx"
import { LimitFields } from "./LimitFields.tsx"

const nameField = "organisation-name"

/** The form with which administrators change an organisation's name and limits (SPEC §2.4). */
export const EditOrganisation = ({ organisationId }: { readonly organisationId: string }) => {
  const t = useTexts(changeTexts)
  const { send } = useShop()
  const { money } = useFormat()
  const own = useView("ownOrganisation")
  const form = own._tag === "Open" && own.form?._tag === "Details" ? own.form : null
  const fault = own._tag === "Open" ? own.fault : null
  useEffect(() => {
    if (fault === "name") document.getElementById(nameField)?.focus()
  }, [fault])
  // The panel is closing, and the page behind reports the result.
  if (own._tag === "Open" && own.news === "saved") return null
  if (own._tag !== "Open" || form === null) return <ToPage organisationId={organisationId} />
  const { isSaving, home } = own
  const { approved } = home.summary
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) send({ type: "OrganisationFormSubmitted" })
  }
  return (
    <form className={styles.form} aria-busy={isSaving} noValidate onSubmit={submit}>
      <Field
        id={nameField}
        label={t("name")}
        value={form.name}
        readOnly={isSaving}
        fault={fault === "name" ? t("nameFault") : undefined}
        onText={(text) => send({ type: "OrganisationTyped", field: "name", text: text.slice(0, 200) })}
        input={{ autoComplete: "organization", maxLength: longestCompanyName, required: true }}
      />
      <LimitFields form={form} isSaving={isSaving} fault={fault} hint={t("limitHint")} />
      {approved !== null && (
        <p className={styles.soft}>
          {t("approvedLimits", { perOrder: money(approved.perOrder), perMonth: money(approved.perMonth) })}
        </p>
      )}
      <FaultWords fault={fault} />
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving ? t("saving") : t("save")}
      </Button>
    </form>
  )
}

/** A link to the organisation's page, where its administrators change it. */
const ToPage = ({ organisationId }: { readonly organisationId: string }) => {
  const t = useTexts(changeTexts)
  return (
    <div className={styles.form}>
      <p>{t("atPage")}</p>
      <p>
        <PanelLink to={{ _tag: "Organisation", organisationId }} className={buttonClass()}>
          {t("toPage")}
        </PanelLink>
      </p>
    </div>
  )
}
