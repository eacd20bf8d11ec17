import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startServer } from "../startServer.ts"
import { openCardShop } from "../testing/cardShop.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { type Answer, margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { signIn } from "../testing/signIn.ts"
import { notificationOf, signed } from "../testing/testProvider.ts"

let shop: Awaited<ReturnType<typeof openCardShop>>

beforeAll(async () => {
  shop = await openCardShop("no")
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.provider.says("RedirectShopper")
  shop.provider.goesDown(false)
  shop.provider.hangs(false)
})

const codesOf = ({ body }: Answer): readonly number[] => body.errors.map(({ code }: { readonly code: number }) => code)
const said = (answer: Answer) => [answer.status, ...codesOf(answer)]
const halfAnHour = 30 * 60_000

type Order = Awaited<ReturnType<typeof shop.place>>
const until = (order: Order, status: string) => shop.until(async () => (await order.status()).status === status)
const untilGoesBack = (charge: string) => shop.until(async () => shop.provider.reversed().includes(charge))

describe("an order paid by card", () => {
  it("is hidden from the kitchen until the provider, not the browser, reports the payment", async () => {
    const order = await shop.place()
    expect(await order.track()).toMatchObject({ status: "awaitingPayment", sequence: 1, estimatedAt: null })
    expect((await order.methods()).body).toEqual({
      methods: [
        { paymentType: "INSTORE", provider: null },
        { paymentType: "ADYEN", provider: { paymentMethods: ["scheme"], currency: "NOK" } },
      ],
    })
    expect((await order.begin()).body).toMatchObject({ resultCode: "RedirectShopper", action: { type: "redirect" } })
    expect(await order.status()).toMatchObject({ status: "awaitingPayment", payment: "pending", total: 199 })
    shop.provider.says("Authorised")
    expect((await order.goOn()).body).toMatchObject({ resultCode: "Authorised", action: null })
    expect(await order.status()).toMatchObject({ status: "awaitingPayment", payment: "pending" })
    expect(await shop.inKitchen()).not.toContain(order.orderId)
    shop.passes(60_000)
    expect((await shop.notify(notificationOf(order.attempt()))).body).toEqual({ notificationResponse: "[accepted]" })
    await until(order, "placed")
    expect(await order.status()).toMatchObject({ payment: "paid", resultCode: "Authorised", paymentType: "ADYEN" })
    expect(await shop.inKitchen()).toContain(order.orderId)
    expect(await order.track()).toMatchObject({ status: "placed", sequence: 2 })
    expect(said(await order.methods())).toEqual([409, 3036])
    expect(said(await order.begin())).toEqual([409, 3036])
    expect(said(await order.pay("INSTORE"))).toEqual([409, 3036])
  })

  it("can be paid in the store while the provider is down or hangs: only its own methods are missing, and reported as such", async () => {
    const order = await shop.place()
    const inStore = { methods: [{ paymentType: "INSTORE", provider: null }], unavailable: ["ADYEN"] }
    shop.provider.goesDown(true)
    expect(await order.methods()).toMatchObject({ status: 200, body: inStore })
    shop.provider.goesDown(false)
    shop.provider.hangs(true)
    const asked = Date.now()
    expect(await order.methods()).toMatchObject({ status: 200, body: inStore })
    expect(Date.now() - asked).toBeLessThan(15_000)
    shop.provider.hangs(false)
    expect((await order.methods()).body).not.toHaveProperty("unavailable")
    expect((await order.pay("INSTORE")).body).toMatchObject({ status: "placed", paymentType: "INSTORE" })
  })

  it("can be paid again after a refusal, and is placed when the refused payment is authorised after all", async () => {
    const order = await shop.place()
    shop.provider.says("Refused")
    expect((await order.begin()).body).toMatchObject({ resultCode: "Refused", refusalReason: 2 })
    expect(await order.status()).toMatchObject({ payment: "failed", refusalReason: 2 })
    const first = order.attempt()
    shop.provider.says("RedirectShopper")
    expect((await order.begin()).status).toBe(200)
    expect(await order.status()).toMatchObject({ payment: "pending", refusalReason: null })
    expect(order.attempt().reference).not.toBe(first.reference)
    await shop.notify(notificationOf(first))
    await until(order, "placed")
    // The second payment is authorised too; it is reversed, so that the customer pays once.
    const second = notificationOf(order.attempt())
    await shop.notify(second)
    await untilGoesBack(second.pspReference)
    expect(shop.provider.reversed()).not.toContain(`psp-${first.reference}`)
    const back = { kind: "cancellation", eventCode: "CANCELLATION", originalReference: second.pspReference } as const
    await shop.notify(notificationOf(order.attempt(), { ...back, pspReference: "psp-back" }))
    expect(await order.status()).toMatchObject({ status: "placed", payment: "paid" })
  })

  it("has one payment attempt, however often and on however many pages the button is pressed", async () => {
    const order = await shop.place()
    const before = shop.provider.attempts().length
    const clicks = await Promise.all(
      Array.from({ length: 10 }, (_, index) => order.begin("one-click-key", index % 2 ? shop.other : shop.client)),
    )
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]))
    expect(shop.provider.attempts().length - before).toBe(1)
    shop.provider.says("Pending")
    const another = await shop.place()
    const keys = await Promise.all(Array.from({ length: 10 }, () => another.begin()))
    expect(keys.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(keys.filter(({ status }) => status === 409).every((answer) => codesOf(answer)[0] === 3037)).toBe(true)
    expect(said(await another.pay("INSTORE"))).toEqual([409, 3037])
  })

  it("is retried with the same reference when the provider does not answer", async () => {
    const order = await shop.place()
    shop.provider.goesDown(true)
    expect(said(await order.begin("patient-key"))).toEqual([503, 3099])
    expect(said(await order.begin())).toEqual([409, 3037])
    shop.provider.goesDown(false)
    expect((await order.begin("patient-key")).status).toBe(200)
    expect(order.attempt().reference).toBe(`${order.orderId}-1`)
    expect((await order.goOn()).status).toBe(200)
    const alone = await shop.place()
    expect(said(await alone.goOn())).toEqual([409, 3016])
    expect((await alone.session("session-key")).body).toEqual({ session: { id: `session of ${alone.orderId}-1` } })
    expect((await alone.session("session-key")).body).toEqual({ session: { id: `session of ${alone.orderId}-1` } })
  })

  it.each([
    ["too little", { amount: 19_899 }],
    ["another currency", { currency: "SEK" }],
  ])("is not placed by a payment of %s, which is reversed (3045)", async (_, changes) => {
    const order = await shop.place()
    await order.begin()
    const wrong = notificationOf(order.attempt(), changes)
    await shop.notify(wrong)
    await untilGoesBack(wrong.pspReference)
    expect(await order.status()).toMatchObject({ payment: "pending" })
    expect(await order.track()).toMatchObject({ status: "awaitingPayment" })
  })

  it("is not placed by a payment that was reversed before its notification", async () => {
    const order = await shop.place()
    await order.begin()
    const paid = notificationOf(order.attempt())
    const back = { kind: "cancellation", eventCode: "CANCELLATION", originalReference: paid.pspReference } as const
    await shop.notify({ ...paid, ...back, pspReference: `back-${order.orderId}` })
    await shop.until(async () => (await order.status()).payment === "cancelled")
    await shop.notify(paid)
    await shop.notify({ ...paid, eventCode: "AUTHORISATION_AGAIN" })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await order.status()).toMatchObject({ status: "awaitingPayment", payment: "cancelled" })
    expect(shop.provider.reversed()).not.toContain(paid.pspReference)
  })

  it("expires at the announced time if it is not paid, and a later payment is reversed", async () => {
    const begunAt = shop.now()
    const order = await shop.place()
    await order.begin()
    shop.passes(halfAnHour - 1)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await order.track()).toMatchObject({ status: "awaitingPayment" })
    const { payBefore, deliveryMethod } = await order.status()
    expect(Date.parse(payBefore)).toBe(begunAt + halfAnHour)
    expect(deliveryMethod).toBe("carryout")
    shop.passes(1)
    await until(order, "cancelled")
    expect(await order.status()).not.toHaveProperty("payBefore")
    expect(said(await order.begin())).toEqual([409, 3016])
    const late = notificationOf(order.attempt())
    await shop.notify(late)
    await untilGoesBack(late.pspReference)
    expect(await order.status()).toMatchObject({ status: "cancelled", payment: "paid", lapsed: true })
    const told = {
      kind: "refund",
      eventCode: "REFUND",
      originalReference: late.pspReference,
      pspReference: "r",
    } as const
    await shop.notify(notificationOf(order.attempt(), told))
    await shop.until(async () => (await order.status()).payment === "refunded")
  })

  it("is refunded when the store cancels it", async () => {
    const order = await shop.place()
    await order.begin()
    await shop.notify(notificationOf(order.attempt()))
    await until(order, "placed")
    await order.report({ type: "Accept" })
    shop.provider.goesDown(true)
    expect((await order.report({ type: "Cancel", reason: "no oven" })).status).toBe(200)
    shop.passes(5_000)
    shop.provider.goesDown(false)
    shop.passes(3_600_000)
    await untilGoesBack(`psp-${order.attempt().reference}`)
  })
})

