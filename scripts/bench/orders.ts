import { SkorpeApi } from "@skorpe/core/api"
import { marketOf } from "@skorpe/core/market"
import { OrderCreate, type OrderLine } from "@skorpe/core/order"
import { nothingAsked, priceOrder } from "@skorpe/core/price"
import { openingAt } from "@skorpe/core/store"
import { menuOf, readFixtures } from "@skorpe/fixtures"
import { startServer } from "@skorpe/server"
import { Schema } from "effect"
import { report } from "./measure.ts"

const clients = 16
const orders = 1600

const { endpoints } = SkorpeApi.groups.orders

/** An order of three lines at a store that is open now, at the price that the server will find. */
const sampleOrder = (): OrderCreate => {
  const market = marketOf("no")
  const fixtures = readFixtures("no")
  const now = Date.now()
  const store = fixtures.stores.find((one) => openingAt(one.openingHours, one.schedule, market.timeZone, now).open)
  if (!store) throw new Error("no store is open")
  const menu = menuOf(fixtures, store.id)
  const codes = menu.products
    .flatMap(({ variations }) => variations)
    .filter(({ soldOutUntil }) => soldOutUntil === null)
    .slice(0, 3)
  const lines = codes.map(({ code, price }): OrderLine => ({
    codes: [code],
    quantity: 1,
    unitPrice: price,
    ingredients: [],
  }))
  const priced = priceOrder({
    market,
    store,
    menu,
    deliveryMethod: "carryout",
    products: lines,
    now,
    at: now,
    ...nothingAsked,
  })
  if (priced._tag === "Refused") throw new Error(`not to be had: ${priced.codes.join()}`)
  return {
    storeId: store.id,
    deliveryMethod: "carryout",
    paymentType: "INSTORE",
    shippingInfo: { firstNames: "Kunde", lastName: "1", phoneNumber: "+4740000011" },
    emailOptIn: false,
    smsOptIn: false,
    useLoyaltyDiscount: false,
    originOrderPrefix: "web",
    totalAmountNet: priced.price.customerAmount,
    organisationId: null,
    billingNote: "",
    coupons: [],
    advanceOrderTimeLocal: null,
    products: lines,
    languageCode: "NB",
  }
}

const race = async (count: number, one: (index: number) => Promise<void>): Promise<number> => {
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < count) await one(next++)
    }),
  )
  return count / ((performance.now() - began) / 1000)
}

/** Orders a second over HTTP from 16 clients, validated, priced and committed, against the same server's bare answers. */
export const benchOrders = async (): Promise<void> => {
  const server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "Embedded", folder: process.env["SKORPE_BENCH_DATA"] ?? ".skorpe/bench" },
    kitchen: "manual",
  })
  try {
    const body = JSON.stringify(Schema.encodeSync(OrderCreate)(sampleOrder()))
    const run = Math.random().toString(36).slice(2)
    const place = async (index: number) => {
      const answer = await fetch(server.url + endpoints.create.path, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": `bench-${run}-${index}` },
        body,
      })
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
    const now = async () => void (await (await fetch(`${server.url}/api/utils/now`)).arrayBuffer())
    await race(200, place)
    await race(200, now)
    const placed = await race(orders, (index) => place(index + 1000))
    const answered = await race(orders * 2, now)
    report(`orders of three lines, ${clients} clients, fsync on`, `${placed.toFixed(0)} /s`)
    report("the same clients asking for the time", `${answered.toFixed(0)} /s`)
    report("ratio", (placed / answered).toFixed(2))
  } finally {
    await server.close()
  }
}
