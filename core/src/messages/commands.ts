import type {
  AddressDraft,
  AgreementChange,
  FavouritesChange,
  ProfileChange,
  Registration,
} from "../domain/account/requests.ts"
import type { CustomerSession } from "../domain/account/deviceKind.ts"
import type { Agreements, Profile } from "../domain/account/wire.ts"
import type { Address, SavedAddress } from "../domain/address/model.ts"
import type { StoresOffer } from "../domain/address/offer.ts"
import type { Whereabouts } from "../domain/address/whereabouts.ts"
import type { Sealed } from "../vault/model.ts"
import type { BotCheckPurpose } from "../domain/botCheck/model.ts"
import type { StoredCart } from "../domain/cart/model.ts"
import type { AnalyticsEvent } from "../domain/analytics/model.ts"
import type { Attempt, DeviceContents, Kept } from "../domain/device/model.ts"
import type { Deal } from "../domain/discount/model.ts"
import type { Discount, FriendToRecruit, Recruited } from "../domain/discount/wire.ts"
import type { Upsell } from "../domain/menu/upsell.ts"
import type { PasskeyAdding, PasskeyLoggingIn } from "../domain/passkey/device.ts"
import type { Passkey } from "../domain/passkey/model.ts"
import type { ApiFailure } from "../api/failure.ts"
import { type ErrorActorEvent, fromPromise, type PromiseActorLogic } from "../kernel/chart.ts"
import type { PointsEntry } from "../domain/loyalty/entry.ts"
import type { PastOrders } from "../domain/order/history.ts"
import type { Order, Tracking } from "../domain/order/model.ts"
import type { ReadyNews } from "../domain/order/rules/readyNews.ts"
import type { NoticePermission } from "../domain/order/notice.ts"
import type { LinkShared, OrderLinkAnswer } from "../domain/order/sharing.ts"
import type { Collected, OfferedMethods, PaymentStep, ProviderAnswer } from "../domain/payment/attempt.ts"
import type { PaymentStatus } from "../domain/payment/wire.ts"
import type { Budget } from "../domain/organisation/budget.ts"
import type { OrganisationChange, OrganisationHome } from "../domain/organisation/home.ts"
import type { Registered } from "../domain/organisation/registered.ts"
import type { OrganisationSummary } from "../domain/organisation/wire.ts"
import type { PhoneAnswer } from "../domain/phone/model.ts"
import type { CodeToJudge, JudgedCode } from "../domain/price/codeToJudge.ts"
import type { PriceRequest, ValidatedPrice } from "../domain/price/model.ts"
import type { Position, Store, StoreStatus, StoreWithMenu } from "../domain/store/model.ts"
import type { Verification } from "../domain/session/model.ts"
import type { Report } from "../domain/telemetry/model.ts"
import type { ShopEvent } from "./events.ts"

