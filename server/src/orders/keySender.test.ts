import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { type Answer, margheritas } from "../testing/orderingClient.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>

beforeAll(async () => {
  server = await startAccountServer("no", { orderLimits: null })
})
afterAll(() => server.close())

const priceRequest = {
  cart: { storeId: "store-open", deliveryMethod: "carryout", requestedTime: null, products: margheritas(1).products },
  coupons: [],
  organisationId: null,
  totalAmount: 0,
  isLoyaltyOrder: false,
}

/** A device; one that has asked for a price, as every shop does before it orders, has its cookie. */
const device = async (asksForPrice = true) => {
  const client = customerClient(server)
  if (asksForPrice) await client.post("/order/price", priceRequest)
  return {
    ...client,
    order: (key: string, pieces = 1) => client.post("/order/create", margheritas(pieces), { "idempotency-key": key }),
  }
}

/** Another sender gets no id and no token. */
const expectNothing = (answer: Answer) => {
  expect([answer.status, codesOf(answer), Object.keys(answer.body)]).toEqual([409, [1006], ["errors"]])
}

describe("an order's key", () => {
  it("returns the order again to its own device only", async () => {
    const [own, another] = [await device(), await device()]
    const first = await own.order("key-of-a-device")
    expect((await own.order("key-of-a-device")).body).toEqual(first.body)
    expectNothing(await another.order("key-of-a-device"))
    expectNothing(await (await device(false)).order("key-of-a-device"))
    await another.logIn("+4740000011")
    expectNothing(await another.order("key-of-a-device"))
  })

  it("still belongs to its device after a login and after a logout", async () => {
    const own = await device()
    const first = await own.order("key-before-login")
    await own.logIn("+4740000012")
    expect((await own.order("key-before-login")).body).toEqual(first.body)
    const second = await own.order("key-with-session")
    await own.post("/auth/logout")
    expect((await own.order("key-with-session")).body).toEqual(second.body)
  })

  it("belongs to its customer on any device", async () => {
    const [phone, tablet] = [await device(), await device()]
    await phone.logIn("+4740000013")
    await tablet.logIn("+4740000013")
    const first = await phone.order("key-of-a-customer")
    expect((await tablet.order("key-of-a-customer")).body).toEqual(first.body)
  })

  it("sent with another body, returns its order's id only to the device and the customer who sent it first", async () => {
    const [own, another] = [await device(), await device()]
    const first = await own.order("key-of-two-tabs")
    const again = await own.order("key-of-two-tabs", 2)
    expect([again.status, codesOf(again), again.body.ordered]).toEqual([409, [1006], first.body])
    expectNothing(await another.order("key-of-two-tabs", 2))
  })

  it("of a client without cookies, sent with another body, returns no id", async () => {
    await (await device(false)).order("key-of-nobody")
    expectNothing(await (await device(false)).order("key-of-nobody", 2))
  })

  it("of a client without cookies is bound to no sender: whoever has the key gets the order", async () => {
    const first = await (await device(false)).order("key-without-cookie")
    expect((await (await device(false)).order("key-without-cookie")).body).toEqual(first.body)
  })

  it("answers eight concurrent calls alike, and gives a stranger nothing", async () => {
    const [own, another] = [await device(), await device()]
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => own.order("key-at-once")))
    for (const answer of others) expect(answer.body).toEqual(first?.body)
    for (const answer of await Promise.all(Array.from({ length: 8 }, () => another.order("key-at-once")))) {
      expectNothing(answer)
    }
  })
})
