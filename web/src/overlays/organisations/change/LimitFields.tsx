import { limitsAtFault, type TypedLimits } from "@skorpe/core/domain/organisation"
import type { OrganisationFault } from "@skorpe/core/units/ownOrganisation"
import { useEffect } from "react"
import { Field } from "../../../kit/Field.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Change.module.css"
import { changeTexts } from "./texts.ts"

interface LimitFieldsProps {
  readonly form: TypedLimits
  readonly isSaving: boolean
  readonly fault: OrganisationFault | null
  /** The meaning of an empty field. */
  readonly hint: string
}

const idOf = (limit: keyof TypedLimits): string => `limit-${limit}`

/** The limits of an organisation or of a member, in kroner; a field may stay empty. */
export const LimitFields = ({ form, isSaving, fault, hint }: LimitFieldsProps) => {
  const t = useTexts(changeTexts)
  const { send } = useShop()
  const wrong = fault === "amount" ? limitsAtFault(form) : []
  const [first] = wrong
  useEffect(() => {
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }, [first])
  const field = (name: keyof TypedLimits) => (
    <Field
      id={idOf(name)}
      label={t(name)}
      optional={t("inKroner")}
      value={form[name]}
      readOnly={isSaving}
      fault={wrong.includes(name) ? t("amountFault") : undefined}
      onText={(text) => send({ type: "OrganisationTyped", field: name, text: text.slice(0, 40) })}
      input={{ inputMode: "decimal", autoComplete: "off", maxLength: 40 }}
    />
  )
  return (
    <>
      <div className={styles.limits}>
        {field("perOrder")}
        {field("perMonth")}
      </div>
      <p className={styles.soft}>{hint}</p>
    </>
  )
}
