import type { FormEvent } from "react"
import type { KeyFault } from "@skorpe/core/kitchen"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/Field.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Gate.module.css"
import { useKitchen } from "./kitchenContext.ts"
import { kitchenTexts } from "./texts.ts"

const faults = { wrong: "wrongKey", unreachable: "unreachableKey" } as const

/** Asks for the staff key. Only the browser holds it until it is sent; then it is sealed. */
export const KeyForm = ({ fault, isTrying }: { readonly fault: KeyFault | null; readonly isTrying: boolean }) => {
  const t = useTexts(kitchenTexts)
  const { send } = useKitchen()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const typed = data.get("staff-key")
    const key = typeof typed === "string" ? typed.trim() : ""
    if (key === "" || isTrying) return
    send({ type: "KeyEntered", key, keep: data.get("keep") === "device" ? "device" : "tab" })
    form.reset()
  }
  return (
    <main className={styles.gate}>
      <h1 tabIndex={-1}>{t("keyTitle")}</h1>
      <form className={styles.form} onSubmit={submit}>
        <Field
          id="staff-key"
          label={t("key")}
          hint={t("keyHint")}
          fault={fault === null ? undefined : t(faults[fault])}
          input={{ type: "password", autoComplete: "off", required: true, enterKeyHint: "go" }}
        />
        <fieldset className={styles.keep}>
          <legend>{t("keep")}</legend>
          <label className={styles.choice}>
            <input type="radio" name="keep" value="device" defaultChecked /> {t("keepDevice")}
          </label>
          <label className={styles.choice}>
            <input type="radio" name="keep" value="tab" /> {t("keepTab")}
          </label>
        </fieldset>
        <Button type="submit" aria-disabled={isTrying}>
          {isTrying ? t("trying") : t("unlock")}
        </Button>
      </form>
    </main>
  )
}
