import { describe, expect, test } from "vitest"
import type { AnyStateMachine } from "xstate"
import { restingStates, standingOf } from "../../kernel/restingStates.fixture.ts"
import { seeShop, type ShopWorld, units } from "../shop.ts"
import { accountStates } from "./accountStates.fixture.ts"
import { addressBookStates } from "./addressBookStates.fixture.ts"
import { agreementsStates } from "./agreementsStates.fixture.ts"
import { checkoutStates } from "./checkoutStates.fixture.ts"
import { couponStates } from "./couponStates.fixture.ts"
import { defaultStoreStates } from "./defaultStoreStates.fixture.ts"
import { deletionStates } from "./deletionStates.fixture.ts"
import { dialogStates } from "./dialogStates.fixture.ts"
import { emailProofStates } from "./emailProofStates.fixture.ts"
import { favouriteSyncStates } from "./favouriteSyncStates.fixture.ts"
import { finderStates } from "./finderStates.fixture.ts"
import { invitationStates } from "./invitationStates.fixture.ts"
import { lastOrderStates } from "./lastOrderStates.fixture.ts"
import { loginStates } from "./loginStates.fixture.ts"
import { loginsStates } from "./loginsStates.fixture.ts"
import { numberChangeStates } from "./numberChangeStates.fixture.ts"
import { offersStates } from "./offersStates.fixture.ts"
import { orderHistoryStates } from "./orderHistoryStates.fixture.ts"
import { organisationSignUpStates } from "./organisationSignUpStates.fixture.ts"
import { overlayNever, overlayStates } from "./overlayStates.fixture.ts"
import { ownOrganisationStates } from "./ownOrganisationStates.fixture.ts"
import { passkeysStates } from "./passkeysStates.fixture.ts"
import { paymentStates } from "./paymentStates.fixture.ts"
import { pointsHistoryStates } from "./pointsHistoryStates.fixture.ts"
import { profileStates } from "./profileStates.fixture.ts"
import { readyNoticeStates } from "./readyNoticeStates.fixture.ts"
import { recruitingStates } from "./recruitingStates.fixture.ts"
import { sessionStates } from "./sessionStates.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"
import { storeStates } from "./storeStates.fixture.ts"
import { sharingStates } from "./sharingStates.fixture.ts"
import { timingStates } from "./timingStates.fixture.ts"
import { trackingStates } from "./trackingStates.fixture.ts"
import { unsubscribeStates } from "./unsubscribeStates.fixture.ts"
import { upsellsStates } from "./upsellsStates.fixture.ts"
import { validationStates } from "./validationStates.fixture.ts"

type Units = typeof units
/** The units that are charts. */
type Chart = {
  [Name in keyof Units]: Units[Name] extends { readonly machine: AnyStateMachine } ? Name : never
}[keyof Units]

// A chart without stories does not type-check.
const stories: Readonly<Record<Chart, StateStories>> = {
  session: sessionStates,
  login: loginStates,
  unsubscribe: unsubscribeStates,
  orderHistory: orderHistoryStates,
  organisationSignUp: organisationSignUpStates,
  ownOrganisation: ownOrganisationStates,
  recruiting: recruitingStates,
  store: storeStates,
  finder: finderStates,
  defaultStore: defaultStoreStates,
  timing: timingStates,
  validation: validationStates,
  checkout: checkoutStates,
  account: accountStates,
  addressBook: addressBookStates,
  payment: paymentStates,
  profile: profileStates,
  logins: loginsStates,
  passkeys: passkeysStates,
  deletion: deletionStates,
  favouriteSync: favouriteSyncStates,
  emailProof: emailProofStates,
  numberChange: numberChangeStates,
  pointsHistory: pointsHistoryStates,
  agreements: agreementsStates,
  tracking: trackingStates,
  sharing: sharingStates,
  readyNotice: readyNoticeStates,
  dialog: dialogStates,
  overlay: overlayStates,
  upsells: upsellsStates,
  offers: offersStates,
  coupon: couponStates,
  lastOrder: lastOrderStates,
  invitation: invitationStates,
}

/** States that guards exclude; random sessions do not reach them either (`visits.test.ts`). */
const never: { readonly [Name in Chart]?: readonly string[] } = { overlay: overlayNever }

describe.each(Object.entries(stories))("%s", (name, states) => {
  const chart = name as Chart
  const { machine } = units[chart]

  test("has a story for each state in which it can rest, and for no other", () => {
    expect([...Object.keys(states), ...(never[chart] ?? [])].toSorted()).toEqual(restingStates(machine).toSorted())
  })

  const named = Object.entries(states).map(([state, told]) => ({ state, ...told }))

  test.each(named)("$state: $story", ({ state, stage, sees }) => {
    const world = stage().world()
    const { value } = world.units[chart] as { readonly value: unknown }
    expect(standingOf(machine, value)).toBe(state)
    expect(seeShop(world)[chart]).toMatchObject(sees)
    // The state's own calls and timers are running, and no others.
    const nodes = machine.resolveState({ value: value as never, context: {} })._nodes
    const own = (all: ShopWorld["timers"] | ShopWorld["calls"]) =>
      new Set(Object.values(all).flatMap(({ unit, id }) => (unit === chart ? [id] : [])))
    expect(own(world.calls)).toEqual(new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))))
    expect(own(world.timers)).toEqual(new Set(nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType))))
  })
})
