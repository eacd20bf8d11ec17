import type { PageName, Screen } from "@skorpe/core/domain/route"
import { againStates } from "./again.ts"
import { cartStates } from "./cart.ts"
import { checkoutStates } from "./checkout.ts"
import { extrasStates } from "./extras.ts"
import { accountStates } from "./account.ts"
import { loggedOutStates, loginStates, registerStates } from "./login.ts"
import { menuStates, productStates } from "./menu.ts"
import { newPasswordStates } from "./newPassword.ts"
import { organisationStates } from "./organisation.ts"
import { paymentStates } from "./payment.ts"
import { landingStates, storesStates, storeStates } from "./stores.ts"
import { trackingStates } from "./tracking.ts"
import { unsubscribeStates } from "./unsubscribe.ts"
import { atTorget, goTo, openAt } from "./visit.ts"
import type { Reached, States } from "./model.ts"

const page = (name: PageName, only?: Reached["only"]): Reached => ({
  story: `the page "${name}"`,
  reach: (visit) => openAt(visit, { _tag: "Page", page: name }),
  ...(only ? { only } : {}),
})

const pages: Readonly<Record<PageName, Reached>> = {
  company: page("company", "no"),
  jobs: page("jobs"),
  franchise: page("franchise"),
  faq: page("faq"),
  allergens: page("allergens"),
  terms: page("terms"),
  privacy: page("privacy"),
  membership: page("membership"),
  studentDiscount: page("studentDiscount"),
}

const open = (story: string, screen: Screen): States => ({
  open: { story, reach: (visit) => openAt(visit, screen) },
})

/** The states of every screen. A screen without states does not type-check. */
export const screens: { readonly [Tag in Screen["_tag"]]: States } = {
  Landing: landingStates,
  Stores: storesStates,
  Store: storeStates,
  Extras: extrasStates,
  Menu: menuStates,
  Product: productStates,
  Cart: { ...cartStates, ...againStates },
  Checkout: checkoutStates,
  Payment: paymentStates,
  Tracking: trackingStates,
  LoggedOut: loggedOutStates,
  Login: loginStates,
  Register: registerStates,
  NewPassword: newPasswordStates,
  Account: accountStates,
  Organisation: organisationStates,
  Contact: open("the contact page", { _tag: "Contact" }),
  Unsubscribe: unsubscribeStates,
  Page: {
    ...pages,
    allergensOfStore: {
      story: "the allergens of the selected store's menu",
      reach: (visit) => goTo(atTorget(visit), { _tag: "Page", page: "allergens" }),
    },
  },
  NotFound: open("an unknown address", { _tag: "NotFound", path: "/finnes-ikke" }),
}
