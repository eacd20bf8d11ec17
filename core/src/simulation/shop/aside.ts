import { marketOf } from "../../domain/market/markets.ts"
import { writePath } from "../../domain/route/rules/writePath.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopViews } from "../../shop/shop.ts"
import type { Chance } from "../chance.ts"
import { build } from "./build.ts"
import type { Props } from "./props.ts"
import { wish } from "./wish.ts"

/** The next step of a login in progress; now and then starts one. */
const logIn = ({ login, session }: ShopViews, chance: Chance): ShopEvent | null => {
  const code = { sealed: "code-1" }
  if (session._tag !== "Anonymous") return null
  if (login.step === "codeSent" || login.step === "unverified") return { type: "LoginCodeEntered", code }
  if (login.step === "unregistered") return register(login, chance)
  if (chance.happens(0.05)) return { type: "LoginCodeRequested", phone: "+4740000000" }
  return chance.happens(0.02) ? { type: chance.happens(0.5) ? "PasskeyLoginChosen" : "LoginOpened" } : null
}

/** The next step of a registration: what it lacks, or its end. */
const register = ({ firstName, lastName, boxes }: ShopViews["login"], chance: Chance): ShopEvent => {
  if (firstName === "") return { type: "AccountTyped", field: "firstName", text: "Kunde" }
  if (lastName === "" && chance.happens(0.9)) return { type: "AccountTyped", field: "lastName", text: "1" }
  if (!boxes.includes("terms") && chance.happens(0.9)) return { type: "BoxTicked", box: "terms", ticked: true }
  return { type: "RegistrationSubmitted" }
}

/** A customer who pays or follows an order hides the page now and then, and shows it again. */
const lookAway = ({ payment, tracking }: ShopViews, chance: Chance): ShopEvent | null => {
  if (payment._tag === "Collecting" || payment._tag === "Acting") {
    return chance.happens(payment._tag === "Acting" ? 0.5 : 0.15) ? { type: "PageShown" } : null
  }
  if (tracking._tag !== "Following" || chance.happens(0.7)) return null
  return { type: tracking.live ? "PageHidden" : "PageShown" }
}

/** A customer who follows an order now and then asks to be notified when it is ready. */
const beTold = ({ readyNotice, tracking }: ShopViews, chance: Chance): ShopEvent | null => {
  if (tracking._tag !== "Following" || readyNotice._tag !== "Off" || chance.happens(0.3)) return null
  return { type: "ReadyNoticeWanted", orderId: tracking.order.orderId }
}

/** Answers an open dialog, or leaves the upsells. */
const answerIt = ({ dialog: { open }, upsells }: ShopViews, chance: Chance): ShopEvent | null => {
  if (open !== null && chance.happens(0.4)) {
    const type = chance.pick(["DialogConfirmed", "DialogConfirmed", "DialogCancelled", "DialogClosed"] as const)
    // Now and then a second click on a dialog that is gone.
    return { type: type ?? "DialogClosed", id: chance.happens(0.25) ? "d0" : open.id }
  }
  return upsells.step === "showing" && chance.happens(0.5) ? { type: "UpsellsPassed" } : null
}

/** Opens or closes a panel or the drawer. */
const open = ({ overlay: { drawer, modal } }: ShopViews, chance: Chance): ShopEvent | null => {
  if (chance.happens(0.93)) return null
  if (modal?.isClosing === false) return { type: "ModalClosed", id: modal.id, by: "button" }
  if (drawer !== "closed" && chance.happens(0.5)) return { type: "DrawerClosed" }
  return chance.happens(modal === null ? 0.4 : 0.8)
    ? { type: "DrawerOpened" }
    : { type: "ModalOpened", modal: chance.happens(0.5) ? { _tag: "Deals" } : { _tag: "Upsells" } }
}

/** Does what opens a dialog: adds restricted products, or opens another store with a filled cart. */
const stir = ({ store: { current } }: ShopViews, { stores }: Props, chance: Chance): ShopEvent | null => {
  if (chance.happens(0.94)) return null
  const strong = chance.pick(current?.menu.products.filter(({ alcohol }) => alcohol > 0) ?? [])
  const variation = chance.pick(strong?.variations ?? [])
  if (strong && variation && chance.happens(0.5)) {
    return { type: "ProductAdded", productId: strong.id, variationCode: variation.code, quantity: 1 }
  }
  const other = chance.pick(stores)
  return other ? { type: "StoreChosen", storeSlug: other.store.slug } : null
}

