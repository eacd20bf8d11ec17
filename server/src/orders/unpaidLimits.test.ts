import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { deleteExpired } from "../accounts/housekeeping.ts"
import { Settings } from "../settings/Settings.ts"
import { settingsAt } from "../testing/claims.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { openCardShop } from "../testing/cardShop.ts"
import { minutes, startAccountServer } from "../testing/accountServer.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { type Answer, margheritas } from "../testing/orderingClient.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
let made = 0

beforeAll(async () => {
  server = await startAccountServer("no")
})
afterAll(() => server.close())
// All tests share one source, whose limit resets after ten minutes.
beforeEach(() => server.later(11 * minutes))

const newPhone = () => `+47400${String(20_000 + (made += 1))}`

/** A device without any account, and orders from it. */
const guest = () => {
  const device = customerClient(server)
  const order = (phoneNumber: string, quantity = 1, changes: object = {}, key: string = crypto.randomUUID()) =>
    device.post(
      "/order/create",
      margheritas(quantity, { shippingInfo: { firstNames: "Kunde", lastName: "1", phoneNumber }, ...changes }),
      { "idempotency-key": key },
    )
  const prove = async (phone: string) =>
    device.post("/auth/verify-phone", { phoneNumber: phone, code: await device.askCode(phone) })
  return { ...device, order, prove }
}

const said = (answer: Answer) => (answer.status === 200 ? 200 : [answer.status, ...codesOf(answer)])
const report = (orderId: string, said: object) =>
  customerClient(server).post(`/kitchen/orders/${orderId}/report`, said, { "staff-key": server.staffKey })

describe("an unverified number", () => {
  it("gets three of three hundred concurrent orders, and each refusal says how to order after all", async () => {
    const { order } = guest()
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 300 }, () => order(phone)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, body } of refused) {
      expect([status, body.errors]).toEqual([
        400,
        [
          {
            code: 3016,
            message: "Så mye kan vi ikke lage på et nummer som ikke er bekreftet. Bekreft nummeret med en kode på SMS.",
            ways: ["proveNumber"],
          },
        ],
      ])
    }
  })

  it("may order again when an order is handed over, refused or cancelled", async () => {
    const { order } = guest()
    const phone = newPhone()
    const placed = [await order(phone), await order(phone), await order(phone)]
    expect(said(await order(phone))).toEqual([400, 3016])
    await report(placed[0]?.body.orderId, { type: "Refuse", reason: "no dough" })
    expect(said(await order(phone))).toBe(200)
    expect(said(await order(phone))).toEqual([400, 3016])
    await report(placed[1]?.body.orderId, { type: "Accept" })
    expect(said(await order(phone))).toEqual([400, 3016])
    for (const step of ["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"]) {
      await report(placed[1]?.body.orderId, { type: "Step", step })
    }
    await report(placed[1]?.body.orderId, { type: "Complete" })
    expect(said(await order(phone))).toBe(200)
  })

  it("owes at most 3000 kr, in one order or in several", async () => {
    const { order } = guest()
    const phone = newPhone()
    // 16 × 199 kr is 3184 kr.
    expect(said(await order(phone, 16))).toEqual([400, 3016])
    expect(said(await order(phone, 10))).toBe(200)
    expect(said(await order(phone, 6))).toEqual([400, 3016])
    expect(said(await order(phone, 5))).toBe(200)
  })

  it("has no limit on a device that has verified it by a code", async () => {
    const [home, elsewhere] = [guest(), guest()]
    const phone = newPhone()
    for (let nth = 0; nth < 3; nth += 1) await home.order(phone)
    expect(said(await home.order(phone))).toEqual([400, 3016])
    expect((await home.prove(phone)).status).toBe(204)
    for (let nth = 0; nth < 5; nth += 1) expect(said(await home.order(phone, 16))).toBe(200)
    expect(said(await elsewhere.order(phone))).toEqual([400, 3016])
    // Only this number is verified.
    expect(said(await home.order(newPhone(), 16))).toEqual([400, 3016])
    await home.post("/auth/logout")
    expect(said(await home.order(phone))).toEqual([400, 3016])
  })

  it("does not limit a customer who is logged in", async () => {
    const customer = guest()
    await customer.logIn("+4740000011")
    for (let nth = 0; nth < 5; nth += 1) expect(said(await customer.order("+4740000011", 16))).toBe(200)
  })

  it("can repeat its third order", async () => {
    const { order } = guest()
    const phone = newPhone()
    await order(phone)
    await order(phone)
    const third = await order(phone, 1, {}, "third-order-again")
    expect((await order(phone, 1, {}, "third-order-again")).body).toEqual(third.body)
    expect(said(await order(phone))).toEqual([400, 3016])
  })

  it("may order again a day after its orders were due, even if the kitchen forgot to close them", async () => {
    const { order } = guest()
    const phone = newPhone()
    for (let nth = 0; nth < 3; nth += 1) await order(phone)
    expect(said(await order(phone))).toEqual([400, 3016])
    server.later(25 * 60 * minutes)
    const later = settingsAt(() => Date.now() + 30 * 60 * minutes)
    await inDatabase(server.database, (sql) =>
      deleteExpired.pipe(Effect.provideService(PgClient.PgClient, sql), Effect.provideService(Settings, later)),
    )
    expect(said(await order(phone))).toBe(200)
  })

  it("owes nothing for a refused order", async () => {
    const { order } = guest()
    const phone = newPhone()
    for (let nth = 0; nth < 5; nth += 1) expect(said(await order(phone, 1, { totalAmountNet: 1 }))).toEqual([409, 1002])
    for (let nth = 0; nth < 5; nth += 1) expect(said(await order(phone, 1, { coupons: ["NOPE"] }))).toEqual([400, 3024])
    expect(said(await order(phone))).toBe(200)
  })
})

