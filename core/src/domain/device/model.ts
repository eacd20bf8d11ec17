import { Schema } from "effect"
import { RememberedContact, TypedForm } from "../checkout/model.ts"
import { StoredCart } from "../cart/model.ts"
import { IdempotencyKey } from "../order/idempotencyKey.ts"
import { ConsentChoice } from "../consent/model.ts"
import { FavouriteLists } from "../favourites/model.ts"
import { KeptOrder } from "../lastOrder/model.ts"
import { OrderCreate, OrderLines } from "../order/model.ts"
import { SearchHistory } from "../search/model.ts"
import { ChosenStore } from "../storeMemory/model.ts"
import { Millis } from "../time/model.ts"
import { personal, personalHere } from "../text/personal.ts"

const id = Schema.NonEmptyString.check(Schema.isMaxLength(100))

/** Whose order it is: `null` for a guest's; absent if unknown. */
const customerId = Schema.optionalKey(personal(Schema.NullOr(id)))

/**
 * An order that was sent and not yet answered: resent with the same key, it is the same order (DECISIONS §14). It names
 * the customer, because only the identical order may be sent again; therefore it is stored for the tab only.
 */
export const Attempt = Schema.Struct({
  key: personalHere(IdempotencyKey),
  order: Schema.toType(OrderCreate),
  /** When it was first sent. */
  at: Millis,
  customerId,
})
export type Attempt = typeof Attempt.Type

/** An order that waits for its payment at the server: the data needed to return to it. */
export const UnpaidOrder = Schema.Struct({
  /** The idempotency key, which is its cart's id. */
  key: personalHere(IdempotencyKey),
  orderId: id,
  /** When it was sent. */
  sentAt: Millis,
  /** Its goods; absent in orders that were stored before the field existed. */
  lines: Schema.optionalKey(Schema.toType(OrderLines)),
  customerId,
})
export type UnpaidOrder = typeof UnpaidOrder.Type

/** Who last logged in on this device, and the organisation they ordered for. */
export const CurrentAccount = Schema.Struct({ customerId: personal(id), organisationId: Schema.NullOr(id) })
export type CurrentAccount = typeof CurrentAccount.Type

/** The organisation whose warning the customer dismissed, and when. */
export const OrganisationWarning = Schema.Struct({ organisationId: id, dismissedAt: Millis })
export type OrganisationWarning = typeof OrganisationWarning.Type

/** The entries that units keep on the device with `Keep`, and their schemas (SPEC §3, local storage). */
export const keptSchemas = {
  searchHistory: SearchHistory,
  favourites: FavouriteLists,
  store: ChosenStore,
  currentAccount: CurrentAccount,
  lastOrder: KeptOrder,
  organisationWarning: OrganisationWarning,
  consent: ConsentChoice,
  contact: RememberedContact,
  typed: TypedForm,
  unpaidOrder: UnpaidOrder,
} as const

export type KeptEntry = keyof typeof keptSchemas

type KeptValue<Entry extends KeptEntry> = (typeof keptSchemas)[Entry]["Type"]

/** A device entry with its value; `null` clears it. */
export type Kept = {
  readonly [Entry in KeptEntry]: { readonly entry: Entry; readonly value: KeptValue<Entry> | null }
}[KeptEntry]

const keptAs = <Entry extends KeptEntry>(entry: Entry) =>
  Schema.Struct({ entry: Schema.Literal(entry), value: Schema.NullOr(keptSchemas[entry]) })

/** The same as a schema: validates another tab's entries. */
export const Kept = Schema.Union([
  keptAs("searchHistory"),
  keptAs("favourites"),
  keptAs("store"),
  keptAs("currentAccount"),
  keptAs("lastOrder"),
  keptAs("organisationWarning"),
  keptAs("consent"),
  keptAs("contact"),
  keptAs("typed"),
  keptAs("unpaidOrder"),
])

/** What the device remembers between visits; missing or unreadable entries are `null`. */
export const DeviceContents = Schema.Struct({
  cart: Schema.NullOr(StoredCart),
  attempt: Schema.NullOr(Attempt),
  searchHistory: Schema.NullOr(SearchHistory),
  favourites: Schema.NullOr(FavouriteLists),
  store: Schema.NullOr(ChosenStore),
  currentAccount: Schema.NullOr(CurrentAccount),
  lastOrder: Schema.NullOr(KeptOrder),
  organisationWarning: Schema.NullOr(OrganisationWarning),
  consent: Schema.NullOr(ConsentChoice),
  contact: Schema.NullOr(RememberedContact),
  typed: Schema.NullOr(TypedForm),
  unpaidOrder: Schema.NullOr(UnpaidOrder),
  /** The login flag: a customer logged in here and has not logged out (DECISIONS §12). */
  loggedIn: Schema.Boolean,
})
export type DeviceContents = typeof DeviceContents.Type
