import type { Profile } from "../../account/wire.ts"
import type { CurrentAccount } from "../../device/model.ts"
import { mayChoose } from "./mayChoose.ts"

/** The organisation that this customer ordered for when they were here last; `null` if it was none, or no longer is theirs. */
export const organisationAgain = (user: Profile | null, remembered: CurrentAccount | null): string | null =>
  remembered?.customerId === user?._id && mayChoose(user, remembered?.organisationId ?? null, null)
    ? (remembered?.organisationId ?? null)
    : null
