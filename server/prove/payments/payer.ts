import { setTimeout as sleep } from "node:timers/promises"
import type { StandIn } from "../../standIn/standIn.ts"
import { endings } from "../../standIn/testValues.ts"
import type { RunningServer } from "../../src/startServer.ts"
import { margheritas } from "../../src/testing/orderingClient.ts"
import type { Chance } from "../harness/chance.ts"
import { type Heard, post } from "../harness/post.ts"

/** Where a customer pays: two servers on one database, and the provider behind them. */
export interface Shop {
  readonly servers: readonly [RunningServer, RunningServer]
  readonly standIn: StandIn
}

/** An order that its customer knows of. */
export interface Ordered {
  readonly orderId: string
  readonly token: string
}

const kinds = ["card", "card", "page", "vipps", "klarna", "swish"] as const
const codes = ["737", "737", "737", "002", "006", "012", "900", "901", "902", "903", "904"] as const

const detailsOf = (chance: Chance) => {
  const kind = chance.pick(kinds)
  if (kind !== "card" && kind !== "page") return { paymentMethod: { type: kind } }
  return {
    paymentMethod: {
      type: "scheme",
      encryptedCardNumber: kind === "card" ? "test_4111111111111111" : "test_4212345678910006",
      encryptedExpiryMonth: "test_03",
      encryptedExpiryYear: "test_2030",
      encryptedSecurityCode: `test_${chance.pick(codes)}`,
    },
  }
}

/** A customer with a bad line: calls get lost, their answers too, and buttons are pressed again at another server. */
export const openPayer = ({ servers, standIn }: Shop, chance: Chance) => {
  const address = (path: string) => `${servers[chance.below(2) === 0 ? 0 : 1].url}/api${path}`

  /** Calls until there is an answer, with one key, sometimes twice at once, sometimes without listening. */
  const call = async (path: string, body: object, headers: Record<string, string>): Promise<Heard | null> => {
    for (let tries = 0; tries < 6; tries++) {
      const signal = chance.happens(0.2) ? AbortSignal.timeout(chance.below(60)) : null
      if (chance.happens(0.15)) void post(address(path), body, headers)
      const heard = await post(address(path), body, headers, signal)
      if (heard !== null && heard.status !== 503) return heard
      await sleep(chance.below(80))
    }
    return null
  }

  const order = async (): Promise<Ordered | null> => {
    const key = { "idempotency-key": crypto.randomUUID() }
    const heard = await call("/order/create", margheritas(chance.between(1, 3), { paymentType: "ADYEN" }), key)
    if (heard?.status !== 200) return null
    const { orderId, trackingToken } = JSON.parse(heard.text)
    return { orderId: String(orderId), token: String(trackingToken) }
  }

  const asOwner = ({ token }: Ordered) => ({ "order-token": token, "idempotency-key": crypto.randomUUID() })

  /** What the customer does on the page of a bank or an app: decides, or leaves it. */
  const decide = async (url: string): Promise<string | null> => {
    if (chance.happens(0.15)) return null
    const ending = chance.happens(0.6) ? "paid" : chance.pick(["cancelled", "refused-5", "pending", "error"])
    if (!endings.has(ending)) throw new Error(`there is no ending ${ending}`)
    const asked = new Request(url, { method: "POST", body: new URLSearchParams({ ending }) })
    const back = (await standIn.beside.answer(asked)).headers.get("location")
    return back === null ? null : new URL(back).searchParams.get("redirectResult")
  }

  /** One attempt: begins, goes where it leads, and comes back or does not. */
  const attempt = async (ordered: Ordered): Promise<void> => {
    const { orderId } = ordered
    const begun = await call("/order/create-payment", { orderId, details: detailsOf(chance) }, asOwner(ordered))
    const action = begun?.status === 200 ? JSON.parse(begun.text).action : null
    if (action === null || typeof action?.url !== "string") return
    const redirectResult = await decide(action.url)
    if (redirectResult === null || chance.happens(0.3)) return
    await call("/order/update-payment", { orderId, details: { redirectResult } }, asOwner(ordered))
  }

  const stateOf = async (ordered: Ordered): Promise<{ readonly status: string; readonly payment: string } | null> => {
    const heard = await post(address("/order/payment"), { orderId: ordered.orderId }, asOwner(ordered))
    return heard?.status === 200 ? JSON.parse(heard.text) : null
  }

  /** Pays an order, in several attempts perhaps, or in the store after all. */
  const pay = async (ordered: Ordered): Promise<void> => {
    for (let tries = 0; tries < 3; tries++) {
      if (chance.happens(0.25)) await Promise.all([attempt(ordered), attempt(ordered)])
      else await attempt(ordered)
      await sleep(chance.below(200))
      const state = await stateOf(ordered)
      if (state !== null && state.status !== "awaitingPayment") return
      if (chance.happens(0.15))
        await call(`/order/${ordered.orderId}/pay`, { paymentType: "INSTORE" }, asOwner(ordered))
      if (chance.happens(0.3)) return
    }
  }

  /** Gives money back, once it has arrived. */
  const refund = async (orderId: string, amount: number | null): Promise<void> => {
    const headers = { "staff-key": servers[0].staffKey, "idempotency-key": crypto.randomUUID() }
    for (let tries = 0; tries < 12; tries++) {
      await sleep(chance.below(800))
      const heard = await call(`/kitchen/orders/${orderId}/refund`, { amount }, headers)
      if (heard?.status === 200) return
    }
  }

  /** What the store does meanwhile or afterwards; most reports come at a moment at which they are refused. */
  const cook = async ({ orderId }: Ordered): Promise<void> => {
    const { staffKey } = servers[0]
    const headers = { "staff-key": staffKey }
    const report = (body: object) => call(`/kitchen/orders/${orderId}/report`, body, headers)
    await sleep(chance.below(600))
    const reason = "of the experiment"
    if (chance.happens(0.1)) return void (await report({ type: "Cancel", reason }))
    if (chance.happens(0.1)) return void (await report({ type: "Refuse", reason }))
    for (let tries = 0; tries < 8; tries++) {
      const heard = await report({ type: "Accept" })
      if (heard?.status === 200) break
      await sleep(chance.below(500))
    }
    if (chance.happens(0.2)) await report({ type: "Cancel", reason })
    if (chance.happens(0.5)) await refund(orderId, chance.happens(0.8) ? 19 : null)
  }

  return { order, pay, cook }
}
