/** The viewport of a picture, in CSS pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

const viewport = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Viewports tall enough for a whole long page or panel. */
const tall = [
  { width: 390, height: 2600 },
  { width: 1280, height: 1800 },
]

/** States pictured as full pages; the others only above the fold. */
const wholePages: ReadonlySet<string> = new Set([
  "screen/Landing/visitor",
  "screen/Stores/Loaded",
  "screen/Store/Loaded",
  "screen/Menu/everyShelf",
  "screen/Product/everything",
  "screen/Cart/modified",
  "screen/Checkout/faultsOfEachKind",
  "screen/Checkout/refused-unproven",
  "screen/Checkout/sentBefore",
  "screen/Checkout/known-otherAddresses",
  "screen/Account/receipt",
  "screen/Account/favourites",
  "screen/Account/logins",
  "screen/Account/pointsHistory",
  "screen/Account/deletionAsked",
  "screen/Organisation/Open",
  "screen/Organisation/member",
  "screen/Organisation/changingMember",
  "screen/Organisation/inviting",
  "screen/Organisation/withdrawing",
  "screen/Organisation/exporting",
  "screen/Checkout/askingCode",
  "screen/Checkout/Proving",
  "screen/Tracking/brought",
  "screen/Page/faq",
  "panel/PizzaBuilder/everything",
  "panel/Deals/given",
  "drawer/Menu/open",
])

/** States pictured as full pages on a phone; on a desktop their content is above the fold, in the second column. */
const wholeOnPhone: ReadonlySet<string> = new Set([
  "screen/Account/addresses",
  "screen/Account/addressPicked",
  "screen/Account/addressChanging",
])

/** One state of each screen that orders, pictured at both sizes in both schemes. */
const inBothSchemes: ReadonlySet<string> = new Set([
  "screen/Landing/withStore",
  "screen/Stores/found",
  "screen/Store/openNow",
  "screen/Menu/Loaded",
  "screen/Product/Loaded",
  "screen/Cart/Confirmed",
  "screen/Checkout/Filling",
  "screen/Payment/Collecting",
  "screen/Tracking/Following",
])

/** The colour scheme that the device prefers. */
export type Scheme = "light" | "dark"

/**
 * The sizes in which a state is pictured: on a phone in light and on a desktop in dark, like all other scenes.
 * Layout does not depend on the scheme, so one state a screen is enough for the other two.
 */
export const sizesOf = (path: string, scheme: Scheme): readonly PictureSize[] => {
  const isTall = ({ width }: PictureSize) => wholePages.has(path) || (width < 1000 && wholeOnPhone.has(path))
  const sizes = viewport.map((size, index) => (isTall(size) ? (tall[index] ?? size) : size))
  if (inBothSchemes.has(pictureOf(path))) return sizes
  return sizes.filter(({ width }) => width < 1000 === (scheme === "light"))
}

/** All pictures of a state: each size in each scheme. */
export const picturesOf = (path: string): readonly { readonly scheme: Scheme; readonly size: PictureSize }[] =>
  (["light", "dark"] as const).flatMap((scheme) => sizesOf(path, scheme).map((size) => ({ scheme, size })))

const grouped = /^(.*\/(?:refused|refusal|blocked|near|offer|field|fault|picked|codes|link|notice))-\w+$/

/**
 * States that differ from a pictured one only in a sentence or below the fold, without a common prefix in their names.
 */
const inASentence: ReadonlySet<string> = new Set([
  "banner/Connection/codeLate",
  "panel/EditProfile/saving",
  "panel/EditProfile/tooYoung",
  "panel/EditProfile/unborn",
  "screen/Account/acceptingTerms",
  "screen/Account/address-gone",
  "screen/Account/address-tooMany",
  "screen/Account/addressRemoving",
  "screen/Account/addressRestoring",
  "screen/Account/agreementRefused",
  "screen/Account/emailConfirming",
  "screen/Account/emailLinkUnanswered",
  "screen/Account/emailRefused",
  "screen/Account/emailSending",
  "screen/Account/emailSent",
  "screen/Account/emailTooMany",
  "screen/Account/emailUnanswered",
  "screen/Account/fault-numberNone",
  "screen/Account/favouritesFailed",
  "screen/Account/favouritesWithoutStore",
  "screen/Account/invitation-notTheirs",
  "screen/Account/invitation-over",
  "screen/Account/invitation-used",
  "screen/Account/invitationJoined",
  "screen/Account/invitationJoining",
  "screen/Account/invitationUnanswered",
  "screen/Account/numberChanged",
  "screen/Account/pointsHistoryEmpty",
  "screen/Account/pointsHistoryFailed",
  "screen/Account/pointsHistoryLoading",
  "screen/Account/reward",
  "screen/Checkout/forSelf",
  "screen/Checkout/logIn-passkey",
  "screen/Checkout/logIn-wrongCode",
  "screen/Checkout/namelessCompany",
  "screen/Checkout/payer-asked",
  "screen/Checkout/payment-calledOff",
  "screen/Checkout/phoneForeign",
  "screen/Checkout/wrongCode",
  "screen/LoggedOut/overWithEmail",
  "screen/LoggedOut/overWithLink",
  "screen/Login/deviceUnasked",
  "screen/Login/expiredCode",
  "screen/Login/locked",
  "screen/Login/offline",
  "screen/Login/passkeyBroken",
  "screen/Login/passkeyUnsupported",
  "screen/Login/spentCode",
  "screen/Login/unfinishedCode",
  "screen/Login/usingPasskey",
  "screen/NewPassword/linkOfAnother",
  "screen/NewPassword/resetSentToConfirm",
  "screen/Organisation/HasLeft",
  "screen/Organisation/hasLeftSwitchedOff",
  "screen/Organisation/invitationWithdrawn",
  "screen/Organisation/invited",
  "screen/Organisation/leavingSwitchedOff",
  "screen/Organisation/memberRemoved",
  "screen/Organisation/saved",
  "screen/Payment/added",
  "screen/Payment/away",
  "screen/Payment/less",
  "screen/Tracking/withdrawnFromDelivery",
  "screen/Unsubscribe/textsStopping",
])

