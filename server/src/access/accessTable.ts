import type { SkorpeApi } from "@skorpe/core/api"

/**
 * The kinds of callers. `customer` owns the order, address or message that a call is about; `otherCustomer` is logged in
 * and owns none of it. `member` and `administrator` belong to the organisation that a call is about, `exMember` has left
 * it, `otherOrganisation` administers another one. `staff` has the staff key and no session.
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

/** Whether an actor may make a call, or the status of the refusal: 401 not logged in, 403 not allowed, 404 not visible. */
export type Verdict = "may" | 401 | 403 | 404

/** The verdict for each actor at one endpoint. */
export type Access = Readonly<Record<Actor, Verdict>>

type Groups = (typeof SkorpeApi)["groups"]

/** One row per endpoint of the contract. A missing row does not compile. */
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

/** For the customer who placed the order. Nobody else learns whether the order exists. */
const whoseOrder: Access = { ...all(404), customer: "may" }

/** For a store's staff, who have a key and no account. */
const staffOnly: Access = { ...all(401), staff: "may" }

/** For every customer, each for their own data. */
const loggedIn: Access = { ...everybody, anonymous: 401, staff: 401 }

/** For the customer who owns what the call is about. */
const whose: Access = { ...all(404), anonymous: 401, staff: 401, customer: "may" }

/** For all members of the organisation. */
const members: Access = { ...whose, customer: 404, member: "may", administrator: "may" }

/** For administrators of the organisation. Members get 403, because they know that it exists. */
const administrators: Access = { ...members, member: 403 }

/** Who may call each endpoint. `accessTable.test.ts` tries every actor at every endpoint. */
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
  orders: {
    price: everybody,
    coupon: everybody,
    create: everybody,
    list: loggedIn,
    read: whoseOrder,
    track: whoseOrder,
  },
  payments: {
    methods: whoseOrder,
    begin: whoseOrder,
    goOn: whoseOrder,
    status: whoseOrder,
    session: whoseOrder,
    pay: whoseOrder,
    giveUp: whoseOrder,
    // Authorised by the provider's signature alone.
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
    // The test's invitation is addressed to `customer`.
    accept: whose,
    withdraw: administrators,
    update: administrators,
    updateMember: administrators,
    orders: members,
    exportOrders: administrators,
  },
  kitchen: { orders: staffOnly, report: staffOnly },
  kitchenStores: { marks: staffOnly, stock: staffOnly, delay: staffOnly },
  kitchenOrganisations: { waiting: staffOnly, approve: staffOnly },
  kitchenMoney: { list: staffOnly, seen: staffOnly, refunds: staffOnly, refund: staffOnly },
  operator: {
    outbox: staffOnly,
    telemetry: staffOnly,
    health: staffOnly,
    blockPhone: staffOnly,
    customMessage: staffOnly,
  },
  reports: { send: everybody, list: staffOnly, read: staffOnly, delete: staffOnly },
  telemetry: { report: everybody },
  discounts: { list: loggedIn, read: everybody, link: loggedIn, recruit: loggedIn },
  auth: {
    botCheck: everybody,
    requestLogin: everybody,
    login: everybody,
    verifyPhone: everybody,
    loginEmail: everybody,
    askPasskeyLogin: everybody,
    loginPasskey: everybody,
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
    verifyEmail: everybody,
    sendVerification: loggedIn,
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
    sessions: loggedIn,
    exportData: loggedIn,
    points: loggedIn,
    endSessions: loggedIn,
    passkeys: loggedIn,
    askPasskey: loggedIn,
    addPasskey: loggedIn,
    removePasskey: loggedIn,
  },
}