describe("a source", () => {
  it("sends at most thirty orders in ten minutes on unverified numbers", async () => {
    const { order, prove } = guest()
    const answers = await Promise.all(Array.from({ length: 40 }, () => order(newPhone())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const refusal = answers.find(({ status }) => status !== 200)
    expect(refusal?.body.errors).toMatchObject([{ code: 3016, message: expect.stringMatching(/^Det er bestilt mye/) }])
    const phone = newPhone()
    await prove(phone)
    expect(said(await order(phone))).toBe(200)
    server.later(11 * minutes)
    expect(said(await order(newPhone()))).toBe(200)
  })
})

describe("an order that costs too much to be paid in the store", () => {
  // 99 pizzas with three times pepperoni cost 27,126 kr, and must be for another day.
  const day = 24 * 60 * minutes
  const anotherDay = new Date(Math.ceil(Date.now() / day + 4) * day + day / 2)
  const dear = {
    products: [
      { codes: ["MARG_AM30"], quantity: 99, unitPrice: 274, ingredients: [{ code: "PE", quantity: 3, part: "w" }] },
    ],
    totalAmountNet: 99 * 274,
    advanceOrderTimeLocal: anotherDay.toISOString(),
  }

  it("is refused to everybody, also on a verified number", async () => {
    const customer = guest()
    await customer.logIn("+4740000011")
    const answer = await customer.order("+4740000011", 99, dear)
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [
        {
          code: 3016,
          message: "En bestilling på over 20 000 kr kan ikke betales i butikken. Ring butikken, så ordner vi det.",
          ways: [],
        },
      ],
    ])
  })

  it("cannot cost 9.4 million kr: a line has at most 99 pieces, and a pizza only what the editor allows", async () => {
    const { order } = guest()
    const pizza = { codes: ["MARG_AM30"], quantity: 999, unitPrice: 9400, ingredients: [] }
    const answer = await order(newPhone(), 1, { products: [pizza], totalAmountNet: 9_390_600 })
    expect([answer.status, codesOf(answer)]).toEqual([400, [3045, 3046]])
  })
})

describe("where cards are offered", () => {
  it("an order can also be paid online, and one that was to be paid online cannot slip past the limit", async () => {
    const shop = await openCardShop("no")
    try {
      const tell = (paymentType: string) =>
        shop.client.order(margheritas(1, { paymentType })).then(({ status, body }) => [status, body.errors?.[0].ways])
      const waiting = [await shop.place(), await shop.place(), await shop.place(), await shop.place()]
      expect(await tell("INSTORE")).toEqual([200, undefined])
      const paid = await Promise.all(waiting.map(({ pay }) => pay("INSTORE")))
      expect(paid.filter(({ status }) => status === 200)).toHaveLength(2)
      const refusal = paid.find(({ status }) => status === 400)
      expect(refusal?.body.errors).toMatchObject([{ code: 3016, ways: ["proveNumber", "payOnline"] }])
      expect(await tell("INSTORE")).toEqual([400, ["proveNumber", "payOnline"]])
      expect(await tell("ADYEN")).toEqual([200, undefined])
    } finally {
      await shop.close()
    }
  })
})