describe("an order that its customer abandons", () => {
  it("is closed at once: no new payment can begin, and one that had begun is reversed", async () => {
    const order = await shop.place()
    await order.begin()
    expect((await order.giveUp()).body).toMatchObject({ status: "cancelled" })
    expect((await order.giveUp()).body).toMatchObject({ status: "cancelled" })
    expect(said(await order.begin())).toEqual([409, 3016])
    expect(said(await order.goOn())).toEqual([409, 3016])
    expect(said(await order.pay("INSTORE"))).toEqual([409, 3016])
    const late = notificationOf(order.attempt())
    await shop.notify(late)
    await untilGoesBack(late.pspReference)
    expect(await order.track()).toMatchObject({ status: "cancelled" })
  })

  it("stays open while its money may be on its way, and once it is paid", async () => {
    const order = await shop.place()
    shop.provider.says("Received")
    await order.begin()
    expect(said(await order.giveUp())).toEqual([409, 3037])
    await shop.notify(notificationOf(order.attempt()))
    await until(order, "placed")
    expect((await order.giveUp()).body).toMatchObject({ status: "placed", payment: "paid" })
    expect(await order.track()).toMatchObject({ status: "placed" })
  })
})

describe("an order that changes its payment method", () => {
  it("is placed at once, and a later card payment is reversed", async () => {
    const order = await shop.place()
    await order.begin()
    const paid = await order.pay("INSTORE", "otherwise-key")
    expect(paid.body).toMatchObject({ status: "placed", paymentType: "INSTORE", payment: "failed" })
    expect((await order.pay("INSTORE", "otherwise-key")).body).toEqual(paid.body)
    expect(said(await order.pay("B2B", "otherwise-key"))).toEqual([409, 1006])
    const late = notificationOf(order.attempt())
    await shop.notify(late)
    await untilGoesBack(late.pspReference)
    expect(await order.track()).toMatchObject({ status: "placed", sequence: 2 })
  })

  it("can be paid on account only by the organisation it was created for, within its budget", async () => {
    const member = await signIn(shop.one.database, "customer-2")
    await inDatabase(shop.one.database, (sql) => sql`UPDATE session SET renewed_at = '2026-11-21T13:00:00Z'`)
    const own = await shop.place({}, member)
    expect(said(await own.pay("B2B"))).toEqual([400, 3007])
    const order = await shop.place({ organisationId: "org" }, member)
    expect((await order.methods()).body.methods.map((one: { paymentType: string }) => one.paymentType)).toEqual([
      "B2B",
      "INSTORE",
      "ADYEN",
    ])
    await inDatabase(shop.one.database, (sql) => sql`UPDATE organisation SET per_month = 19899`)
    expect(said(await order.pay("B2B"))).toEqual([400, 3090])
    await inDatabase(shop.one.database, (sql) => sql`UPDATE organisation SET per_month = 19900`)
    expect((await order.pay("B2B")).body).toMatchObject({ status: "placed", paymentType: "B2B" })
    const spent = await inDatabase(
      shop.one.database,
      (sql) => sql<{ readonly reserved: number }>`SELECT reserved::integer FROM spending`,
    )
    expect(spent.map(({ reserved }) => reserved)).toEqual([19_900, 19_900])
  })
})

