import { accordion } from "../units/accordion/actor.ts"
import { age } from "../units/age/actor.ts"
import { statistics } from "../units/analytics/actor.ts"
import { connection } from "../units/connection/actor.ts"
import { consent } from "../units/consent/actor.ts"
import { favourites } from "../units/favourites/actor.ts"
import { menu } from "../units/menu/actor.ts"
import { organisationWarning } from "../units/organisation/actor.ts"
import { route } from "../units/route/actor.ts"
import { store } from "../units/store/actor.ts"
import { storeMemory } from "../units/storeMemory/actor.ts"
import { telemetry } from "../units/telemetry/actor.ts"
import type { LazyUnits } from "./lazyUnits.ts"

/** The units of a shop, in the order in which they receive an event: an address opens its panel before its route. */
export const unitsWith = <Lazy extends Readonly<Record<keyof LazyUnits, unknown>>>(lazy: Lazy) => {
  // Without it TypeScript infers `unknown` for each unit.
  const all = lazy as Lazy & { readonly [Name in keyof LazyUnits]: Lazy[Name] }
  return {
    session: all.session,
    connection,
    consent,
    overlay: all.overlay,
    route,
    store,
    finder: all.finder,
    menu,
    cart: all.cart,
    timing: all.timing,
    validation: all.validation,
    // The checkout reads the account after the account has handled the same event.
    account: all.account,
    checkout: all.checkout,
    addressBook: all.addressBook,
    profile: all.profile,
    agreements: all.agreements,
    logins: all.logins,
    passkeys: all.passkeys,
    pointsHistory: all.pointsHistory,
    deletion: all.deletion,
    emailProof: all.emailProof,
    numberChange: all.numberChange,
    payment: all.payment,
    tracking: all.tracking,
    sharing: all.sharing,
    readyNotice: all.readyNotice,
    notification: all.notification,
    statistics,
    dialog: all.dialog,
    age,
    upsells: all.upsells,
    offers: all.offers,
    coupon: all.coupon,
    builder: all.builder,
    lastOrder: all.lastOrder,
    orderHistory: all.orderHistory,
    recruiting: all.recruiting,
    storeMemory,
    defaultStore: all.defaultStore,
    favourites,
    favouriteSync: all.favouriteSync,
    ownFavourites: all.ownFavourites,
    search: all.search,
    accordion,
    login: all.login,
    unsubscribe: all.unsubscribe,
    organisationWarning,
    organisationSignUp: all.organisationSignUp,
    ownOrganisation: all.ownOrganisation,
    invitation: all.invitation,
    loyalty: all.loyalty,
    telemetry,
  }
}
