import field from "../../kit/Field.module.css"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Birthdate.module.css"
import { profileTexts } from "./texts.ts"

const parts = [
  { name: "birthDay", autoComplete: "bday-day", digits: 2 },
  { name: "birthMonth", autoComplete: "bday-month", digits: 2 },
  { name: "birthYear", autoComplete: "bday-year", digits: 4 },
] as const

interface BirthdateProps {
  readonly typed: Readonly<Record<(typeof parts)[number]["name"], string>>
  readonly fault: string | undefined
  readonly readOnly: boolean
}

/** A birthday in three short fields: typing it is quicker than paging through a calendar. */
export const Birthdate = ({ typed, fault, readOnly }: BirthdateProps) => {
  const t = useTexts(profileTexts)
  const { send } = useShop()
  const described = fault === undefined ? "birthdate-hint" : "birthdate-hint birthdate-fault"
  return (
    <fieldset aria-describedby={described}>
      <legend className={field.label}>
        {t("birthdate")} <span className={field.optional}>{t("optional")}</span>
      </legend>
      <p id="birthdate-hint" className={field.hint}>
        {t("birthdateHint")}
      </p>
      <div className={styles.parts}>
        {parts.map(({ name, autoComplete, digits }) => (
          <label key={name} className={styles.part} data-part={name}>
            {t(name)}
            <input
              id={name}
              name={name}
              className={field.input}
              value={typed[name]}
              readOnly={readOnly}
              autoComplete={autoComplete}
              inputMode="numeric"
              maxLength={digits}
              aria-invalid={fault !== undefined}
              aria-describedby={fault === undefined ? undefined : "birthdate-fault"}
              onChange={({ currentTarget: { value: text } }) => send({ type: "ProfileTyped", field: name, text })}
            />
          </label>
        ))}
      </div>
      {fault !== undefined && (
        <p id="birthdate-fault" className={field.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
