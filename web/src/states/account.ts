import { kroner } from "@skorpe/core/domain/money"
import { invitationStates } from "./invitation.ts"
import type { Order, OrderHistory } from "@skorpe/core/domain/order"
import { customer, namedCustomer, order } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { sampleLogins } from "../testing/logins.ts"
import { loadPasskeys } from "../testing/passkeys.ts"
import { savedAddresses } from "../testing/stores.ts"
import { addressStates } from "./addresses.ts"
import { emailProofStates } from "./emailProof.ts"
import { saveName } from "./editProfile.ts"
import { loginsStates } from "./logins.ts"
import { ownDataStates } from "./ownData.ts"
import { numberChangeStates } from "./numberChange.ts"
import { passkeysStates } from "./passkeys.ts"
import { ownFavouritesStates } from "./ownFavourites.ts"
import type { States, Visit } from "./model.ts"
import { after, openAt } from "./visit.ts"

type Step = (shop: SceneShop) => void

const named = {
  ...namedCustomer,
  notificationTypes: ["email", "sms", "push"],
  loyalty: { acceptedTerms: true, points: 640 },
} as const

const own = (visit: Visit): SceneShop => openAt(visit, { _tag: "Account" }, { loggedIn: true })

const everyStatus = (["placed", "completed", "awaitingPayment", "cancelled", "refused", "brought"] as const).map(
  (status, index): Order => ({
    ...order,
    orderId: `o${index}`,
    number: 17 - index,
    placedAt: order.placedAt - index * 90 * 24 * 3_600_000,
    tracking:
      status === "brought"
        ? { ...order.tracking, deliveryMethod: "delivery", status: "completed" }
        : { ...order.tracking, status },
  }),
)

const withDiscount = (one: Order): Order => ({
  ...one,
  adjustmentAmount: kroner(-50),
  coupons: ["TI"],
  total: kroner(249),
})

const known = (visit: Visit, orders: OrderHistory, user: object = named): SceneShop =>
  after(
    own(visit),
    (shop) => shop.answer("LoadUser", user),
    (shop) => shop.answer("LoadAddresses", savedAddresses.slice(0, 1)),
    (shop) => shop.answer("LoadOrders", orders),
    (shop) => shop.answer("LoadSessions", sampleLogins(shop.time()).slice(0, 2)),
    loadPasskeys,
  )

const askForPoints: Step = (shop) => shop.send({ type: "PointsHistoryWanted" })

/** A history of points with one entry of each kind. */
const entries = (["returned", "spent", "earned", "opening"] as const).map((kind, index) => ({
  kind,
  points: [1000, -1000, 199, 441][index] ?? 0,
  at: order.placedAt - index * 24 * 3_600_000,
  order: kind === "opening" ? null : { orderId: `o${index}`, number: 17 - index },
}))

/** The states of the customer's own page. */
export const accountStates: States = {
  known: {
    story: "a customer's account page",
    reach: (visit) => known(visit, { total: 7, items: everyStatus }),
  },
  companyOff: {
    story: "an administrator of the customer's company has switched them off",
    reach: (visit) => {
      const organisations = [{ organisationId: "org-1", isActive: false, name: "Bedrift 1 AS" }]
      return known(visit, { total: 6, items: everyStatus }, { ...named, organisations })
    },
  },
  reward: {
    story: "the customer has points enough for a reward",
    reach: (visit) =>
      after(
        own(visit),
        (shop) => shop.answer("LoadUser", { ...named, loyalty: { acceptedTerms: true, points: 1240 } }),
        (shop) => shop.answer("LoadAddresses", []),
        (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
      ),
  },
  nameless: {
    story: "the account has neither a name nor an address, and collects no points",
    reach: (visit) =>
      after(
        own(visit),
        (shop) => shop.answer("LoadUser", { ...customer, email: null, loyalty: { acceptedTerms: false, points: 0 } }),
        (shop) => shop.answer("LoadAddresses", []),
        (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
      ),
  },
  agreementUndone: {
    story: "the server did not answer when offers were switched off",
    reach: (visit) =>
      after(
        known(visit, { total: 0, items: [] }),
        (shop) => shop.send({ type: "AgreementChosen", agreement: "email", given: false }),
        (shop) => shop.fail("SaveAgreements", { _tag: "Unreachable" }),
      ),
  },
  agreementRefused: {
    story: "the server did not take that offers were switched off",
    reach: (visit) =>
      after(
        known(visit, { total: 0, items: [] }),
        (shop) => shop.send({ type: "AgreementChosen", agreement: "sms", given: false }),
        (shop) => shop.fail("SaveAgreements", { _tag: "Refused", status: 400, problems: [] }),
      ),
  },
  acceptingTerms: {
    story: "a member accepts the terms of the points",
    reach: (visit) =>
      after(
        own(visit),
        (shop) => shop.answer("LoadUser", { ...named, loyalty: { acceptedTerms: false, points: 0 } }),
        (shop) => shop.answer("LoadAddresses", []),
        (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
        (shop) => shop.send({ type: "AgreementChosen", agreement: "loyaltyTerms", given: true }),
      ),
  },
  pointsHistory: {
    story: "the customer opens the history of their points",
    reach: (visit) =>
      after(known(visit, { total: 0, items: [] }), askForPoints, (shop) => shop.answer("LoadPoints", entries)),
  },
  pointsHistoryEmpty: {
    story: "the history of points is still empty",
    reach: (visit) =>
      after(known(visit, { total: 0, items: [] }), askForPoints, (shop) => shop.answer("LoadPoints", [])),
  },
  pointsHistoryLoading: {
    story: "the history of points is loading",
    reach: (visit) => after(known(visit, { total: 0, items: [] }), askForPoints),
  },
  pointsHistoryFailed: {
    story: "the history of points did not load",
    reach: (visit) =>
      after(known(visit, { total: 0, items: [] }), askForPoints, (shop) =>
        shop.fail("LoadPoints", { _tag: "Unreachable" }),
      ),
  },
  ...invitationStates,
  ordersLoading: {
    story: "the customer's orders are loading",
    reach: (visit) =>
      after(
        own(visit),
        (shop) => shop.answer("LoadUser", named),
        (shop) => shop.answer("LoadAddresses", savedAddresses.slice(0, 1)),
      ),
  },
  receipt: {
    story: "the customer looks at the receipt of an order, with a discount by a code",
    reach: (visit) =>
      after(known(visit, { total: 7, items: everyStatus.map(withDiscount) }), (shop) =>
        shop.send({ type: "SectionToggled", id: "receipt-o1" }),
      ),
  },
  ordersFailed: {
    story: "all loaded orders are shown, of every status, and older ones did not load",
    reach: (visit) =>
      after(
        known(visit, { total: 7, items: everyStatus }),
        (shop) => shop.send({ type: "SectionToggled", id: "older-orders" }),
        (shop) => shop.send({ type: "OlderOrdersWanted" }),
        (shop) => shop.fail("LoadOrders", { _tag: "Unreachable" }),
      ),
  },
  profileSaved: {
    story: "the customer has changed their name",
    reach: (visit) => saveName(known(visit, { total: 7, items: everyStatus })),
  },
  ...emailProofStates,
  ...ownFavouritesStates,
  ...numberChangeStates((visit) => known(visit, { total: 0, items: [] })),
  ...addressStates,
  ...loginsStates,
  ...passkeysStates,
  ...ownDataStates,
  loading: { story: "the customer's data is loading", reach: own },
  guest: { story: "nobody is logged in", reach: (visit) => openAt(visit, { _tag: "Account" }) },
}
