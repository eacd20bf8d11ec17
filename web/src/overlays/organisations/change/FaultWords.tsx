import type { OrganisationFault } from "@skorpe/core/units/ownOrganisation"
import { Message } from "../../../kit/Message.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { changeTexts } from "./texts.ts"

/** Faults of a field, which are said there. */
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

/** Why a change was not made; read out as it comes. A fault of a field is said there. */
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
