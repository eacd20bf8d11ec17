import { startServer } from "../startServer.ts"
import { company } from "./company.ts"
import { orderingClient, margheritas } from "./orderingClient.ts"
import { pub } from "./pub.ts"
import { sampleStores } from "./sampleStores.ts"
import { signed, testProvider } from "./testProvider.ts"
import type { Notification } from "../payments/CardPayments.ts"

/** Two servers on one database that take cards of one test provider, and a customer who pays; the clock is the test's. */
export const openCardShop = async (market: "no" | "se") => {
  let now = Date.parse("2026-11-21T12:00:00+01:00")
  const provider = testProvider()
  const common = {
    market,
    port: 0,
    kitchen: "manual",
    stores: [pub, ...sampleStores.slice(1)],
    people: company,
    clock: () => now,
    cardPayments: provider.layer,
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
      methods: () => client.get(`/api/order/payment-methods?orderId=${orderId}`, { ...owner, ...headers }),
      status: async () => (await client.ask("POST", "/api/order/payment", { orderId }, { ...owner, ...headers })).body,
      track: async () => (await client.get(`/api/order/${orderId}/track`, owner)).body,
      report: (said: object, at = client) => at.report(one.staffKey, orderId, said),
      /** The attempt that the provider heard of last. */
      attempt: () => {
        const attempt = provider.attempts().findLast((known) => known.orderId === orderId)
        if (!attempt) throw new Error("the provider has heard of no attempt")
        return attempt
      },
    }
  }
  /** Asks until it is so; fails after a while. */
  const until = async (isSo: () => Promise<boolean>) => {
    for (let tries = 0; tries < 400; tries += 1) {
      if (await isSo()) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error("it never came to that")
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
    passes: (millis: number) => {
      now += millis
    },
    inKitchen: async () => {
      const { body } = await client.get("/api/kitchen/orders", { "staff-key": one.staffKey })
      return body.map(({ orderId }: { readonly orderId: string }) => orderId) as readonly string[]
    },
    close: async () => {
      await two.close()
      await one.close()
    },
  }
}
