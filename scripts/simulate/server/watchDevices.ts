import { couponKey } from "@skorpe/core/domain/discount"
import type { MarketId } from "@skorpe/core/domain/market"
import type { OrderCreate } from "@skorpe/core/domain/order"
import type { HttpAsk } from "@skorpe/core/services"
import type { Device, Tab } from "./device.ts"
import { countCall } from "./countCalls.ts"
import type { Journal } from "./journal.ts"
import type { Arrival } from "./network.ts"
import { clubCode, colleagues, people, personOf } from "./people.ts"
import type { Answered } from "../../../server/src/testing/plainCall.ts"

/** What is known of the orders that devices have sent. */
export interface OrdersSent {
  /** The device that sent an idempotency key. */
  readonly senders: ReadonlyMap<string, Device>
  /** The total that the customer agreed to, in øre, by the order's id. */
  readonly agreed: ReadonlyMap<string, number>
  /** The device whose order this is, by the order's id. */
  readonly owners: ReadonlyMap<string, Device>
  /** The orders whose confirmation reached a device. */
  readonly told: ReadonlySet<string>
  /** The devices that were told to give an unanswered order up, or that lost a tab. */
  readonly forgetful: ReadonlySet<Device>
  /** The devices on which a customer's session ended: what was theirs is cleared there, and found in their account. */
  readonly cleared: ReadonlySet<Device>
  /** The orders that were sent in a session. */
  readonly ofAccounts: ReadonlySet<string>
  /** Those of them whose account its customer has deleted: no list has them any more. */
  readonly ofDeletedAccounts: ReadonlySet<string>
  /** What each order takes of something that is limited, as its customer sent it, by the order's id. */
  readonly takes: ReadonlyMap<string, Taken>
}

/** What an order takes: a budget, points, uses of codes. */
export interface Taken {
  readonly isOnAccount: boolean
  readonly usesPoints: boolean
  readonly coupons: readonly string[]
}

const [create, logout, deletion] = ["/api/order/create", "/api/auth/logout", "/api/user/delete"]

/** The total in øre that a sent order agrees to, its lines, and what it takes. */
const readOrder = ({ body = "{}" }: HttpAsk) => {
  const {
    products = [],
    totalAmountNet = Number.NaN,
    paymentType = "",
    useLoyaltyDiscount = false,
    coupons = [],
  } = JSON.parse(body) as Partial<typeof OrderCreate.Encoded>
  return {
    total: Math.round(totalAmountNet * 100),
    lines: products,
    taken: {
      isOnAccount: paymentType === "B2B",
      usesPoints: useLoyaltyDiscount,
      coupons: [...new Set(coupons.map(couponKey))],
    } satisfies Taken,
  }
}

/** Whether the session is over for the page: a logout ends it however it is answered, as when the server is busy. */
const endsSession = ({ path }: HttpAsk, { status, text }: Answered): boolean =>
  path === logout || (status === 401 && text.includes('"code":1016'))

const isOfCompany = (path: string): boolean => path.startsWith("/api/organisation/")

type OrderLines = (typeof OrderCreate.Encoded)["products"]

/**
 * Watches all calls and pages of a run; `object` is called with violations, `ordered` with the orders that the server
 * accepts.
 */
