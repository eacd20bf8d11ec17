import type { SkorpeApi } from "@skorpe/core/api"
import { endpointAt } from "./endpointsAt.ts"

/** The classes of work under overload, the most urgent first (DECISIONS §21). */
export const urgencies = ["first", "second", "last"] as const
export type Urgency = (typeof urgencies)[number]

type Groups = (typeof SkorpeApi)["groups"]

/** One row per endpoint of the contract. A missing row does not compile. `null` takes no place and is always answered. */
type UrgencyTable = {
  readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]["endpoints"]]: Urgency | null }
}

/**
 * Payments, orders and the kitchen go first, then prices and menus, then searches, logins and the rest. Health and an
 * order's tracking must always be answered; stores come from memory; pictures have a queue of their own.
 */
const urgencyTable: UrgencyTable = {
  system: { health: null, now: "second" },
  stores: { list: null, read: null, status: "second", find: "last", waits: "second", hotspot: "second" },
  catalogue: { addresses: "last", deals: "second", upsells: "second" },
  images: { image: null },
  orders: { price: "second", coupon: "second", create: "first", list: "last", read: "first", track: null },
  payments: {
    methods: "first",
    begin: "first",
    goOn: "first",
    status: "first",
    session: "first",
    pay: "first",
    giveUp: "first",
    notify: "first",
  },
  organisations: {
    search: "last",
    create: "last",
    exists: "last",
    read: "last",
    details: "last",
    balance: "last",
    invitations: "last",
    invitation: "last",
    invite: "last",
    add: "last",
    accept: "last",
    withdraw: "last",
    update: "last",
    updateMember: "last",
    orders: "last",
    exportOrders: "last",
  },
  kitchen: { orders: "first", report: "first" },
  kitchenStores: { marks: "first", stock: "first", delay: "first" },
  kitchenOrganisations: { waiting: "last", approve: "last" },
  kitchenMoney: { list: "first", seen: "first", refunds: "first", refund: "first" },
  operator: { outbox: "last", telemetry: "last", health: null, blockPhone: "last", customMessage: "last" },
  reports: { send: "last", list: "last", read: "last", delete: "last" },
  telemetry: { report: "last" },
  discounts: { list: "last", read: "last", link: "last", recruit: "last" },
  auth: {
    botCheck: "last",
    requestLogin: "last",
    login: "last",
    verifyPhone: "last",
    loginEmail: "last",
    askPasskeyLogin: "last",
    loginPasskey: "last",
    logout: "last",
    refresh: "last",
    requestReset: "last",
    reset: "last",
  },
  user: {
    create: "last",
    validateStart: "last",
    unsubscribeEmail: "last",
    unsubscribePhone: "last",
    verifyEmail: "last",
    sendVerification: "last",
    delete: "last",
    changeNumber: "last",
    update: "last",
    identity: "last",
    addAddress: "last",
    changeAddress: "last",
    addresses: "last",
    changeFavourites: "last",
    favourites: "last",
    readPhone: "last",
    customMessage: "last",
    profile: "last",
    traits: "last",
    agreements: "last",
    sessions: "last",
    exportData: "last",
    points: "last",
    endSessions: "last",
    passkeys: "last",
    askPasskey: "last",
    addPasskey: "last",
    removePasskey: "last",
  },
}

/** How urgent a call is; `null` if it takes no place. What lies under `/api/` but not in the contract is answered last. */
export const urgencyOf = (method: string, path: string): Urgency | null => {
  if (!path.startsWith("/api/")) return null
  const endpoint = endpointAt(method, path)
  if (endpoint === null) return "last"
  const rows: Readonly<Record<string, Readonly<Record<string, Urgency | null>>>> = urgencyTable
  const urgency = rows[endpoint.group]?.[endpoint.name]
  return urgency === undefined ? "last" : urgency
}
