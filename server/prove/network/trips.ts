import { OrderCreate } from "@skorpe/core/domain/order"
import { kroner } from "@skorpe/core/domain/money"
import type { ShopCall } from "@skorpe/core/messages"
import { Schema } from "effect"
import { margheritas } from "../../src/testing/orderingClient.ts"
import type { Findings } from "../experiment.ts"
import type { Chance } from "../harness/chance.ts"
import { type Fault, faults } from "../harness/faultyLine.ts"
import type { SentOrder } from "../orders/sentOrders.ts"
import type { Caller } from "./caller.ts"
import { faultIn } from "./faultIn.ts"

/** A user with a goal, whose first calls meet faults. */
export interface Traveller {
  readonly caller: Caller
  readonly name: string
  readonly chance: Chance
  /** The fault of the first call; a few more may follow, then there are none. */
  readonly first: Fault
  readonly findings: Findings
  /** The correct answers as JSON, by call name, from a fault-free connection. */
  readonly truth: ReadonlyMap<string, string>
  readonly newestCode: (phone: string) => Promise<string>
  /** The number of sessions of a phone number's owner. */
  readonly sessions: (phone: string) => Promise<number>
}

const decodeOrder = Schema.decodeUnknownSync(OrderCreate)

const line = { codes: ["MARG_AM30"], quantity: 2, unitPrice: kroner(199), ingredients: [] } as const

/** Read-only calls, with the names of their correct answers. */
export const questions: readonly (readonly [name: string, call: ShopCall])[] = [
  ["stores", { type: "LoadStores" }],
  ["store", { type: "LoadStore", store: "always-open" }],
  ["upsells", { type: "LoadUpsells", storeId: "store-open", cartItems: [], favourites: [] }],
  ["deals", { type: "LoadOffers", isLoggedIn: false, organisationId: null }],
  [
    "price",
    {
      type: "ValidatePrice",
      request: {
        cart: { storeId: "store-open", deliveryMethod: "carryout", requestedTime: null, products: [line] },
        coupons: [],
        organisationId: null,
        totalAmount: kroner(398),
        isLoyaltyOrder: false,
      },
    },
  ],
]

/** A sequence of faults: the given one, at most two more, then none. */
const weather = ({ first, chance }: Traveller) => {
  const more = Array.from({ length: chance.below(3) }, () => chance.pick(faults))
  const coming = [first, ...more]
  return (): Fault => coming.shift() ?? "none"
}

/** Retries until answered; checks each outcome, and the answer against the correct one. */
const ask =
  (name: string, call: ShopCall) =>
  async (traveller: Traveller): Promise<void> => {
    const next = weather(traveller)
    const { caller, findings, truth } = traveller
    for (let tries = 0; tries < 6; tries++) {
      const met = next()
      const told = await caller.call(call, met)
      const wrong = faultIn(told, met)
      if (wrong !== null) findings.add(`${traveller.name}: ${name} ${wrong}`)
      if (told._tag !== "Done") continue
      if (JSON.stringify(told.value) !== truth.get(name)) {
        findings.add(`${traveller.name}: ${name} met ${met} and got ${JSON.stringify(told.value).slice(0, 200)}`)
      }
      return
    }
    findings.add(`${traveller.name}: ${name} was never answered`)
  }

/** Orders with one key until the order's id is received, as the checkout does. */
const order = async (traveller: Traveller): Promise<SentOrder> => {
  const next = weather(traveller)
  const { caller, findings, name, chance } = traveller
  const quantity = chance.between(1, 9)
  const sent: SentOrder = { key: `prove-network-${name}`, mark: name, quantity, told: null }
  const body = decodeOrder(margheritas(quantity, { billingNote: name }))
  const call: ShopCall = { type: "PlaceOrder", attempt: { key: sent.key, order: body, at: 0 } }
  for (let tries = 0; tries < 6 && sent.told === null; tries++) {
    const met = next()
    const told = await caller.call(call, met)
    const wrong = faultIn(told, met)
    if (wrong !== null) findings.add(`${name}: an order ${wrong}`)
    if (told._tag !== "Done") continue
    const { orderId } = told.value as { readonly orderId: string }
    const kept = /"token":"([\w-]+)"/.exec(caller.entries.get("orderTokens") ?? "")?.[1]
    sent.told = { orderId, trackingToken: kept ?? "" }
  }
  if (sent.told === null) return sent
  const read = await caller.call({ type: "LoadOrder", orderId: sent.told.orderId }, "none")
  if (read._tag !== "Done") findings.add(`${name}: the confirmed order cannot be read`)
  return sent
}

/** Logs in by code, requesting new codes until one works. Returns the number of requests. */
const logIn = async (traveller: Traveller, phone: string): Promise<number> => {
  const next = weather(traveller)
  const { caller, findings, name } = traveller
  const tried = new Set<string>()
  let asked = 0
  for (let tries = 0; tries < 8; tries++) {
    const met = next()
    asked += met === "twice" ? 2 : 1
    const wish = await caller.call({ type: "RequestLogin", phone }, met)
    const wrongWish = faultIn(wish, met)
    if (wrongWish !== null) findings.add(`${name}: a request for a code ${wrongWish}`)
    if (wish._tag !== "Done") continue
    const text = await traveller.newestCode(phone)
    const code = caller.safe.seal(text, "code")
    tried.add(text)
    for (let again = 0; again < 3; again++) {
      const fate = next()
      const told = await caller.call({ type: "Login", phone, code }, fate)
      // A code whose answer was lost is used up, and a late request replaces it.
      const wrong = faultIn(told, fate, ["Refused 400 4038"])
      if (wrong !== null) findings.add(`${name}: a login ${wrong}`)
      if (told._tag === "Failed" && told.failure._tag === "Refused" && told.failure.status === 400) break
      if (told._tag !== "Done") continue
      const fateOfUser = next()
      // The session is renewed first, because the device believes that it has expired.
      caller.entries.set("sessionExpiry", "1")
      const user = await caller.call({ type: "LoadUser" }, fateOfUser)
      const wrongUser = faultIn(user, fateOfUser)
      if (wrongUser !== null) findings.add(`${name}: a profile ${wrongUser}`)
      const profile = await caller.call({ type: "LoadUser" }, "none")
      const found = profile._tag === "Done" ? (profile.value as { readonly phoneNumber?: string } | null) : null
      if (found?.phoneNumber !== phone) findings.add(`${name}: logged in, and the profile is not ${phone}`)
      await caller.settled()
      const sessions = await traveller.sessions(phone)
      if (sessions > tried.size) findings.add(`${name}: ${sessions} sessions of ${tried.size} codes`)
      await leave(traveller, next())
      return asked
    }
  }
  findings.add(`${name}: never logged in`)
  return asked
}

const leave = async ({ caller, findings, name }: Traveller, met: Fault): Promise<void> => {
  const told = await caller.call({ type: "Logout" }, met)
  const wrong = faultIn(told, met)
  if (wrong !== null) findings.add(`${name}: a logout ${wrong}`)
  if (told._tag === "Done" && caller.cookies.size > 0) findings.add(`${name}: logged out, and cookies are left`)
}

/** The goals of users. */
export const trips = { asks: questions.map(([name, call]) => ask(name, call)), order, logIn }
