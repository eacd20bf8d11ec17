import type { SignUpFault } from "@skorpe/core/units/organisationSignUp"
import { Message } from "../../kit/Message.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { signUpTexts } from "./texts.ts"

/** Why the company was not registered, and who can help; a field's fault is shown at the field. */
export const SignUpFaultWords = ({ fault }: { readonly fault: SignUpFault | null }) => (
  <div role="alert">{fault !== null && fault !== "name" && fault !== "number" && <Words fault={fault} />}</div>
)

const Words = ({ fault }: { readonly fault: Exclude<SignUpFault, "name" | "number"> }) => {
  const t = useTexts(signUpTexts)
  const needsHelp = fault === "taken" || fault === "invalid" || fault === "refused"
  return (
    <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
      <p>{t(fault)}</p>
      {needsHelp && <PanelLink to={{ _tag: "Contact" }}>{t("contact")}</PanelLink>}
    </Message>
  )
}
