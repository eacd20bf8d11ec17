import type { Profile } from "../account/wire.ts"
import type { CurrentAccount } from "../device/model.ts"

/** Who is ordering. */
export type SessionView =
  /** What the device remembers is not known yet. */
  | { readonly _tag: "Starting" }
  | { readonly _tag: "Anonymous" }
  /** Somebody is logged in; who it is is being loaded. */
  | { readonly _tag: "Recognised" }
  | {
      readonly _tag: "LoggedIn"
      readonly user: Profile
      /** The organisation that is ordered for; `null` for the customer themselves. */
      readonly organisation: { readonly organisationId: string } | null
    }

/** The organisation that a session orders for; nobody's session orders for none. */
export const organisationOf = (session: SessionView): string | null =>
  session._tag === "LoggedIn" ? (session.organisation?.organisationId ?? null) : null

/** Who orders and for whom, as a device keeps it; `null` for nobody known. */
export const accountOf = (session: SessionView): CurrentAccount | null =>
  session._tag === "LoggedIn" ? { customerId: session.user._id, organisationId: organisationOf(session) } : null
