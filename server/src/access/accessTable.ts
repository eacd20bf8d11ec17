import type { SkorpeApi } from "@skorpe/core/api"

/**
 * Who may stand before an endpoint that is about something of somebody's: an order, an address, an organisation.
 * `customer` is whose it is, `otherCustomer` somebody who is logged in just as well; `member` and `administrator` are of
 * the organisation that it belongs to, `exMember` was, `otherOrganisation` administers another one. `staff` has the
 * staff key and no session.
 */
export const actors = [
  "anonymous",
  "customer",
  "otherCustomer",
  "member",
  "administrator",
  "exMember",
  "otherOrganisation",
  "staff",
] as const
export type Actor = (typeof actors)[number]

/** Whether an actor is let in; if not, with which status: 401 log in first, 403 not yours to do, 404 no such thing for you. */
export type Verdict = "may" | 401 | 403 | 404

/** What each actor hears at one endpoint. */
export type Access = Readonly<Record<Actor, Verdict>>

type Groups = (typeof SkorpeApi)["groups"]

/** A row for each endpoint of the contract: one that has none does not compile. */
export type AccessTable = {
  readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]["endpoints"]]: Access }
}

const all = (verdict: Verdict): Access => ({
  anonymous: verdict,
  customer: verdict,
  otherCustomer: verdict,
  member: verdict,
  administrator: verdict,
  exMember: verdict,
  otherOrganisation: verdict,
  staff: verdict,
})

const everybody = all("may")

/** For whoever placed the order; anybody else learns not even whether there is such an order. */
const whoseOrder: Access = { ...all(404), customer: "may" }

/** For the store's staff, who have a key instead of an account. */
const staffOnly: Access = { ...all(401), staff: "may" }

/** For every customer, each about their own. */
const loggedIn: Access = { ...everybody, anonymous: 401, staff: 401 }

/** For whose it is, of the customers. */
const whose: Access = { ...all(404), anonymous: 401, staff: 401, customer: "may" }

/** For the organisation's people. */
const members: Access = { ...whose, customer: 404, member: "may", administrator: "may" }

/** For those who run the organisation; its members know that it is there. */
const administrators: Access = { ...members, member: 403 }

/** Every endpoint × who may: the one place where it is decided; `accessTable.test.ts` walks it. */
export const accessTable: AccessTable = {
  system: { health: everybody, now: everybody },
  stores: {
    list: everybody,
    read: everybody,
    status: everybody,
    find: everybody,
    waits: everybody,
    hotspot: everybody,
  },
  catalogue: { addresses: everybody, deals: everybody, upsells: everybody },
  images: { image: everybody },
  orders: { price: everybody, create: everybody, list: loggedIn, read: whoseOrder, track: whoseOrder },
  payments: {
    methods: whoseOrder,
    begin: whoseOrder,
    goOn: whoseOrder,
    status: whoseOrder,
    session: whoseOrder,
    pay: whoseOrder,
    // Opened by the provider's signature alone.
    notify: all(401),
  },
  organisations: {
    search: everybody,
    create: loggedIn,
    exists: loggedIn,
    read: members,
    details: administrators,
    balance: members,
    invitations: administrators,
    invitation: administrators,
    invite: administrators,
    add: administrators,
    // The invitation of the scene is for the customer.
    accept: whose,
    update: administrators,
    updateMember: administrators,
    orders: members,
  },
  kitchen: { orders: staffOnly, report: staffOnly },
  kitchenStores: { marks: staffOnly, stock: staffOnly, delay: staffOnly },
  operator: { outbox: staffOnly, blockPhone: staffOnly, customMessage: staffOnly },
  telemetry: { report: everybody },
  discounts: { list: loggedIn, read: everybody, link: loggedIn, recruit: loggedIn },
  auth: {
    requestLogin: everybody,
    login: everybody,
    verifyPhone: everybody,
    loginEmail: everybody,
    logout: everybody,
    refresh: loggedIn,
    requestReset: everybody,
    reset: everybody,
  },
  user: {
    create: everybody,
    validateStart: everybody,
    unsubscribeEmail: everybody,
    unsubscribePhone: everybody,
    delete: loggedIn,
    changeNumber: loggedIn,
    update: loggedIn,
    identity: loggedIn,
    addAddress: loggedIn,
    changeAddress: whose,
    addresses: loggedIn,
    changeFavourites: loggedIn,
    favourites: whose,
    readPhone: loggedIn,
    customMessage: whose,
    profile: loggedIn,
    traits: loggedIn,
    agreements: loggedIn,
  },
}
