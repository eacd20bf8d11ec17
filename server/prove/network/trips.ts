import { OrderCreate } from "@skorpe/core/order"
import { kroner } from "@skorpe/core/money"
import type { ShopCall } from "@skorpe/core/shop"
import { Schema } from "effect"
import { margheritas } from "../../src/testing/orderingClient.ts"
import type { Findings } from "../experiment.ts"
import type { Chance } from "../harness/chance.ts"
import { type Fault, faults } from "../harness/faultyLine.ts"
import type { SentOrder } from "../orders/sentOrders.ts"
import { type Caller, faultIn } from "./caller.ts"

/** Somebody who wants something of the server, whatever the line does to the first calls. */
export interface Traveller {
  readonly caller: Caller
  readonly name: string
  readonly chance: Chance
  /** What the first call meets; some more may meet something too, and then the line is good. */
  readonly first: Fault
  readonly findings: Findings
  /** What everybody knows who has asked once on a good line, as JSON by the call's name. */
  readonly truth: ReadonlyMap<string, string>
  readonly newestCode: (phone: string) => Promise<string>
  /** How many sessions the owner of a number has. */
  readonly sessions: (phone: string) => Promise<number>
}

const decodeOrder = Schema.decodeUnknownSync(OrderCreate)

const line = { codes: ["MARG_AM30"], quantity: 2, unitPrice: kroner(199), ingredients: [] } as const

/** Calls that only ask: by the name under which their truth is known. */
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

/** Faults one after another: the first as told, at most two more, then none. */
const weather = ({ first, chance }: Traveller) => {
  const more = Array.from({ length: chance.below(3) }, () => chance.pick(faults))
  const coming = [first, ...more]
  return (): Fault => coming.shift() ?? "none"
}

/** Asks until it is answered; judges each answer, and the last against what is known. */
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
        findings.add(`${traveller.name}: ${name} met ${met} and was told ${JSON.stringify(told.value).slice(0, 200)}`)
      }
      return
    }
    findings.add(`${traveller.name}: ${name} was never answered`)
  }

/** Orders with one key until it is told the order's id, as the checkout does. */
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
  if (read._tag !== "Done") findings.add(`${name}: the order that was told cannot be read`)
  return sent
}

/** Comes in by code: asks for new ones until one lets it in. Gives how many were asked for. */
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
    if (wrongWish !== null) findings.add(`${name}: a wish for a code ${wrongWish}`)
    if (wish._tag !== "Done") continue
    const text = await traveller.newestCode(phone)
    const code = caller.safe.seal(text, "code")
    tried.add(text)
    for (let again = 0; again < 3; again++) {
      const fate = next()
      const told = await caller.call({ type: "Login", phone, code }, fate)
      // A code whose answer was lost is spent; and one that was wished for late has taken its place.
      const wrong = faultIn(told, fate, ["Refused 400 4038"])
      if (wrong !== null) findings.add(`${name}: a login ${wrong}`)
      if (told._tag === "Failed" && told.failure._tag === "Refused" && told.failure.status === 400) break
      if (told._tag !== "Done") continue
      const fateOfUser = next()
      // The session is renewed first, when the device believes that it is time.
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
  findings.add(`${name}: never got in`)
  return asked
}

const leave = async ({ caller, findings, name }: Traveller, met: Fault): Promise<void> => {
  const told = await caller.call({ type: "Logout" }, met)
  const wrong = faultIn(told, met)
  if (wrong !== null) findings.add(`${name}: a logout ${wrong}`)
  if (told._tag === "Done" && caller.cookies.size > 0) findings.add(`${name}: logged out, and cookies are left`)
}

/** What somebody may want of the server. */
export const trips = { asks: questions.map(([name, call]) => ask(name, call)), order, logIn }
