import type { AnyStateMachine } from "xstate"
import type { units } from "../shop.ts"
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
import { overlayStates } from "./overlayStates.fixture.ts"
import { ownOrganisationStates } from "./ownOrganisationStates.fixture.ts"
import { passkeysStates } from "./passkeysStates.fixture.ts"
import { paymentStates } from "./paymentStates.fixture.ts"
import { pointsHistoryStates } from "./pointsHistoryStates.fixture.ts"
import { profileStates } from "./profileStates.fixture.ts"
import { readyNoticeStates } from "./readyNoticeStates.fixture.ts"
import { recruitingStates } from "./recruitingStates.fixture.ts"
import { sessionStates } from "./sessionStates.fixture.ts"
import { storeStates } from "./storeStates.fixture.ts"
import { sharingStates } from "./sharingStates.fixture.ts"
import { timingStates } from "./timingStates.fixture.ts"
import { trackingStates } from "./trackingStates.fixture.ts"
import { unsubscribeStates } from "./unsubscribeStates.fixture.ts"
import { upsellsStates } from "./upsellsStates.fixture.ts"
import { validationStates } from "./validationStates.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

type Units = typeof units
/** The units that are charts. */
export type Chart = {
  [Name in keyof Units]: Units[Name] extends { readonly machine: AnyStateMachine } ? Name : never
}[keyof Units]

/** The stories of all charts; a chart without stories does not type-check. */
export const stories: Readonly<Record<Chart, StateStories>> = {
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
