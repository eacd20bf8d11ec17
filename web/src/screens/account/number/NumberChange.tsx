import { readCode } from "@skorpe/core/domain/account"
import type { NumberChangeView, NumberFault } from "@skorpe/core/units/numberChange"
import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { Field } from "../../../kit/Field.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { Message } from "../../../kit/Message.tsx"
import { ProblemWords } from "../../../shop/ProblemWords.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { formatPhone } from "../../../stores/formatPhone.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { loginTexts } from "../../login/texts.ts"
import styles from "./Number.module.css"
import { numberTexts } from "./texts.ts"

type Shown<Tag extends NumberChangeView["_tag"]> = Extract<NumberChangeView, { readonly _tag: Tag }>

/** The id of the button that opens the form; it gets the focus once the form is gone. */
export const numberOpener = "change-number"

/** The form to change the customer's number: first the number, then the code that was sent to it (DECISIONS §12). */
export const NumberChange = () => {
  const t = useTexts(numberTexts)
  const change = useView("numberChange")
  const isOpen = change._tag === "Typing" || change._tag === "Proving"
  return (
    <>
      <output className={styles.news}>{change._tag === "Changed" && t("changed")}</output>
      {isOpen && <Form change={change} />}
    </>
  )
}

const Form = ({ change }: { readonly change: Shown<"Typing" | "Proving"> }) => {
  const t = useTexts(numberTexts)
  useEffect(() => () => focusOnceGone(numberOpener), [])
  return (
    <section className={styles.form} aria-labelledby="new-number-title">
      <h2 id="new-number-title">{t("title")}</h2>
      {change._tag === "Typing" ? <Typing change={change} /> : <Proving change={change} />}
    </section>
  )
}

const isOfNumber = (fault: NumberFault | null): fault is NumberFault =>
  fault?._tag === "Number" || fault?._tag === "Same"

const numberInput = { autoComplete: "tel", type: "tel", inputMode: "tel", required: true, autoFocus: true } as const

const Typing = ({ change: { typed, isSending, fault } }: { readonly change: Shown<"Typing"> }) => {
  const t = useTexts(numberTexts)
  const login = useTexts(loginTexts)
  const { send } = useShop()
  const atField = isOfNumber(fault)
  useLayoutEffect(() => {
    if (isOfNumber(fault)) document.getElementById("new-number")?.focus()
  }, [fault])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) send({ type: "NewNumberSubmitted" })
  }
  return (
    <form className={styles.fields} onSubmit={submit} noValidate aria-busy={isSending}>
      <Field
        id="new-number"
        label={t("number")}
        hint={t("hint")}
        value={typed}
        input={numberInput}
        readOnly={isSending}
        fault={atField ? <FaultWords fault={fault} /> : undefined}
        onText={(text) => send({ type: "NewNumberTyped", text: text.slice(0, 100) })}
      />
      <Alert>{!atField && fault}</Alert>
      <Ways>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? login("sending") : t("get")}
        </Button>
      </Ways>
    </form>
  )
}

const codeInput = {
  autoComplete: "one-time-code",
  inputMode: "numeric",
  autoFocus: true,
  maxLength: 20,
  required: true,
} as const

/** The code is sent as soon as its last digit is entered, also when it is pasted or filled in by the phone. */
const Proving = ({ change: { phone, step, wait, fault } }: { readonly change: Shown<"Proving"> }) => {
  const t = useTexts(numberTexts)
  const login = useTexts(loginTexts)
  const { send } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = step !== "typing"
  const isOver = wait === 0 && !isBusy
  const atField = fault?._tag === "Code"
  const enter = (text: string) => {
    const code = readCode(text)
    if (code !== null && !isBusy) send({ type: "NewNumberCodeEntered", code })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get("code")
    if (typeof code === "string" && !isBusy) send({ type: "NewNumberCodeEntered", code: readCode(code) })
    document.getElementById("code")?.focus()
  }
  // The field is emptied for another code. After no response, the same code is sent again.
  useLayoutEffect(() => {
    if (fault === null) return
    if (fault._tag === "Code" && fault.why !== "unfinished") form.current?.reset()
    document.getElementById("code")?.focus()
  }, [fault])
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate aria-busy={isBusy}>
      <p>{login("codeSent", { phone: formatPhone(phone) })}</p>
      <Field
        id="code"
        label={login("code")}
        input={codeInput}
        readOnly={isBusy}
        fault={atField ? <FaultWords fault={fault} /> : undefined}
        onText={enter}
      />
      <Alert>{!atField && fault}</Alert>
      <Ways>
        <Button type="submit" aria-disabled={isBusy}>
          {t(step === "checking" ? "taking" : "take")}
        </Button>
        <Button look="calm" aria-disabled={!isOver} onClick={() => isOver && send({ type: "NewNumberSubmitted" })}>
          {wait > 0 ? login("newCodeIn", { count: wait }) : login(step === "sending" ? "sending" : "newCode")}
        </Button>
        <Button look="calm" onClick={() => send({ type: "NumberChangeWanted" })}>
          {t("another")}
        </Button>
      </Ways>
    </form>
  )
}

/** The buttons of a step, and the one that keeps the number. */
const Ways = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(numberTexts)
  const { send } = useShop()
  return (
    <div className={styles.ways}>
      {children}
      <Button look="calm" onClick={() => send({ type: "NumberChangeLeft" })}>
        {t("keep")}
      </Button>
    </div>
  )
}

/** A fault that belongs to no field; announced when it appears. */
const Alert = ({ children: fault }: { readonly children: NumberFault | null | false }) => (
  <div role="alert">
    {fault && (
      <Message tone={fault._tag === "Unanswered" ? "offline" : "wrong"}>
        <p>
          <FaultWords fault={fault} />
        </p>
      </Message>
    )}
  </div>
)

const FaultWords = ({ fault }: { readonly fault: NumberFault }) => {
  const t = useTexts(numberTexts)
  const change = useView("numberChange")
  const login = useTexts(loginTexts)
  switch (fault._tag) {
    case "Unanswered":
      return <>{login("unanswered")}</>
    case "Code":
      return <>{login(fault.why)}</>
    case "Same":
      return <>{t("same")}</>
    case "Number":
    case "Refused":
      return <ProblemWords code={fault.code} phone={change._tag === "Typing" ? change.typed : ""} />
  }
}