/** Searches for stores that deliver to an address or are nearby. */
const find = ({ finder }: ShopViews, chance: Chance): ShopEvent | null => {
  const { step, suggestions, address } = finder
  if (address === null && suggestions.length > 0 && chance.happens(0.5)) return { type: "AddressPicked", index: null }
  if (step === "idle" && chance.happens(0.03)) return { type: "AddressTyped", query: "torg" }
  return chance.happens(0.02) ? { type: "NearbyWanted" } : null
}

/** A customer at the unsubscribe page opens a link or types their number, and usually confirms. */
const unsubscribe = ({ route, unsubscribe: { _tag } }: ShopViews, chance: Chance): ShopEvent | null => {
  if (route.screen._tag !== "Unsubscribe" || chance.happens(0.3)) return null
  if (_tag === "NoLink") {
    return chance.happens(0.5)
      ? { type: "UnsubscribeLinkOpened", token: { sealed: "link-1" } }
      : { type: "UnsubscribePhoneTyped", phone: "400 00 000" }
  }
  return _tag === "Asked" || _tag === "Typing" || _tag === "Unreachable" ? { type: "UnsubscribeConfirmed" } : null
}

/** A logged-in customer opens their own page now and then, and loads older orders there. */
const lookBack = ({ orderHistory, route, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (session._tag !== "LoggedIn") return null
  if (orderHistory._tag === "Loaded" && orderHistory.hasOlder && chance.happens(0.5))
    return { type: "OlderOrdersWanted" }
  const path = writePath(marketOf(route.market), route.language, { _tag: "Account" })
  return orderHistory._tag === "Closed" && chance.happens(0.04) ? { type: "PathOpened", path, how: "link" } : null
}

/** A customer at their own page saves, changes, removes and restores addresses, and chooses a default one. */
const keepAddresses = ({ addressBook, finder }: ShopViews, chance: Chance): ShopEvent | null => {
  if (addressBook._tag !== "Open" || chance.happens(0.3)) return null
  const { addresses, removed, task } = addressBook
  if (removed !== null && task._tag === "Looking" && chance.happens(0.9)) return { type: "AddressRestored" }
  if (task._tag === "Editing" && task.step === "typing") {
    if (task.id !== null && chance.happens(0.7)) return { type: "SavedAddressRemoved" }
    if (task.id === null && finder.query === "") return { type: "AddressTyped", query: "torg" }
    return { type: chance.happens(0.95) ? "AddressFormSubmitted" : "AddressFormClosed" }
  }
  const one = chance.pick(addresses)
  if (one && chance.happens(0.2)) return { type: "DefaultAddressChosen", id: one.id }
  return { type: "AddressFormOpened", id: chance.happens(0.3) ? null : (one?.id ?? null) }
}

/** A customer at their own page changes their profile. */
const changeProfile = ({ profile, route, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (session._tag !== "LoggedIn") return null
  if (profile._tag !== "Open") {
    const wants = route.screen._tag === "Account" && chance.happens(0.3)
    return wants ? { type: "ModalOpened", modal: { _tag: "EditProfile" } } : null
  }
  if (profile.step === "saving" || chance.happens(0.1)) return null
  if (profile.lacks.includes("firstName")) return { type: "ProfileTyped", field: "firstName", text: "Kunde" }
  if (chance.happens(0.5)) return { type: "ProfileSubmitted" }
  const field = chance.pick(["firstName", "lastName", "birthYear"] as const) ?? "lastName"
  return { type: "ProfileTyped", field, text: chance.pick(["Ny", "En", "", "1986"]) ?? "" }
}

/** A customer at their own page changes their consents. */
const agree = ({ route, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (session._tag !== "LoggedIn" || route.screen._tag !== "Account" || chance.happens(0.8)) return null
  const agreement = chance.pick(["email", "sms", "loyaltyTerms"] as const) ?? "sms"
  return { type: "AgreementChosen", agreement, given: chance.happens(0.5) }
}

/** A customer at their own page opens the history of their points. */
const askForPoints = ({ pointsHistory, route, session }: ShopViews, chance: Chance): ShopEvent | null =>
  session._tag === "LoggedIn" &&
  route.screen._tag === "Account" &&
  (pointsHistory._tag === "Closed" || pointsHistory._tag === "Failed") &&
  chance.happens(0.2)
    ? { type: "PointsHistoryWanted" }
    : null

/** A customer at their own page asks to delete their account, and confirms or cancels. */
const leaveForGood = ({ deletion, route }: ShopViews, chance: Chance): ShopEvent | null => {
  if (deletion._tag === "Asking") return { type: "AccountDeletionAnswered", isSure: chance.happens(0.6) }
  const wants = route.screen._tag === "Account" && deletion._tag === "Closed" && chance.happens(0.03)
  return wants ? { type: "AccountDeletionWanted" } : null
}

/** A customer at their own page requests another confirmation e-mail, or opens its link. */
const proveEmail = ({ emailProof, route, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (emailProof._tag === "Unreachable") return { type: "EmailLinkRetried" }
  if (route.screen._tag !== "Account" || chance.happens(0.9)) return null
  const wants = session._tag === "LoggedIn" && chance.happens(0.6)
  return wants ? { type: "EmailLinkWanted" } : { type: "EmailLinkOpened", token: { sealed: "link-1" } }
}

/** A customer at their own page changes their phone number, or cancels the change. */
const changeNumber = ({ numberChange, route, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (session._tag !== "LoggedIn" || route.screen._tag !== "Account") return null
  if (numberChange._tag === "Closed" || numberChange._tag === "Changed")
    return chance.happens(0.1) ? { type: "NumberChangeWanted" } : null
  if (chance.happens(0.05)) return { type: "NumberChangeLeft" }
  if (numberChange._tag === "Typing") {
    if (numberChange.isSending) return null
    if (numberChange.typed !== "" && numberChange.fault === null) return { type: "NewNumberSubmitted" }
    return { type: "NewNumberTyped", text: chance.happens(0.8) ? "40 00 00 99" : "99" }
  }
  if (numberChange.step !== "typing" || chance.happens(0.2)) return null
  if (chance.happens(0.2)) return { type: chance.happens(0.3) ? "NumberChangeWanted" : "NewNumberSubmitted" }
  return { type: "NewNumberCodeEntered", code: { sealed: "code-1" } }
}

/** A customer at their own page ends a login on another device. */
const endLogin = ({ logins }: ShopViews, chance: Chance): ShopEvent | null => {
  if (logins._tag !== "Open" || logins.task._tag !== "Looking" || chance.happens(0.8)) return null
  const other = logins.sessions.find(({ isCurrent }) => !isCurrent)
  return other ? { type: "OtherLoginEnded", id: chance.happens(0.5) ? null : other.id } : null
}

/** A customer at their own page adds a passkey, or removes one. */
const keepPasskeys = ({ passkeys: { isSupported, list } }: ShopViews, chance: Chance): ShopEvent | null => {
  if (list._tag !== "Open") return null
  if (list.task._tag === "Asking") return { type: "PasskeyRemovalAnswered", isSure: chance.happens(0.85) }
  if (list.task._tag !== "Looking" || chance.happens(0.8)) return null
  const one = chance.pick(list.passkeys)
  if (isSupported === true && chance.happens(0.6)) return { type: "PasskeyWanted" }
  return one ? { type: "PasskeyRemovalWanted", id: one.id } : null
}

/** A customer now and then signs up a company: opens the form, fills it in completely, and submits it. */
const signUp = ({ organisationSignUp, route, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (session._tag !== "LoggedIn") return null
  if (organisationSignUp._tag !== "Typing") {
    return chance.happens(0.02) ? { type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } } : null
  }
  if (organisationSignUp.isSending || chance.happens(0.5)) return null
  const { name, number } = organisationSignUp
  const typed = "OrganisationSignUpTyped"
  if (name === "") return { type: typed, field: "name", text: "Bedrift 3 AS" }
  const text = route.market === "no" ? "922 222 223" : "556222-2223"
  return number === "" ? { type: typed, field: "number", text } : { type: "OrganisationSignUpSubmitted" }
}

/** A member opens the page of their organisation, invites, changes members and the organisation, or leaves. */
const administer = ({ ownOrganisation, route, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (session._tag === "LoggedIn" && ownOrganisation._tag === "Closed" && chance.happens(0.02)) {
    const screen = { _tag: "Organisation", organisationId: "organisation-1" } as const
    return { type: "PathOpened", path: writePath(marketOf(route.market), route.language, screen), how: "link" }
  }
  if (ownOrganisation._tag === "SwitchedOff" && !ownOrganisation.isSaving && chance.happens(0.5)) {
    return { type: ownOrganisation.isLeaving ? "OrganisationFormSubmitted" : "LeavingWanted" }
  }
  if (ownOrganisation._tag !== "Open" || ownOrganisation.isSaving || chance.happens(0.4)) return null
  const { form, home } = ownOrganisation
  if (form?._tag === "Invitation" && form.phone === "") {
    return { type: "OrganisationTyped", field: "phone", text: "40 00 00 01" }
  }
  if (form?._tag === "Export" && form.period !== "2026") return { type: "ExportPeriodChosen", period: "2026" }
  if (form?._tag === "Export") return { type: "OrganisationFormClosed" }
  if (form?._tag === "Member" && chance.happens(0.2)) return { type: "MemberSwitched", isActive: !form.isActive }
  if (form?._tag === "Member" && chance.happens(0.3)) return { type: "MemberRemovalWanted" }
  if (form?._tag === "Leaving") return { type: "OrganisationFormSubmitted" }
  if (form !== null) return { type: chance.happens(0.8) ? "OrganisationFormSubmitted" : "OrganisationFormClosed" }
  const customerId = chance.pick(home.members ?? [])?.customerId
  if (customerId !== undefined && chance.happens(0.3)) return { type: "MemberFormOpened", customerId }
  // The only administrator may not leave.
  if (chance.happens(home.members === null ? 0.5 : 0.1)) return { type: "LeavingWanted" }
  if (chance.happens(0.1)) return { type: "OrdersExportOpened" }
  if (chance.happens(0.2)) {
    return { type: "ModalOpened", modal: { _tag: "EditOrganisation", organisationId: home.summary.id } }
  }
  if (chance.happens(0.3)) return { type: "InvitationWithdrawalWanted", invitationId: "i1" }
  return chance.happens(0.3) ? { type: "InvitationSentAgain", invitationId: "i1" } : { type: "InvitationFormOpened" }
}

/** A customer who opened an invitation usually accepts it. */
const join = ({ invitation, route, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (session._tag !== "LoggedIn") return null
  if (invitation._tag === "Asked") return chance.happens(0.6) ? { type: "InvitationAccepted" } : null
  return route.screen._tag === "Account" && chance.happens(0.1)
    ? { type: "InvitationLinkOpened", token: { sealed: "page-1" } }
    : null
}

/** A logged-in customer now and then opens the panel with their recruit code, and sends it to a friend or shares it. */
const recruit = ({ overlay, recruiting, session }: ShopViews, chance: Chance): ShopEvent | null => {
  if (session._tag !== "LoggedIn") return null
  const isShown = overlay.modal?.modal._tag === "RecruitFriend"
  if (!isShown) return chance.happens(0.02) ? { type: "ModalOpened", modal: { _tag: "RecruitFriend" } } : null
  if (recruiting._tag !== "Open" || recruiting.step !== "typing" || chance.happens(0.3)) return null
  if (chance.happens(0.3)) return { type: "CodeHandingWanted", how: chance.happens(0.5) ? "copy" : "share" }
  if (recruiting.told !== null) return { type: "NextFriendWanted" }
  return recruiting.friend === "" && chance.happens(0.8)
    ? { type: "FriendTyped", friend: chance.happens(0.5) ? "400 00 055" : "venn@example.test" }
    : { type: "FriendSubmitted" }
}

/** Actions beside ordering: answers, logins, navigation; `null` for none. */
export const aside = (see: ShopViews, props: Props, chance: Chance): ShopEvent | null =>
  logIn(see, chance) ??
  administer(see, chance) ??
  beTold(see, chance) ??
  lookAway(see, chance) ??
  answerIt(see, chance) ??
  build(see, chance) ??
  open(see, chance) ??
  find(see, chance) ??
  changeNumber(see, chance) ??
  changeProfile(see, chance) ??
  agree(see, chance) ??
  endLogin(see, chance) ??
  keepPasskeys(see, chance) ??
  leaveForGood(see, chance) ??
  proveEmail(see, chance) ??
  askForPoints(see, chance) ??
  keepAddresses(see, chance) ??
  signUp(see, chance) ??
  join(see, chance) ??
  unsubscribe(see, chance) ??
  lookBack(see, chance) ??
  recruit(see, chance) ??
  wish(see, props, chance) ??
  stir(see, props, chance)