/** The calls that the shop awaits: the request and the successful answer of each. */
export interface Calls {
  readonly ReadDevice: { readonly asks: object; readonly answer: DeviceContents }
  readonly ReadPhone: { readonly asks: { readonly text: string }; readonly answer: PhoneAnswer }
  readonly LoadStores: { readonly asks: object; readonly answer: readonly Store[] }
  /** By id or slug. */
  readonly LoadStore: { readonly asks: { readonly store: string }; readonly answer: StoreWithMenu }
  readonly LoadStatus: { readonly asks: { readonly store: string }; readonly answer: StoreStatus }
  /** At most ten, nearest first when a position is known. */
  readonly FindAddresses: {
    readonly asks: { readonly query: string; readonly near: Position | null }
    readonly answer: readonly Address[]
  }
  readonly FindStores: { readonly asks: { readonly position: Position | null }; readonly answer: StoresOffer }
  /** The device asks for permission first; the position is rounded to about 100 metres. */
  readonly ReadPosition: { readonly asks: object; readonly answer: Whereabouts }
  /** Changes these fields of the profile, and answers with the whole one. */
  readonly SaveProfile: { readonly asks: { readonly change: ProfileChange }; readonly answer: Profile }
  /** The history of the customer's points, newest first. */
  readonly LoadPoints: { readonly asks: object; readonly answer: readonly PointsEntry[] }
  /** Confirms an e-mail address by the token of an opened link. */
  readonly ConfirmEmail: { readonly asks: { readonly token: Sealed | null }; readonly answer: null }
  /** Mails the customer the link that confirms their e-mail address again. */
  readonly SendEmailLink: { readonly asks: object; readonly answer: null }
  /** Sends a code to the customer's new number. */
  readonly AskNewNumber: { readonly asks: { readonly phone: string }; readonly answer: null }
  /** Changes the number, proven by the code, and ends the customer's other sessions. */
  readonly TakeNewNumber: {
    readonly asks: { readonly phone: string; readonly code: Sealed | null }
    readonly answer: null
  }
  readonly DeleteAccount: { readonly asks: object; readonly answer: null }
  /** Where the customer is logged in, this session first. */
  readonly LoadSessions: { readonly asks: object; readonly answer: readonly CustomerSession[] }
  /** Ends this one of the customer's other sessions, or, with `null`, all of them. */
  readonly EndSessions: { readonly asks: { readonly id: string | null }; readonly answer: null }
  /** Whether the device supports passkeys. */
  readonly ReadPasskeySupport: { readonly asks: object; readonly answer: boolean }
  /** The customer's passkeys, newest first, and whether the device supports passkeys. */
  readonly LoadPasskeys: {
    readonly asks: object
    readonly answer: { readonly passkeys: readonly Passkey[]; readonly isSupported: boolean }
  }
  /** The device makes a passkey with the customer's consent, and the server stores it. */
  readonly AddPasskey: { readonly asks: object; readonly answer: PasskeyAdding }
  readonly RemovePasskey: { readonly asks: { readonly id: string }; readonly answer: null }
  /** The device uses a passkey with the customer's consent, and the server starts its owner's session. */
  readonly LoginPasskey: { readonly asks: object; readonly answer: PasskeyLoggingIn }
  /** Gives and withdraws these agreements, and answers with all of them. */
  readonly SaveAgreements: { readonly asks: { readonly change: AgreementChange }; readonly answer: Agreements }
  /** Adds and removes favourites, or with `null` only asks; answers with the customer's list, newest first. */
  readonly SyncFavourites: {
    readonly asks: { readonly customerId: string; readonly change: FavouritesChange | null }
    readonly answer: readonly string[]
  }
  /** `null` removes the default store. Answers with the updated profile. */
  readonly SaveDefaultStore: { readonly asks: { readonly storeId: string | null }; readonly answer: Profile }
  readonly ValidatePrice: { readonly asks: { readonly request: PriceRequest | null }; readonly answer: ValidatedPrice }
  /** Judges a code for the cart before it enters it. */
  readonly JudgeCode: { readonly asks: { readonly asked: CodeToJudge }; readonly answer: JudgedCode }
  readonly PlaceOrder: {
    readonly asks: { readonly attempt: Attempt | null }
    readonly answer: { readonly orderId: string }
  }
  /** The server's state of an order's payment. */
  readonly ReadPayment: { readonly asks: { readonly orderId: string }; readonly answer: PaymentStatus }
  readonly LoadPaymentMethods: { readonly asks: { readonly orderId: string }; readonly answer: OfferedMethods }
  /** Shows the provider's component, and waits until the customer has filled it in. */
  readonly CollectPayment: { readonly asks: { readonly provider: Sealed | null }; readonly answer: Collected }
  /** Shows the action that the provider requires: approve, scan, or go to another page. */
  readonly ShowPaymentAction: {
    readonly asks: { readonly provider: Sealed | null; readonly action: Sealed | null }
    readonly answer: Collected
  }
  /** A repeat with the same key is the same attempt. */
  readonly BeginPayment: { readonly asks: PaymentStep; readonly answer: ProviderAnswer }
  readonly ContinuePayment: { readonly asks: PaymentStep; readonly answer: ProviderAnswer }
  /** Pays a waiting order without a card. */
  readonly PayOtherwise: {
    readonly asks: { readonly orderId: string; readonly paymentType: "INSTORE" | "B2B"; readonly key: string }
    readonly answer: PaymentStatus
  }
  /** Closes a waiting order that its customer does not pay. */
  readonly GiveUpPayment: { readonly asks: { readonly orderId: string }; readonly answer: PaymentStatus }
  /** `null` if there is no session. */
  readonly LoadUser: { readonly asks: object; readonly answer: Profile | null }
  /** What the customer may still order on this organisation's account. */
  readonly LoadBudget: { readonly asks: { readonly organisationId: string }; readonly answer: Budget }
  /** Which companies order here already: those whose name begins so, and whether one has this number. */
  readonly FindOrganisations: {
    readonly asks: { readonly name: string; readonly number: string | null }
    readonly answer: Registered
  }
  /** Registers a company, with the customer as its administrator; a repeat with the same key is the same company. */
  readonly CreateOrganisation: {
    readonly asks: { readonly name: string; readonly number: string; readonly key: string }
    readonly answer: OrganisationSummary
  }
  readonly LoadOrganisation: { readonly asks: { readonly organisationId: string }; readonly answer: OrganisationHome }
  /** A repeat with the same key is the same invitation. */
  readonly ChangeOrganisation: {
    readonly asks: {
      readonly organisationId: string
      readonly change: OrganisationChange | null
      readonly key: string
    }
    readonly answer: null
  }
  /** Makes the customer a member of the organisation that invited them. */
  readonly AcceptInvitation: { readonly asks: { readonly token: Sealed | null }; readonly answer: OrganisationSummary }
  /** The customer's saved addresses, oldest first. */
  readonly LoadAddresses: { readonly asks: object; readonly answer: readonly SavedAddress[] }
  /** Saves a new address, or replaces the one with this id; a repeat with the same key is the same new address. */
  readonly SaveAddress: {
    readonly asks: { readonly id: string | null; readonly draft: AddressDraft | null; readonly key: string }
    readonly answer: null
  }
  /** Saves a removed address again, as the default if it was; a repeat with the same key is the same address. */
  readonly RestoreAddress: {
    readonly asks: { readonly address: SavedAddress | null; readonly key: string }
    readonly answer: null
  }
  readonly RemoveAddress: { readonly asks: { readonly id: string }; readonly answer: null }
  readonly ChooseDefaultAddress: { readonly asks: { readonly id: string }; readonly answer: null }
  /** Whether the login flag is still there. */
  readonly ReadSessionFlag: { readonly asks: object; readonly answer: boolean }
  readonly RequestLogin: { readonly asks: { readonly phone: string }; readonly answer: null }
  /** Creates an account for the proven number and begins its session; a repeat with the same key is the same account. */
  readonly CreateAccount: {
    readonly asks: { readonly registration: Registration; readonly key: string }
    readonly answer: null
  }
  readonly RequestReset: { readonly asks: { readonly email: string }; readonly answer: null }
  readonly ResetPassword: {
    readonly asks: { readonly email: string; readonly token: Sealed | null; readonly password: Sealed | null }
    readonly answer: null
  }
  readonly ChangePassword: {
    readonly asks: { readonly email: string; readonly old: Sealed | null; readonly password: Sealed | null }
    readonly answer: null
  }
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
  /** Answers the same for every number, whether somebody has it or not. */
  readonly UnsubscribePhone: { readonly asks: { readonly phone: string }; readonly answer: null }
  readonly Logout: { readonly asks: object; readonly answer: null }
  /** `link` is the token of an opened link: it opens an order that this device has no token for, and stays on it. */
  readonly LoadOrder: { readonly asks: { readonly orderId: string; readonly link?: Sealed }; readonly answer: Order }
  /** A page of the customer's own orders or an organisation's, newest first, after as many as `skip` says. */
  readonly LoadOrders: {
    readonly asks: { readonly skip: number; readonly organisationId: string | null }
    readonly answer: PastOrders
  }
  /** Gives an order's link to the device's own sharing, or copies it. */
  readonly ShareOrder: { readonly asks: { readonly orderId: string }; readonly answer: OrderLinkAnswer }
  /** The customer's own recruit code, sent to a friend if one is named; a repeat with the same key is the same message. */
  readonly RecruitFriend: {
    readonly asks: { readonly to: FriendToRecruit; readonly key: string }
    readonly answer: Recruited
  }
  /** Copies the recruit code, or gives an invitation with it to the device's own sharing. */
  readonly HandCode: {
    readonly asks: { readonly own: Recruited | null; readonly how: "copy" | "share" }
    readonly answer: LinkShared
  }
  /** The device asks the customer for permission to show notifications. */
  readonly AskForNotices: { readonly asks: object; readonly answer: NoticePermission }
  /** Upsell shelves for a cart (SPEC §7.1). */
  readonly LoadUpsells: {
    readonly asks: {
      readonly storeId: string
      readonly cartItems: readonly { readonly variationCode: string; readonly quantity: number }[]
      /** Variation codes. */
      readonly favourites: readonly string[]
      /** The time that the order is for; left out as soon as possible. */
      readonly requestedTime?: number
    }
    readonly answer: readonly Upsell[]
  }
  /** Advertised deals, and the discounts of the current account (SPEC §7.3, §7.4). */
  readonly LoadOffers: {
    readonly asks: { readonly isLoggedIn: boolean; readonly organisationId: string | null }
    readonly answer: { readonly deals: readonly Deal[]; readonly discounts: readonly Discount[] }
  }
  /** Streams each `Tracking` after `after` as news; ends with the connection. */
  readonly FollowOrder: {
    readonly asks: { readonly orderId: string; readonly after: number }
    readonly answer: null
    readonly news: Tracking
  }
}

