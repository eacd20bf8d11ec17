import { Field } from "../../../kit/Field.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Change.module.css"
import { changeTexts } from "./texts.ts"

interface LimitFieldsProps {
  readonly form: { readonly perOrder: string; readonly perMonth: string }
  readonly isSaving: boolean
  /** What an empty field means. */
  readonly hint: string
}

/** The limits of an organisation or of a member, in kroner; a field may stay empty. */
export const LimitFields = ({ form, isSaving, hint }: LimitFieldsProps) => {
  const t = useTexts(changeTexts)
  const { send } = useShop()
  const field = (name: "perOrder" | "perMonth") => (
    <Field
      id={`limit-${name}`}
      label={t(name)}
      optional={t("inKroner")}
      value={form[name]}
      readOnly={isSaving}
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