describe("access to a payment", () => {
  it("is refused to callers who do not own the order", async () => {
    const [mine, others] = [await shop.place(), await shop.place()]
    const { orderId } = mine
    const headers = { ...others.owner, "idempotency-key": "of-another" }
    const answers = await Promise.all([
      shop.client.get(`/api/order/payment-methods?orderId=${orderId}`, headers),
      shop.client.ask("POST", "/api/order/create-payment", { orderId, details: {} }, headers),
      shop.client.ask("POST", "/api/order/update-payment", { orderId, details: {} }, headers),
      shop.client.ask("POST", "/api/order/payment", { orderId }, headers),
      shop.client.ask("POST", `/api/order/${orderId}/session`, {}, headers),
      shop.client.ask("POST", `/api/order/${orderId}/pay`, { paymentType: "INSTORE" }, headers),
      shop.client.ask("POST", `/api/order/${orderId}/give-up`, {}, headers),
    ])
    expect(answers.map((answer) => [answer.status, ...codesOf(answer)])).toEqual(answers.map(() => [404, 3010]))
  })

  it("ignores notifications that are forged or for an unknown order", async () => {
    const order = await shop.place()
    await order.begin()
    const real = signed(notificationOf(order.attempt()))
    for (const forged of [{ ...real, signature: "mine" }, { items: real.items }, [], null, 1, {}]) {
      const answer = await shop.client.ask("POST", "/api/payments/notifications", forged)
      expect(said(answer)).toEqual([401, 1003])
    }
    const nobodys = notificationOf({ ...order.attempt(), reference: "nobody-1" })
    expect((await shop.notify(nobodys)).status).toBe(200)
    expect(await order.track()).toMatchObject({ status: "awaitingPayment" })
  })

  it("is impossible without a provider: cards are refused (3016)", async () => {
    const server = await startServer({
      market: "se",
      port: 0,
      database: { _tag: "ThrowAway" },
      kitchen: "manual",
      stores: sampleStores,
    })
    const client = orderingClient(server.url)
    expect(said(await client.order(margheritas(1, { paymentType: "ADYEN" })))).toEqual([400, 3016])
    const { body } = await client.order(margheritas(1))
    const owner = { "order-token": String(body.trackingToken), "idempotency-key": "without-provider" }
    const orderId = String(body.orderId)
    const begun = await client.ask("POST", "/api/order/create-payment", { orderId, details: {} }, owner)
    expect(said(begun)).toEqual([409, 3016])
    expect((await client.ask("POST", "/api/order/payment", { orderId }, owner)).body).toMatchObject({
      status: "placed",
      payment: "created",
    })
    expect(said(await client.ask("POST", "/api/payments/notifications", signed()))).toEqual([401, 1003])
    await server.close()
  })
})
