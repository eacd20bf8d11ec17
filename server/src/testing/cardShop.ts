import { startServer } from "../startServer.ts"
import { company } from "./company.ts"
import { orderingClient, margheritas } from "./orderingClient.ts"
import { pub, untilTen } from "./pub.ts"
import { sampleStores } from "./sampleStores.ts"
import { signed, testProvider } from "./testProvider.ts"
import type { Notification } from "../cardPayments/CardPayments.ts"

/** Two servers on one database with one test card provider, a customer who pays, and a clock that the test sets. */
export const openCardShop = async (market: "no" | "se") => {
  let now = Date.parse("2026-11-21T12:00:00+01:00")
  const provider = testProvider()
  const common = {
    market,
    port: 0,
    kitchen: "manual",
    stores: [pub, untilTen, ...sampleStores.slice(1)],
    people: company,
    clock: () => now,
    cardPayments: provider.layer,
    // Waiting for rounds takes most of these tests' time.
    paymentPause: 50,
  } as const
  const one = await startServer({ ...common, database: { _tag: "ThrowAway" } })
  const two = await startServer({ ...common, database: one.database, staffKey: one.staffKey })
  const client = orderingClient(one.url)
  const other = orderingClient(two.url)

  const place = async (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const { body } = await client.ask(
      "POST",
      "/api/order/create",
      margheritas(1, { paymentType: "ADYEN", ...changes }),
      {
        ...headers,
        "idempotency-key": crypto.randomUUID(),
      },
    )
    const orderId = String(body.orderId)
    const owner = { "order-token": String(body.trackingToken) }
    const post = (path: string, said?: unknown, key: string = crypto.randomUUID(), at = client) =>
      at.ask("POST", path, said ?? {}, { ...owner, ...headers, "idempotency-key": key })
    return {
      orderId,
      owner,
      begin: (key?: string, at = client) =>
        post("/api/order/create-payment", { orderId, details: { paymentMethod: { type: "scheme" } } }, key, at),
      goOn: (key?: string) => post("/api/order/update-payment", { orderId, details: { redirectResult: "x" } }, key),
      session: (key?: string) => post(`/api/order/${orderId}/session`, {}, key),
      pay: (paymentType: string, key?: string, at = client) =>
        post(`/api/order/${orderId}/pay`, { paymentType }, key, at),
      giveUp: () => post(`/api/order/${orderId}/give-up`),
      methods: () => client.get(`/api/order/payment-methods?orderId=${orderId}`, { ...owner, ...headers }),
      status: async () => (await client.ask("POST", "/api/order/payment", { orderId }, { ...owner, ...headers })).body,
      track: async () => (await client.get(`/api/order/${orderId}/track`, owner)).body,
      report: (said: object, at = client) => at.report(one.staffKey, orderId, said),
      /** The last attempt that reached the provider. */
      attempt: () => {
        const attempt = provider.attempts().findLast((known) => known.orderId === orderId)
        if (!attempt) throw new Error("no attempt has reached the provider")
        return attempt
      },
    }
  }
  /** Polls until the condition holds; fails on timeout. */
  const until = async (isSo: () => Promise<boolean>) => {
    for (let tries = 0; tries < 1200; tries += 1) {
      if (await isSo()) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error("the condition did not hold in time")
  }
  return {
    one,
    two,
    client,
    other,
    provider,
    place,
    until,
    notify: (...items: readonly Notification[]) => client.ask("POST", "/api/payments/notifications", signed(...items)),
    now: () => now,
    passes: (millis: number) => {
      now += millis
    },
    inKitchen: async () => {
      const { body } = await client.get("/api/kitchen/orders", { "staff-key": one.staffKey })
      return body.items.map(({ orderId }: { readonly orderId: string }) => orderId) as readonly string[]
    },
    close: async () => {
      await two.close()
      await one.close()
    },
  }
}
