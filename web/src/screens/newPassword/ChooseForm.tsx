import type { LoginFault } from "@skorpe/core/domain/session"
import { type SubmitEvent, useEffect } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { focusOnceGone } from "../../kit/focusOnceGone.ts"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { faultAt, FormFault, useFaultFocus } from "../login/faults.tsx"
import styles from "../login/Login.module.css"
import { isSameAddress } from "./isSameAddress.ts"
import { newPasswordTexts } from "./texts.ts"

const oldInput = { autoComplete: "current-password", type: "password", required: true } as const
const newInput = { autoComplete: "new-password", type: "password", required: true } as const

const fieldOf = (fault: LoginFault | null): "old" | "password" | null =>
  fault?._tag === "Refused" && (fault.at === "old" || fault.at === "password") ? fault.at : null

/** Sets a new password, by a mail's link or by the old one. Passwords stay in their fields until they are sealed. */
export const ChooseForm = ({ by }: { readonly by: "link" | "old" }) => {
  const t = useTexts(newPasswordTexts)
  const { send } = useShop()
  const { step, email, fault } = useView("login")
  const own = useOwnEmail()
  const isOfAnother = by === "link" && own !== null && !isSameAddress(own, email)
  useFaultFocus(fault, fieldOf(fault))
  useEffect(() => () => focusOnceGone(), [])
  const isSaving = step === "settingPassword" || step === "changingPassword"
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [old, password] = [typed.get("old"), typed.get("password")]
    if (isSaving || typeof password !== "string") return
    send({ type: "PasswordChosen", old: typeof old === "string" ? old : null, password })
  }
  const address = by === "link" ? email : (own ?? "")
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isSaving}>
      <p className={styles.lead}>{t("choose", { email: address })}</p>
      {isOfAnother && <p>{t("ofAnother")}</p>}
      {/* For password managers: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={address} readOnly />
      {by === "old" && (
        <Field id="old" label={t("old")} input={oldInput} readOnly={isSaving} fault={faultAt(fault, "old")} />
      )}
      <Field
        id="password"
        label={t("password")}
        hint={t("passwordHint")}
        input={newInput}
        readOnly={isSaving}
        fault={fieldOf(fault) === "password" ? t("tooShort") : undefined}
      />
      <FormFault fault={fault} places={["old", "password"]} />
      <Button type="submit" aria-disabled={isSaving}>
        {t(isSaving ? "saving" : "save")}
      </Button>
      {by === "old" && (
        <Button look="calm" onClick={() => send({ type: "ResetAsked", email: address })}>
          {t("forgotten")}
        </Button>
      )}
    </form>
  )
}

/** The logged-in customer's e-mail address, empty if they have none; `null` for a guest. */
const useOwnEmail = (): string | null => {
  const session = useView("session")
  return session._tag === "LoggedIn" ? (session.user.email ?? "") : null
}
