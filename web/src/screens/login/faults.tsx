import type { FaultPlace, LoginFault } from "@skorpe/core/domain/session"
import { type ReactNode, useLayoutEffect } from "react"
import { Message } from "../../kit/Message.tsx"
import { ProblemWords } from "../../shop/ProblemWords.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { loginTexts } from "./texts.ts"

/** Too many attempts: the customer must wait (DECISIONS §12). */
const locked = 2004

/** The text of a fault. */
export const FaultWords = ({ fault }: { readonly fault: LoginFault }) => {
  const t = useTexts(loginTexts)
  const { phone } = useView("login")
  switch (fault._tag) {
    case "Unanswered":
      return <>{t("unanswered")}</>
    case "Code":
      return <>{t(fault.why)}</>
    case "Passkey":
      return <>{t(fault.why)}</>
    case "Refused":
      return fault.code === locked ? <>{t("locked")}</> : <ProblemWords code={fault.code} phone={phone} />
  }
}

/** A field's error message, if the fault is about this field. */
export const faultAt = (fault: LoginFault | null, place: FaultPlace): ReactNode =>
  fault?._tag === "Refused" && fault.at === place ? <FaultWords fault={fault} /> : undefined

interface FormFaultProps {
  readonly fault: LoginFault | null
  /** The fields of the form, which show their own faults. */
  readonly places: readonly FaultPlace[]
}

/**
 * The fault of a whole form, announced when it appears: no response, a lock, or a refusal that no field or passkey
 * shows.
 */
export const FormFault = ({ fault, places }: FormFaultProps) => {
  const isOfField = fault?._tag === "Refused" && fault.at !== null && places.includes(fault.at)
  return (
    <div role="alert">
      {fault !== null && fault._tag !== "Passkey" && !isOfField && (
        <Message tone={fault._tag === "Unanswered" ? "offline" : "wrong"}>
          <p>
            <FaultWords fault={fault} />
          </p>
        </Message>
      )}
    </div>
  )
}

/** Moves the focus to the field that a new fault is about, so that screen readers read it with its message. */
export const useFaultFocus = (fault: LoginFault | null, id: string | null): void => {
  useLayoutEffect(() => {
    if (fault !== null && id !== null) document.getElementById(id)?.focus()
  }, [fault, id])
}
