import type { Profile } from "../../domain/account/wire.ts"
import type { CurrentAccount } from "../../domain/device/model.ts"
import type { Owned } from "../../domain/device/rules/isLeftByAnother.ts"
import type { LogoutCause } from "../../domain/session/model.ts"
import type { ShopTell } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

/** Context of the session. */
export interface SessionContext {
  /** Random seed drawn outside the core; prefixes every id that must not collide with another device's. */
  readonly seed: string
  readonly user: Profile | null
  /** The organisation ordered for; `null` when the customer orders for themselves. */
  readonly organisationId: string | null
  /** The account that ordered here last, as stored on the device. */
  readonly remembered: CurrentAccount | null
  /** Whether the customer logged in during this visit, rather than being recognised from an earlier one. */
  readonly fresh: boolean
  readonly cause: LogoutCause
  readonly failures: number
  /**
   * Number of the record that ended the previous session or guest visit; 0 at the start. Older calls do not concern
   * this one.
   */
  readonly ended: number
}

/** The views of other units that the session reads. */
export interface SessionSees {
  readonly lastOrder: { readonly kept: Owned | null }
  readonly route: RouteView
}

/** Stores the current account on the device, or clears it when nobody is logged in (SPEC §3). */
export const keepAccount = ({ user, organisationId }: SessionContext): ShopTell => ({
  type: "Keep",
  kept: { entry: "currentAccount", value: user && { customerId: user._id, organisationId } },
})

/** The account that another tab of this browser has stored; `undefined` for any other event. */
export const elsewhere = (event: ShopEvent): CurrentAccount | null | undefined =>
  event.type === "KeptElsewhere" && event.kept.entry === "currentAccount" ? event.kept.value : undefined
