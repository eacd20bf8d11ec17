import type { OrganisationFault } from "@skorpe/core/units/ownOrganisation"
import { Message } from "../../../kit/Message.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { changeTexts } from "./texts.ts"

/** Faults that are shown at their fields. */
type FieldFault = "name" | "amount" | "contact" | "phone" | "email"

const words = {
  name: null,
  amount: null,
  contact: null,
  phone: null,
  email: null,
  lastAdministrator: "lastAdministrator",
  isMember: "isMember",
  tooMany: "tooMany",
  gone: "gone",
  unanswered: "unanswered",
  refused: "refused",
} as const satisfies Readonly<Record<Exclude<OrganisationFault, FieldFault>, string> & Record<FieldFault, null>>

/** Why a change was not made; announced when it appears. A field's fault is shown at the field. */
export const FaultWords = ({ fault }: { readonly fault: OrganisationFault | null }) => {
  const t = useTexts(changeTexts)
  const said = fault && words[fault]
  return (
    <div role="alert">
      {said && (
        <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
          <p>{t(said)}</p>
        </Message>
      )}
    </div>
  )
}
