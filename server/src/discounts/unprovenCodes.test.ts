import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { askDatabase } from "../testing/askDatabase.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { type Answer, margheritas } from "../testing/orderingClient.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
let made = 0

beforeAll(async () => {
  server = await startAccountServer("no", { orderLimits: null })
})
afterAll(() => server.close())

const newPhone = () => `+47401${String(20_000 + (made += 1))}`

/** VELKOMMEN takes 20 % off, once for each customer: 159.20 kr of 199. */
const guest = () => {
  const device = customerClient(server)
  return {
    ...device,
    order: (phoneNumber: string, code = "VELKOMMEN", totalAmountNet = 159.2) =>
      device.post(
        "/order/create",
        margheritas(1, {
          coupons: [code],
          totalAmountNet,
          shippingInfo: { firstNames: "Kunde", lastName: "1", phoneNumber },
        }),
        { "idempotency-key": crypto.randomUUID() },
      ),
    prove: async (phone: string) =>
      device.post("/auth/verify-phone", { phoneNumber: phone, code: await device.askCode(phone) }),
  }
}

const said = (answer: Answer) => (answer.status === 200 ? 200 : [answer.status, ...codesOf(answer)])
const used = async () => {
  const [row] = await askDatabase(server, "SELECT used FROM coupon WHERE key = 'VELKOMMEN'")
  return row?.["used"]
}

describe("a code with a limit for each customer", () => {
  it("cannot be used by any of five hundred unproven numbers", async () => {
    const { order } = guest()
    const answers = await Promise.all(Array.from({ length: 500 }, () => order(newPhone())))
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body.errors])))).toEqual(
      new Set([
        JSON.stringify([
          400,
          [
            {
              code: 4039,
              message: "Koden kan bare brukes noen ganger av hver kunde. Bekreft telefonnummeret ditt, så teller den.",
              coupons: ["VELKOMMEN"],
              ways: ["proveNumber"],
            },
          ],
        ]),
      ]),
    )
    expect(await used()).toBe(0)
  })

  it("counts once for a number that its device has proven, then is used (3133)", async () => {
    const customer = guest()
    const phone = newPhone()
    expect(said(await customer.order(phone))).toEqual([400, 4039])
    await customer.prove(phone)
    expect(said(await customer.order(phone))).toBe(200)
    expect(said(await customer.order(phone))).toEqual([400, 3133])
    expect(said(await customer.order(newPhone()))).toEqual([400, 4039])
  })

  it("counts under the logged-in customer, whatever the order's number, and not again without the session", async () => {
    const customer = guest()
    await customer.logIn("+4740000012")
    expect(said(await customer.order(newPhone()))).toBe(200)
    expect(said(await customer.order(newPhone()))).toEqual([400, 3133])
    await customer.post("/auth/logout")
    const other = guest()
    await other.prove("+4740000012")
    expect(said(await other.order("+4740000012"))).toEqual([400, 3133])
  })

  it("is not used up for a number by another customer's order", async () => {
    const phone = newPhone()
    const [customer, stranger] = [guest(), guest()]
    await stranger.logIn("+4740000013")
    expect(said(await stranger.order(phone))).toBe(200)
    await customer.prove(phone)
    expect(said(await customer.order(phone))).toBe(200)
  })

  it("does not reveal which numbers have used it, neither for a right total nor for a wrong one", async () => {
    const customer = guest()
    const phone = newPhone()
    await customer.prove(phone)
    await customer.order(phone)
    const stranger = guest()
    const about = async (number: string) => {
      const answers = [await stranger.order(number), await stranger.order(number, "VELKOMMEN", 1)]
      return answers.map(({ status, body }) => [status, body])
    }
    expect(await about(phone)).toEqual(await about(newPhone()))
    expect((await stranger.order(phone, "VELKOMMEN", 1)).status).toBe(409)
    await stranger.logIn("+4740000014")
    expect((await about(phone)).map(([status]) => status)).toEqual([200, 409])
    // A customer learns of their own use only after the total has been compared.
    expect(said(await stranger.order(phone, "VELKOMMEN", 1))).toEqual([409, 1002])
    expect(said(await stranger.order(phone))).toEqual([400, 3133])
  })
})

it("a code without such a limit needs no proof", async () => {
  expect(said(await guest().order(newPhone(), "HENT25", 149.25))).toBe(200)
})
