import { readCode } from "@skorpe/core/domain/account"
import { type SubmitEvent, useEffect, useLayoutEffect, useRef } from "react"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { focusOnceGone } from "../../kit/focusOnceGone.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { FaultWords } from "./faults.tsx"
import styles from "./Login.module.css"
import { loginTexts } from "./texts.ts"

const codeField = "login-code"

const input = {
  autoComplete: "one-time-code",
  inputMode: "numeric",
  autoFocus: true,
  maxLength: 20,
  required: true,
} as const

interface CodeStepProps {
  readonly purpose: "login" | "proof"
  /** Whether another screen, which has a title of its own, shows the step. */
  readonly isPart: boolean
}

/**
 * The code by SMS: it is sent as soon as its last digit is entered, also when it is pasted or filled in by the phone.
 */
export const CodeStep = ({ purpose, isPart }: CodeStepProps) => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const { step, phone, fault } = useView("login")
  const form = useRef<HTMLFormElement>(null)
  const Title = isPart ? "h3" : PageTitle
  const isBusy = step !== "codeSent" && step !== "unverified"
  const isChecking = step === "checkingCode" || step === "verifying"
  const enter = (text: string) => {
    const code = readCode(text)
    if (code === null || isBusy) return
    send({ type: "LoginCodeEntered", code })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get(codeField)
    if (typeof code === "string" && !isBusy) send({ type: "LoginCodeEntered", code: readCode(code) })
    document.getElementById(codeField)?.focus()
  }
  // The field is emptied for another code. After no response, the same code is sent again.
  useLayoutEffect(() => {
    if (fault === null) return
    if (fault._tag === "Code" && fault.why !== "unfinished") form.current?.reset()
    document.getElementById(codeField)?.focus()
  }, [fault])
  // Another tab may log the customer in meanwhile.
  useEffect(() => () => focusOnceGone(), [])
  return (
    <>
      <Title>{t(purpose === "login" ? "codeTitle" : "proofTitle")}</Title>
      <p className={styles.lead}>{t(purpose === "login" ? "codeSent" : "proofSent", { phone })}</p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <div className={styles.code}>
          <Field
            id={codeField}
            label={t("code")}
            input={input}
            readOnly={isBusy}
            fault={fault === null ? undefined : <FaultWords fault={fault} />}
            onText={enter}
          />
        </div>
        <Button type="submit" aria-disabled={isBusy}>
          {t(isChecking ? "checking" : "goOn")}
        </Button>
      </form>
      <div className={styles.aside}>
        <NewCode />
        <Button look="calm" onClick={() => send({ type: "LoginAbandoned" })}>
          {t("changeNumber")}
        </Button>
      </div>
    </>
  )
}

/** The button that requests another code, once the wait is over. */
const NewCode = () => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const { step, phone, sent } = useView("login")
  const wait = sent?.wait ?? 0
  const isSending = step === "sendingCode" || step === "sendingProof"
  const words = wait > 0 ? t("newCodeIn", { count: wait }) : t("newCode")
  return (
    <Button
      look="calm"
      aria-disabled={isSending || wait > 0}
      onClick={() => wait === 0 && !isSending && send({ type: "LoginCodeRequested", phone })}
    >
      {isSending ? t("sending") : words}
    </Button>
  )
}
