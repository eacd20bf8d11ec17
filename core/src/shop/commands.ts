import type { PromiseActorLogic } from "xstate"
import type { Profile } from "../account/wire.ts"
import type { Address } from "../address/model.ts"
import type { StoresOffer } from "../address/offer.ts"
import type { Whereabouts } from "../address/whereabouts.ts"
import type { Sealed } from "../vault/model.ts"
import type { StoredCart } from "../cart/model.ts"
import type { AnalyticsEvent } from "../analytics/model.ts"
import type { Attempt, DeviceContents, Kept } from "../device/model.ts"
import type { Deal } from "../discount/model.ts"
import type { Discount } from "../discount/wire.ts"
import type { Upsell } from "../menu/upsell.ts"
import type { Order, Tracking } from "../order/model.ts"
import type { PhoneAnswer } from "../phone/model.ts"
import type { PriceRequest, ValidatedPrice } from "../price/model.ts"
import type { Position, Store, StoreStatus, StoreWithMenu } from "../store/model.ts"
import type { Verification } from "../session/rules/readVerification.ts"
import type { Report } from "../telemetry/model.ts"
import type { ShopEvent } from "./events.ts"

/** What the shop asks services for and waits for: what it asks with, and what a good answer is. */
export interface Calls {
  readonly ReadDevice: { readonly asks: object; readonly answer: DeviceContents }
  readonly ReadPhone: { readonly asks: { readonly text: string }; readonly answer: PhoneAnswer }
  readonly LoadStores: { readonly asks: object; readonly answer: readonly Store[] }
  /** By id or slug. */
  readonly LoadStore: { readonly asks: { readonly store: string }; readonly answer: StoreWithMenu }
  readonly LoadStatus: { readonly asks: { readonly store: string }; readonly answer: StoreStatus }
  /** At most ten, the nearest first where it is known what is near. */
  readonly FindAddresses: {
    readonly asks: { readonly query: string; readonly near: Position | null }
    readonly answer: readonly Address[]
  }
  readonly FindStores: { readonly asks: { readonly position: Position | null }; readonly answer: StoresOffer }
  /** The device asks the customer first; what it says is rounded to about 100 metres. */
  readonly ReadPosition: { readonly asks: object; readonly answer: Whereabouts }
  /** Answers with the profile as it reads then. */
  readonly SaveDefaultStore: { readonly asks: { readonly storeId: string }; readonly answer: Profile }
  readonly ValidatePrice: { readonly asks: { readonly request: PriceRequest | null }; readonly answer: ValidatedPrice }
  readonly PlaceOrder: {
    readonly asks: { readonly attempt: Attempt | null }
    readonly answer: { readonly orderId: string }
  }
  /** `null` when the server knows nobody. */
  readonly LoadUser: { readonly asks: object; readonly answer: Profile | null }
  /** Whether the flag of a session is still there. */
  readonly ReadSessionFlag: { readonly asks: object; readonly answer: boolean }
  readonly RequestLogin: { readonly asks: { readonly phone: string }; readonly answer: null }
  readonly Login: { readonly asks: { readonly phone: string; readonly code: Sealed | null }; readonly answer: null }
  readonly LoginEmail: {
    readonly asks: { readonly email: string; readonly password: Sealed | null }
    readonly answer: null
  }
  readonly VerifyPhone: {
    readonly asks: { readonly phone: string; readonly code: Sealed | null }
    readonly answer: Verification
  }
  /** Answers the same for a link that was used before. */
  readonly UnsubscribeEmail: { readonly asks: { readonly token: Sealed | null }; readonly answer: null }
  readonly Logout: { readonly asks: object; readonly answer: null }
  readonly LoadOrder: { readonly asks: { readonly orderId: string }; readonly answer: Order }
  /** Shelves that may fit a cart (SPEC §7.1). */
  readonly LoadUpsells: {
    readonly asks: {
      readonly storeId: string
      readonly cartItems: readonly { readonly variationCode: string; readonly quantity: number }[]
      /** Variation codes. */
      readonly favourites: readonly string[]
    }
    readonly answer: readonly Upsell[]
  }
  /** What the shop advertises, and what was given to whoever is logged in (SPEC §7.3, §7.4). */
  readonly LoadOffers: {
    readonly asks: { readonly isLoggedIn: boolean; readonly organisationId: string | null }
    readonly answer: { readonly deals: readonly Deal[]; readonly discounts: readonly Discount[] }
  }
  /** Brings each `Tracking` after `after` as news; ends when the line does. */
  readonly FollowOrder: {
    readonly asks: { readonly orderId: string; readonly after: number }
    readonly answer: null
    readonly news: Tracking
  }
}

type CallName = keyof Calls

export type ShopCall = { readonly [Name in CallName]: { readonly type: Name } & Calls[Name]["asks"] }[CallName]

/** What the shop wants done without waiting for it. */
export type ShopTell =
  | { readonly type: "SaveCart"; readonly cart: StoredCart }
  | { readonly type: "SaveAttempt"; readonly attempt: Attempt | null }
  /** The device keeps an entry, or forgets it (SPEC §3). */
  | { readonly type: "Keep"; readonly kept: Kept }
  /** Something is counted; the customer has allowed it. */
  | { readonly type: "Track"; readonly event: AnalyticsEvent }
  /** What the device keeps of a session goes: its flag and its expiry (SPEC §8.1). The cart stays. */
  | { readonly type: "ClearSession" }
  /** Analytics and the native app hear who it is; `null` is nobody any more (SPEC §4.1). */
  | { readonly type: "Identify"; readonly externalId: string | null }
  /** Telemetry hears what happened (SPEC §7.5, §8.1). */
  | { readonly type: "Report"; readonly report: Report }
  /** The browser's address becomes this, one step further in its history. */
  | { readonly type: "ShowPath"; readonly path: string }
  | { readonly type: "ReplacePath"; readonly path: string }
  /** The page is loaded anew at this address; what is in hand comes along (DECISIONS §16). */
  | { readonly type: "ReloadAt"; readonly path: string }

export type ShopCommand = ShopCall | ShopTell

// A chart only names its calls: the kernel makes commands of them, so nothing stands behind the name.
const never = {}

/** The `actors` of a chart's setup for these calls, with the types of what they ask and answer. */
export const callsOf = <const Names extends readonly CallName[]>(
  ...names: Names
): { readonly [Name in Names[number]]: PromiseActorLogic<Calls[Name]["answer"], Calls[Name]["asks"]> } =>
  Object.fromEntries(names.map((name) => [name, never])) as never

/** The two actions of a chart: tell the units, or tell a service. */
export const sends = {
  send: (_: unknown, _event: ShopEvent) => {},
  tell: (_: unknown, _command: ShopTell) => {},
}
