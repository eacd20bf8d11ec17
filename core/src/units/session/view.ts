import type { Profile } from "../../domain/account/wire.ts"
import type { CurrentAccount } from "../../domain/device/model.ts"

/** Who orders. */
export type SessionView =
  /** The device has not been read yet. */
  | { readonly _tag: "Starting" }
  | { readonly _tag: "Anonymous" }
  /** Somebody is logged in; their profile is loading. */
  | { readonly _tag: "Recognised" }
  | {
      readonly _tag: "LoggedIn"
      readonly user: Profile
      /** The organisation ordered for; `null` for the customer themselves. */
      readonly organisation: { readonly organisationId: string } | null
    }

/** The organisation that a session orders for; `null` when nobody is logged in. */
export const organisationOf = (session: SessionView): string | null =>
  session._tag === "LoggedIn" ? (session.organisation?.organisationId ?? null) : null

/** The account as stored on a device; `null` when it is unknown. */
export const accountOf = (session: SessionView): CurrentAccount | null =>
  session._tag === "LoggedIn" ? { customerId: session.user._id, organisationId: organisationOf(session) } : null