export const watchDevices = (
  { market }: { readonly market: MarketId },
  journal: Journal,
  object: (why: string) => void,
  ordered: (key: string, lines: OrderLines) => void,
) => {
  const club = clubCode(market)
  const others = Array.from({ length: people }, (_, nth) => personOf(market, nth))
  /** Whose names and orders a customer may read within a company. */
  const known = new Set<string>()
  const meet = (one: number, other: number): void => void known.add(`${one} ${other}`).add(`${other} ${one}`)
  meet(...colleagues)
  const inviters = new Map<number, Set<number>>()
  /** Who invites has typed the other's number; who joins sees those who invited them, and is seen. */
  const noteInvitation = ({ person }: Device, { path, body = "" }: HttpAsk, { status }: Answered): void => {
    if (!isOfCompany(path) || status >= 300) return
    if (path.endsWith("/accept")) for (const nth of inviters.get(person.nth) ?? []) meet(person.nth, nth)
    if (!path.endsWith("/invite")) return
    for (const { nth, phone, e164 } of others) {
      if (!body.includes(phone) && !body.includes(e164)) continue
      known.add(`${person.nth} ${nth}`)
      inviters.set(nth, (inviters.get(nth) ?? new Set()).add(person.nth))
    }
  }
  const senders = new Map<string, Device>()
  const agreed = new Map<string, number>()
  /** The attempts that have been compared with what their customer saw. */
  const compared = new Set<string>()
  const owners = new Map<string, Device>()
  const told = new Set<string>()
  const forgetful = new Set<Device>()
  const cleared = new Set<Device>()
  const ofAccounts = new Set<string>()
  const ofDeletedAccounts = new Set<string>()
  const takes = new Map<string, Taken>()

  const isOthers = ({ person }: Device, { path }: HttpAsk, text: string): boolean => {
    // Within a company its members and orders are no secret.
    const isKnown = (nth: number): boolean =>
      nth === person.nth || (isOfCompany(path) && known.has(`${person.nth} ${nth}`))
    return (
      others.some(
        ({ nth, lastName, e164 }) => !isKnown(nth) && (text.includes(`"${lastName}"`) || text.includes(e164)),
      ) || [...owners].some(([orderId, owner]) => !isKnown(owner.person.nth) && text.includes(orderId))
    )
  }

  const seeDeletion = ({ person }: Device): void => {
    for (const id of ofAccounts) if (owners.get(id)?.person.nth === person.nth) ofDeletedAccounts.add(id)
  }

  const seeOrder = (device: Device, ask: HttpAsk, { status, text }: Answered, { isHeard, isCopy }: Arrival): void => {
    const key = ask.headers["idempotency-key"] ?? ""
    if (senders.has(key) && !isCopy) journal.count("order sent again with its key")
    senders.set(key, device)
    if (status !== 200) {
      journal.count("order refused")
      if (text.includes('"price":')) journal.count("price changed before the order")
      return
    }
    const { orderId } = JSON.parse(text) as { readonly orderId: string }
    const owner = owners.get(orderId) ?? device
    if (owner.person.nth !== device.person.nth)
      object(`another's order: ${device.name} was given ${orderId} of ${owner.name}`)
    if (!owners.has(orderId)) {
      const { total, taken, lines } = readOrder(ask)
      ordered(key, lines)
      agreed.set(orderId, total)
      takes.set(orderId, taken)
    }
    owners.set(orderId, device)
    if (device.cookies.has("__Host-session")) ofAccounts.add(orderId)
    if (isHeard) told.add(orderId)
    else if (!isCopy) journal.count("answer to an order lost")
  }

  return {
    sent: {
      senders,
      agreed,
      owners,
      told,
      forgetful,
      cleared,
      ofAccounts,
      ofDeletedAccounts,
      takes,
    } satisfies OrdersSent,
    forgets: (device: Device) => void forgetful.add(device),
    call: (device: Device, ask: HttpAsk, answered: Answered, arrival: Arrival): void => {
      const { path } = ask
      noteInvitation(device, ask, answered)
      if (isOthers(device, ask, answered.text)) object(`another's data: ${device.name} read it from ${path}`)
      if (endsSession(ask, answered)) cleared.add(device)
      if (path === deletion && answered.status === 204) seeDeletion(device)
      if (path === create) seeOrder(device, ask, answered, arrival)
      if (!arrival.isCopy) countCall(journal, ask, answered, { cookies: device.cookies, club })
    },
    /** Watches a page: what its customer saw when it sent an order. */
    page: (device: Device, tab: Tab): void => {
      let step = ""
      let last: unknown
      tab.subscribe(() => {
        const { calls } = tab.world()
        // Views cost time: they are read when the checkout has changed.
        const state = tab.world().units["checkout"]
        if (state === last) return
        last = state
        const { checkout, validation } = tab.see()
        if (step === "Uncertain" && checkout.step._tag === "Filling") forgetful.add(device)
        step = checkout.step._tag
        if (step !== "Sending") return
        for (const { command } of Object.values(calls)) {
          if (command.type !== "PlaceOrder" || command.attempt === null) continue
          const attempt = JSON.stringify(command.attempt)
          if (compared.has(attempt)) continue
          compared.add(attempt)
          const sees = validation._tag === "Confirmed" ? validation.price.customerAmount : validation._tag
          const sends = command.attempt.order.totalAmountNet
          if (sees !== sends) object(`another price: ${tab.name} sees ${sees} and sends ${sends}`)
        }
      })
    },
  }
}
