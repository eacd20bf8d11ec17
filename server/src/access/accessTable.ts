import type { SkorpeApi } from "@skorpe/core/api"
import { accountAccess } from "./accountAccess.ts"

/**
 * Who may stand before an endpoint that is about something of somebody's: an order, an address, an organisation.
 * `customer` is whose it is, `otherCustomer` somebody who is logged in just as well; `member` and `administrator` are of
 * the organisation that it belongs to, `exMember` was, `otherOrganisation` administers another one.
 */
export type Actor =
  | "anonymous"
  | "customer"
  | "otherCustomer"
  | "member"
  | "administrator"
  | "exMember"
  | "otherOrganisation"
  | "staff"

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

/** For who holds the order's token; anybody else learns not even whether there is such an order. */
const holderOfTheToken: Access = { ...all(404), customer: "may" }

/** For who is logged in, about themselves. */
const customersOnly: Access = { ...all("may"), anonymous: 401, staff: 401 }

/** For the store's staff, who have a key instead of an account. */
const staffOnly: Access = { ...all(401), staff: "may" }

/** Every endpoint × who may: the one place where it is decided; `accessTable.test.ts` walks it. */
export const accessTable: AccessTable = {
  system: { health: everybody, now: everybody },
  stores: { list: everybody, read: everybody, status: everybody },
  orders: {
    price: everybody,
    create: everybody,
    list: customersOnly,
    read: holderOfTheToken,
    track: holderOfTheToken,
  },
  ...accountAccess,
  payments: {
    methods: holderOfTheToken,
    begin: holderOfTheToken,
    goOn: holderOfTheToken,
    status: holderOfTheToken,
    session: holderOfTheToken,
    pay: holderOfTheToken,
    notify: all(401),
  },
  kitchen: { orders: staffOnly, report: staffOnly },
}
