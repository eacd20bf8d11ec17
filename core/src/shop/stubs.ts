import { accountStub } from "../units/account/stub.ts"
import { addressBookStub } from "../units/addressBook/stub.ts"
import { finderStub } from "../units/address/stub.ts"
import { builderStub } from "../units/builder/stub.ts"
import { cartStub } from "../units/cart/stub.ts"
import { checkoutStub } from "../units/checkout/stub.ts"
import { couponStub } from "../units/coupon/stub.ts"
import { defaultStoreStub } from "../units/defaultStore/stub.ts"
import { dialogStub } from "../units/dialog/stub.ts"
import { offersStub } from "../units/discount/stub.ts"
import { lastOrderStub } from "../units/lastOrder/stub.ts"
import { loginStub } from "../units/login/stub.ts"
import { loyaltyStub } from "../units/loyalty/stub.ts"
import { notificationStub } from "../units/notification/stub.ts"
import { orderHistoryStub } from "../units/orderHistory/stub.ts"
import { loginsStub } from "../units/logins/stub.ts"
import { passkeysStub } from "../units/passkeys/stub.ts"
import { pointsHistoryStub } from "../units/pointsHistory/stub.ts"
import { deletionStub } from "../units/deletion/stub.ts"
import { emailProofStub } from "../units/emailProof/stub.ts"
import { numberChangeStub } from "../units/numberChange/stub.ts"
import { favouriteSyncStub } from "../units/favouriteSync/stub.ts"
import { ownFavouritesStub } from "../units/ownFavourites/stub.ts"
import { agreementsStub } from "../units/agreements/stub.ts"
import { profileStub } from "../units/profile/stub.ts"
import { invitationStub } from "../units/invitation/stub.ts"
import { organisationSignUpStub } from "../units/organisationSignUp/stub.ts"
import { ownOrganisationStub } from "../units/ownOrganisation/stub.ts"
import { overlayStub } from "../units/overlay/stub.ts"
import { paymentStub } from "../units/payment/stub.ts"
import { readyNoticeStub } from "../units/readyNotice/stub.ts"
import { recruitingStub } from "../units/recruiting/stub.ts"
import { searchStub } from "../units/search/stub.ts"
import { sessionStub } from "../units/session/stub.ts"
import { sharingStub } from "../units/sharing/stub.ts"
import { timingStub } from "../units/timing/stub.ts"
import { trackingStub } from "../units/tracking/stub.ts"
import { unsubscribeStub } from "../units/unsubscribe/stub.ts"
import { upsellsStub } from "../units/upsells/stub.ts"
import { validationStub } from "../units/validation/stub.ts"

/** A stub for each lazy unit of a chunk, used until its code is loaded; `lazyShop.test.ts` finds a missing one. */
export const stubs = {
  ordering: [
    accountStub,
    builderStub,
    cartStub,
    checkoutStub,
    couponStub,
    defaultStoreStub,
    dialogStub,
    favouriteSyncStub,
    finderStub,
    lastOrderStub,
    loyaltyStub,
    notificationStub,
    offersStub,
    overlayStub,
    paymentStub,
    readyNoticeStub,
    searchStub,
    sessionStub,
    sharingStub,
    timingStub,
    trackingStub,
    upsellsStub,
    validationStub,
  ],
  account: [
    addressBookStub,
    loginStub,
    orderHistoryStub,
    loginsStub,
    passkeysStub,
    pointsHistoryStub,
    deletionStub,
    emailProofStub,
    numberChangeStub,
    ownFavouritesStub,
    agreementsStub,
    profileStub,
    invitationStub,
    organisationSignUpStub,
    ownOrganisationStub,
    recruitingStub,
    unsubscribeStub,
  ],
}
