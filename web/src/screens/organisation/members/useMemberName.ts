import type { MemberDetails } from "@skorpe/core/domain/organisation"
import { useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { membersTexts } from "./texts.ts"

/** A member's name on the page, marked if it is the customer. */
export const useMemberName = (): ((member: MemberDetails) => string) => {
  const t = useTexts(membersTexts)
  const session = useView("session")
  const own = session._tag === "LoggedIn" ? session.user._id : null
  return ({ customerId, firstName, lastName }) => {
    const name = [firstName, lastName].filter(Boolean).join(" ") || t("nameless")
    return customerId === own ? t("you", { name }) : name
  }
}
