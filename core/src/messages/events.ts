import { Schema } from "effect"
import { AccordionEvents } from "./events/accordion.ts"
import { AddressBookEvents } from "./events/addressBook.ts"
import { AddressEvents } from "./events/address.ts"
import type { AgeConfirmedOf } from "./events/age.ts"
import type { PageSettled, Tracked } from "./events/analytics.ts"
import { AgreementEvents } from "./events/agreements.ts"
import { BuilderEvents } from "./events/builder.ts"
import { type CartChanged, CartEvents, type CartMoved, type MoveAgreed, type ReorderAgreed } from "./events/cart.ts"
import { CheckoutEvents, type KeySpent, type OrderPlaced, type OrderRefused } from "./events/checkout.ts"
import { ConnectionEvents } from "./events/connection.ts"
import { ConsentEvents } from "./events/consent.ts"
import type { ConsentKnown } from "./events/consent.ts"
import { DefaultStoreEvents, type ProfileChanged } from "./events/defaultStore.ts"
import { DeletionEvents } from "./events/deletion.ts"
import { EmailProofEvents } from "./events/emailProof.ts"
import { DeviceEvents } from "./events/device.ts"
import type { DeviceRead } from "./events/device.ts"
import { DialogEvents } from "./events/dialog.ts"
import type { DialogAskedOf, DialogShown, DialogsEnded, DialogWithdrawn } from "./events/dialog.ts"
import { type CodesLapsed, type CodesRefused, type CouponAccepted, DiscountEvents } from "./events/discount.ts"
import { FavouriteEvents, type FavouritesListed, type FavouritesSynced } from "./events/favourites.ts"
import { MenuEvents } from "./events/menu.ts"
import { NotificationEvents } from "./events/notification.ts"
import type { Noticed, NoticeExpired } from "./events/notification.ts"
import { InvitationEvents } from "./events/invitation.ts"
import { OrganisationEvents } from "./events/organisation.ts"
import { OrganisationSignUpEvents } from "./events/organisationSignUp.ts"
import { type NumberChanged, NumberChangeEvents } from "./events/numberChange.ts"
import { OrderHistoryEvents } from "./events/orderHistory.ts"
import { OwnOrganisationEvents } from "./events/ownOrganisation.ts"
import { OverlayEvents } from "./events/overlay.ts"
import type { ModalAskedOf } from "./events/overlay.ts"
import { type PaymentEnded, PaymentEvents, type PaymentWanted } from "./events/payment.ts"
import { RecruitingEvents } from "./events/recruiting.ts"
import { RouteEvents, type ScreenOpened } from "./events/route.ts"
import { SearchEvents } from "./events/search.ts"
import {
  type AccountChanged,
  type CallFailed,
  type CallRefused,
  type LoggedIn,
  type LoggedOut,
  SessionEvents,
} from "./events/session.ts"
import { LoginEvents } from "./events/login.ts"
import { LoginsEvents } from "./events/logins.ts"
import { PasskeyEvents } from "./events/passkeys.ts"
import { PasswordEvents } from "./events/password.ts"
import { PointsHistoryEvents } from "./events/pointsHistory.ts"
import { ProfileEvents } from "./events/profile.ts"
import { TelemetryEvents } from "./events/telemetry.ts"
import {
  type MenuWanted,
  type StoreEntered,
  StoreEvents,
  type StoreMissed,
  type StoreStatusRead,
} from "./events/store.ts"
import type { StoreLoaded } from "./events/storeMemory.ts"
import { type TimeRequested, TimingEvents } from "./events/timing.ts"
import { type OrderMoved, TrackingEvents } from "./events/tracking.ts"
import { UnsubscribeEvents } from "./events/unsubscribe.ts"
import { UpsellEvents, type UpsellsLeft } from "./events/upsells.ts"
import { type PriceConfirmed, ValidationEvents } from "./events/validation.ts"

/** Events from outside the shop: the only ones that a log may hold and a script may send. */
export const OuterEvent = Schema.Union([
  ...RouteEvents,
  ...SessionEvents,
  ...LoginEvents,
  ...PasswordEvents,
  ...UnsubscribeEvents,
  ...TelemetryEvents,
  ...StoreEvents,
  ...AddressEvents,
  ...AddressBookEvents,
  ...DefaultStoreEvents,
  ...ProfileEvents,
  ...AgreementEvents,
  ...LoginsEvents,
  ...PasskeyEvents,
  ...DeletionEvents,
  ...EmailProofEvents,
  ...NumberChangeEvents,
  ...PointsHistoryEvents,
  ...MenuEvents,
  ...BuilderEvents,
  ...CartEvents,
  ...TimingEvents,
  ...ValidationEvents,
  ...CheckoutEvents,
  ...PaymentEvents,
  ...NotificationEvents,
  ...TrackingEvents,
  ...DialogEvents,
  ...OverlayEvents,
  ...AccordionEvents,
  ...SearchEvents,
  ...FavouriteEvents,
  ...UpsellEvents,
  ...DiscountEvents,
  ...ConsentEvents,
  ...DeviceEvents,
  ...ConnectionEvents,
  ...OrganisationEvents,
  ...OrganisationSignUpEvents,
  ...InvitationEvents,
  ...OwnOrganisationEvents,
  ...OrderHistoryEvents,
  ...RecruitingEvents,
])
export type OuterEvent = typeof OuterEvent.Type

/** Events between units; never logged, because they follow from the fold. */
export type InnerEvent =
  | { readonly type: "SessionStarted" }
  | DeviceRead
  | LoggedIn
  | LoggedOut
  | AccountChanged
  | ProfileChanged
  | FavouritesListed
  | FavouritesSynced
  | NumberChanged
  | CallRefused
  | CallFailed
  | ScreenOpened
  | StoreEntered
  | StoreMissed
  | MenuWanted
  | StoreStatusRead
  | CartChanged
  | CartMoved
  | CouponAccepted
  | CodesLapsed
  | CodesRefused
  | MoveAgreed
  | ReorderAgreed
  | TimeRequested
  | PriceConfirmed
  | DialogAskedOf<ShopEvent>
  | DialogWithdrawn
  | DialogShown
  | DialogsEnded
  | ModalAskedOf<ShopEvent>
  | AgeConfirmedOf<ShopEvent>
  | UpsellsLeft
  | StoreLoaded
  | ConsentKnown
  | Tracked
  | PageSettled
  | OrderMoved
  | OrderPlaced
  | OrderRefused
  | PaymentWanted
  | PaymentEnded
  | KeySpent
  | Noticed
  | NoticeExpired

export type ShopEvent = OuterEvent | InnerEvent
