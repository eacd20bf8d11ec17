import type { OrganisationFault } from "@skorpe/core/units/ownOrganisation"
import { Message } from "../../../kit/Message.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { changeTexts } from "./texts.ts"

const words = {
  name: "nameFault",
  amount: "amountFault",
  contact: "contactFault",
  phone: "phoneFault",
  email: "emailFault",
  lastAdministrator: "lastAdministrator",
  isMember: "isMember",
  tooMany: "tooMany",
  gone: "gone",
  unanswered: "unanswered",
  refused: "refused",
} as const satisfies Readonly<Record<OrganisationFault, string>>

/** Why a change was not made; read out as it comes. */
export const FaultWords = ({ fault }: { readonly fault: OrganisationFault | null }) => {
  const t = useTexts(changeTexts)
  return (
    <div role="alert">
      {fault !== null && (
        <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
          <p>{t(words[fault])}</p>
        </Message>
      )}
    </div>
  )
}