/**
 * Whether a state is pictured: of states that differ only in one sentence, only the first is. No
 * state of the kitchen's page or the problem report is: the repository has room only for the pages that customers order
 * on.
 */
export const isPictured = (path: string, paths: readonly string[]): boolean => {
  if (/^(kitchen|report)\//.test(path) || inASentence.has(path)) return false
  const group = grouped.exec(path)?.[1]
  return group === undefined || paths.find((other) => grouped.exec(other)?.[1] === group) === path
}

/** By state, those that look like it above the fold: they differ only for screen readers, later, or further down. */
const lookalikes: Readonly<Record<string, readonly string[]>> = {
  "panel/CurrentStore/known": ["open"],
  "screen/Account/addressNew": [
    "address-noPlace",
    "address-refused",
    "address-unanswered",
    "addressChoosing",
    "addressSaving",
  ],
  "screen/Account/known": ["companyOff", "ordersFailed"],
  "screen/Account/passkeys": [
    "deletionRefused",
    "deletionUnanswered",
    "deletionUnderWay",
    "loginEnding",
    "loginUnended",
    "loginsEnding",
    "loginsFailed",
    "loginsHere",
    "loginsLoading",
    "passkeyAdded",
    "passkeyAdding",
    "passkeyAlreadyHere",
    "passkeyAsked",
    "passkeyBroken",
    "passkeyNotGiven",
    "passkeyRefused",
    "passkeyRemoved",
    "passkeyRemoving",
    "passkeyTooMany",
    "passkeyUnanswered",
    "passkeyUnremoved",
    "passkeyUnsupported",
    "passkeysFailed",
    "passkeysLoading",
    "passkeysNone",
    "passkeysNotHere",
  ],
  "screen/Cart/Confirmed": ["extrasAsked"],
  "screen/Cart/Empty": ["screen/Checkout/nothing"],
  "screen/Checkout/billingNote": [
    "budget-BudgetKnown",
    "budget-BudgetUnknown",
    "budget-notApproved",
    "budget-overMonth",
    "budget-overOrder",
    "budget-unlimited",
    "cardsForCompany",
    "payer-told",
  ],
  "screen/Checkout/Filling": ["cards"],
  "screen/Checkout/way-address": ["way-anotherAddress"],
  "screen/Checkout/way-outside": ["way-outsideOffered"],
  "screen/Landing/coming": ["failed"],
  "screen/Landing/orderedBefore": ["ordersAgain"],
  "screen/Landing/stillBaking": ["shell/UnderWay/landing"],
  "screen/Menu/Failed": ["screen/Product/Failed"],
  "screen/Menu/Loading": ["screen/Product/Loading"],
  "screen/Menu/Missing": ["screen/Product/Missing"],
  "screen/Organisation/inviteSending": [
    "fault-contact",
    "fault-email",
    "fault-isMember",
    "fault-phone",
    "fault-refused",
    "fault-tooMany",
    "fault-unanswered",
  ],
  "screen/Organisation/leaving": ["leavingNow"],
  "screen/Organisation/memberSaving": ["exportingYear", "fault-amount", "memberOff", "memberRemoving", "removing"],
  "screen/Organisation/ordersLoading": ["noOrders", "ordersFailed"],
  "screen/Tracking/Following": ["discounted", "link-Sharing", "order-accepted", "paidOnline", "step-preparing"],
  "screen/Tracking/order-placed": ["order-created"],
  "shell/Account/customer": ["nobody", "recognised", "screen/Contact/open"],
}

const besides = (shown: string, name: string): string =>
  name.includes("/") ? name : shown.replace(/[^/]+$/, () => name)

const shownBy = new Map(
  Object.entries(lookalikes).flatMap(([shown, names]) => names.map((name) => [besides(shown, name), shown] as const)),
)

/** The state whose recorded picture this state is compared with: its own, or that of its lookalike. */
export const pictureOf = (path: string): string => shownBy.get(path) ?? path