type CallName = keyof Calls

export type ShopCall = { readonly [Name in CallName]: { readonly type: Name } & Calls[Name]["asks"] }[CallName]

/** The commands that the shop does not await. */
export type ShopTell =
  | { readonly type: "SaveCart"; readonly cart: StoredCart }
  | { readonly type: "SaveAttempt"; readonly attempt: Attempt | null }
  /** Writes or clears an entry on the device (SPEC §3). */
  | { readonly type: "Keep"; readonly kept: Kept }
  /** Sends an analytics event; the customer has consented. */
  | { readonly type: "Track"; readonly event: AnalyticsEvent }
  /** Gets the proof ready that the next code by SMS asks for: that a customer asks, and no program. */
  | { readonly type: "PrepareBotCheck"; readonly purpose: BotCheckPurpose }
  /** Clears the session data on the device: its flag and expiry (SPEC §8.1). The cart stays. */
  | { readonly type: "ClearSession" }
  /** Identifies the customer to analytics and the native app; `null` after a logout (SPEC §4.1). */
  | { readonly type: "Identify"; readonly externalId: string | null }
  /** Sends a telemetry report (SPEC §7.5, §8.1). */
  | { readonly type: "Report"; readonly report: Report }
  /** Shows a notification of the device: news of an order. */
  | { readonly type: "Notify"; readonly orderId: string; readonly number: number; readonly news: ReadyNews }
  /** Pushes this URL to the browser's history. */
  | { readonly type: "ShowPath"; readonly path: string }
  | { readonly type: "ReplacePath"; readonly path: string }
  /** Reloads the page at this URL; unsaved state is carried over (DECISIONS §16). */
  | { readonly type: "ReloadAt"; readonly path: string }

export type ShopCommand = ShopCall | ShopTell

// A chart only names its calls: the kernel makes commands of them, so this promise is never asked for.
const never = fromPromise(() => new Promise(() => {}))

/** The `actors` of a chart's setup for these calls, typed with their requests and answers. */
export const callsOf = <const Names extends readonly CallName[]>(
  ...names: Names
): { readonly [Name in Names[number]]: PromiseActorLogic<Calls[Name]["answer"], Calls[Name]["asks"]> } =>
  Object.fromEntries(names.map((name) => [name, never])) as never

/** The failure of a call, which XState leaves untyped: every service fails with this one type. */
export const failureIn = ({ error }: ErrorActorEvent): ApiFailure => error as ApiFailure

/** The two actions of a chart: emit to the units, or tell a service. */
export const sends = {
  send: (_: unknown, _event: ShopEvent) => {},
  tell: (_: unknown, _command: ShopTell) => {},
}
