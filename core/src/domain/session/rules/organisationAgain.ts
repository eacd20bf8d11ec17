import type { Profile } from "../../account/wire.ts"
import type { CurrentAccount } from "../../device/model.ts"
import { mayChoose } from "./mayChoose.ts"

/** The organisation that this customer last ordered for; `null` if there was none, or it is no longer theirs. */
export const organisationAgain = (user: Profile | null, remembered: CurrentAccount | null): string | null => {
  const wanted = remembered?.organisationId ?? null
  return remembered?.customerId === user?._id && mayChoose(user, wanted, null) ? wanted : null
}
