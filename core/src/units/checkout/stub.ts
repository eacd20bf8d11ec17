import type { DeviceContents } from "../../domain/device/model.ts"
import { initialContext, shownForm } from "./initialContext.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

const checkoutEvents: ReadonlySet<ShopEvent["type"]> = new Set([
  "FieldTyped",
  "BillingNoteTyped",
  "OptInChosen",
  "RememberingChosen",
  "PaymentTypeChosen",
  "FieldLeft",
  "OrderSubmitted",
  // The device forgets the customer, also what an earlier page kept.
  "LoggedOut",
])

const remembersAny = ({ attempt, contact, typed, unpaidOrder }: DeviceContents): boolean =>
  [attempt, contact, typed, unpaidOrder].some((entry) => entry !== null)

/** Stub of the checkout: not yet opened, nothing remembered, and no order of an earlier page in flight. */
export const checkoutStub = {
  name: "checkout",
  listens: [
    "ScreenOpened",
    "StoreStatusRead",
    "PriceConfirmed",
    "CallRefused",
    "CallFailed",
    "MethodChosen",
    "AddressChosen",
    "HotspotChosen",
    "TimeRequested",
    "AccountChanged",
    "AccountChosen",
    "LoggedOut",
    "DeviceRead",
    "FieldTyped",
    "CouponRemoved",
    "BillingNoteTyped",
    "OptInChosen",
    "RememberingChosen",
    "KeptElsewhere",
    "PaymentTypeChosen",
    "FieldLeft",
    "OrderSubmitted",
    "NewOrderChosen",
    "NumberProofWanted",
    "NumberCodeEntered",
    "NumberProofAbandoned",
    "PaymentEnded",
    "ConnectionRestored",
  ] satisfies readonly ShopEvent["type"][],
  initial: ({ origin }: ShopStart) => ({ value: "filling", context: initialContext(origin) }),
  needsCode: (event: ShopEvent) =>
    checkoutEvents.has(event.type) ||
    (event.type === "ScreenOpened" && event.screen._tag === "Checkout") ||
    (event.type === "DeviceRead" && remembersAny(event.contents)) ||
    (event.type === "KeptElsewhere" && (event.kept.entry === "contact" || event.kept.entry === "unpaidOrder")),
  view: () =>
    ({
      step: { _tag: "Filling" },
      ...shownForm,
      isKnown: false,
      faults: {},
      blocks: [],
      paymentType: "INSTORE",
      offeredPayments: ["INSTORE"],
    }) as const,
}
