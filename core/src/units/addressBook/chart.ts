import type { ApiFailure } from "../../api/failure.ts"
import type { SavedAddress } from "../../domain/address/model.ts"
import { shippingTo } from "../../domain/address/rules/shippingTo.ts"
import { usualAddress } from "../../domain/address/rules/usualAddress.ts"
import type { ShippingAddress } from "../../domain/cart/model.ts"
import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import { assign, givenIn, setup, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { FinderView } from "../address/view.ts"
import { storeOfCart } from "../cart/rules/storeOfCart.ts"
import type { CartView } from "../cart/view.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import type { StoreView } from "../store/view.ts"
import { draftOf } from "./rules/draftOf.ts"
import { type AddressBookContext, faultOf, removedIn } from "./view.ts"

/** The views of other units that the address book reads. */
export interface AddressBookSees {
  readonly cart: CartView
  readonly finder: FinderView
  readonly route: RouteView
  readonly session: SessionView
  readonly store: StoreView
}

const seen = (event: unknown): AddressBookSees => givenIn<AddressBookSees>(event).see

/** The address book before it is opened. */
export const closed: AddressBookContext = { addresses: null, form: null, wanted: null, fault: null, failures: 0 }

/**
 * Whether the checkout is for a delivery to a logged-in customer, who orders for themselves and may have saved
 * addresses.
 */
const isDelivered = ({ cart: { shipping }, route, session }: AddressBookSees): boolean =>
  route.screen._tag === "Checkout" &&
  session._tag === "LoggedIn" &&
  session.organisation === null &&
  shipping.method === "delivery"

/** A saved address as the cart's address, marked to be removed when the customer logs out. */
const placeOf = (saved: SavedAddress): ShippingAddress => ({
  ...shippingTo(saved),
  deliveryDescription: saved.deliveryDescription.slice(0, 500),
  ofAccount: true,
})

/**
 * The saved address to fill in; `null` if the customer gave or is typing another, or has saved none that is delivered
 * to.
 */
const usualIn = ({ addresses, form }: AddressBookContext, see: AddressBookSees): ShippingAddress | null => {
  // A search in a form of the customer's own page does not say where this food goes.
  const isUnanswered = see.finder.query === "" || form !== null
  if (addresses === null || !isDelivered(see) || see.cart.shipping.address !== null || !isUnanswered) return null
  const usual = usualAddress(addresses, storeOfCart(see.cart, see.store)?.deliveryArea ?? null)
  return usual && placeOf(usual)
}

const pickedIn = (event: unknown) => seen(event).finder.address

/** The calls, actions and guards that the states of the address book use. */
export const addressBookChart = setup({
  types: { context: {} as AddressBookContext, events: {} as WithGiven<ShopEvent, AddressBookSees> },
  actors: callsOf("LoadAddresses", "SaveAddress", "RemoveAddress", "RestoreAddress", "ChooseDefaultAddress"),
  actions: {
    ...sends,
    forget: assign(closed),
    forgetFault: assign({ fault: null }),
    leaveRemoved: assign({ form: null, fault: null }),
    closeForm: assign({ form: null, wanted: null, fault: null }),
    dropForm: assign({ form: null, wanted: null }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    noteFault: assign({ fault: (_, failure: ApiFailure) => faultOf(failure) }),
    noteRemoved: assign(({ context: { addresses, form }, event }) => {
      const address = addresses?.find(({ id }) => id === form?.id)
      return address === undefined
        ? {}
        : { wanted: { _tag: "Removed" as const, address, key: `restored-${givenIn(event).at.t}` } }
    }),
    openForm: assign(({ context, event }) => {
      if (event.type !== "AddressFormOpened") return {}
      const deliveryDescription = context.addresses?.find(({ id }) => id === event.id)?.deliveryDescription ?? ""
      return { form: { id: event.id, deliveryDescription, sent: null }, fault: null }
    }),
    typeDoor: assign(({ context, event }) =>
      event.type === "SavedDoorTyped" && context.form !== null
        ? { form: { ...context.form, deliveryDescription: event.text }, fault: null }
        : {},
    ),
    // A retry after no answer has the same key, and so saves one address, unless the customer has changed it since.
    prepare: assign(({ context, event }) => {
      const draft = draftOf(context, pickedIn(event))
      if (context.form === null || draft === null) return {}
      const { sent } = context.form
      const isSame = sent !== null && JSON.stringify(sent.draft) === JSON.stringify(draft)
      const key = isSame ? sent.key : `address-${givenIn(event).at.t}`
      return { form: { ...context.form, sent: { key, draft } }, fault: null }
    }),
  },
  guards: {
    isTheirPage: ({ event }) =>
      event.type === "AccountChanged" && event.isSameCustomer && seen(event).route.screen._tag === "Account",
    isOwnPage: ({ event }) => seen(event).route.screen._tag === "Account" && seen(event).session._tag === "LoggedIn",
    isUnknown: ({ context, event }) => context.addresses === null && isDelivered(seen(event)),
    isDelivered: ({ event }) => isDelivered(seen(event)),
    isKnown: ({ context }) => context.addresses !== null,
    isNewOrSaved: ({ context: { addresses }, event }) =>
      event.type === "AddressFormOpened" && (event.id === null || (addresses ?? []).some(({ id }) => id === event.id)),
    isSaved: ({ context, event }) =>
      event.type === "DefaultAddressChosen" && (context.addresses ?? []).some(({ id }) => id === event.id),
    hasPlace: ({ context, event }) => draftOf(context, pickedIn(event)) !== null,
    isOfSaved: ({ context }) => typeof context.form?.id === "string",
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    hasLeft: ({ context }) => context.form === null,
    hasRemoved: ({ context }) => removedIn(context) !== null,
    isGone: (_, failure: ApiFailure) => faultOf(failure) === "gone",
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
})

/** Clears the finder if a form is open: a place that was picked for the form must not be used to find stores. */
export const clearFinder = addressBookChart.enqueueActions(({ context, enqueue }) => {
  if (context.form !== null) enqueue({ type: "send", params: { type: "AddressForgotten" } })
})

/** Leaves the form, if it is open. */
export const leaveForm = addressBookChart.enqueueActions(({ enqueue }) => {
  enqueue(clearFinder)
  enqueue("closeForm")
})

/** Drops the form but keeps the fault: the customer's own page shows what went wrong after it was left. */
export const comeBack = addressBookChart.enqueueActions(({ enqueue }) => {
  enqueue(clearFinder)
  enqueue("dropForm")
})

/** Fills in the usual address. */
export const fill = addressBookChart.enqueueActions(({ context, enqueue, event }) => {
  const address = usualIn(context, seen(event))
  if (address !== null) enqueue({ type: "send", params: { type: "AddressChosen", address } })
})

/** Leaves the form, if it is open, and fills in the usual address. */
export const arrive = addressBookChart.enqueueActions(({ context, enqueue, event }) => {
  const address = usualIn(context, seen(event))
  enqueue(leaveForm)
  if (address !== null) enqueue({ type: "send", params: { type: "AddressChosen", address } })
})

/** Takes a saved address that the customer chose. */
export const take = addressBookChart.enqueueActions(({ context, enqueue, event }) => {
  const chosen = event.type === "SavedAddressChosen" ? context.addresses?.find(({ id }) => id === event.id) : undefined
  if (chosen) enqueue({ type: "send", params: { type: "AddressChosen", address: placeOf(chosen) } })
})
