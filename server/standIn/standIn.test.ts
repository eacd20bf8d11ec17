import { type RefusalReason, refusalReasons } from "@skorpe/core/domain/payment"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { orderingClient, margheritas } from "../src/testing/orderingClient.ts"
import { sampleStores } from "../src/testing/sampleStores.ts"
import { startWithStandIn } from "./startWithStandIn.ts"

let server: Awaited<ReturnType<typeof startWithStandIn>>
let client: ReturnType<typeof orderingClient>

beforeAll(async () => {
  server = await startWithStandIn(
    { market: "no", port: 0, database: { _tag: "ThrowAway" }, kitchen: "manual", stores: sampleStores },
    { waits: { later: 300, unanswered: 60_000 } },
  )
  client = orderingClient(server.url)
})
afterAll(() => server.close())

const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error("the condition did not hold in time")
}

const card = (number: string, code = "737") => ({
  paymentMethod: {
    type: "scheme",
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: "test_03",
    encryptedExpiryYear: "test_2030",
    encryptedSecurityCode: `test_${code}`,
  },
})
const visa = "4111111111111111"

const place = async () => {
  const { body } = await client.ask("POST", "/api/order/create", margheritas(1, { paymentType: "ADYEN" }), {
    "idempotency-key": crypto.randomUUID(),
  })
  const orderId = String(body.orderId)
  const headers = () => ({ "order-token": String(body.trackingToken), "idempotency-key": crypto.randomUUID() })
  const post = (path: string, said: object) => client.ask("POST", `/api/order/${path}`, { orderId, ...said }, headers())
  const status = async () => (await post("payment", {})).body
  return {
    orderId,
    status,
    methods: () => client.get(`/api/order/payment-methods?orderId=${orderId}`, headers()),
    begin: (details: object) => post("create-payment", { details }),
    goOn: (details: object) => post("update-payment", { details }),
    report: (said: object) => client.report(server.staffKey, orderId, said),
    until: (wanted: object) =>
      until(async () => {
        const now = await status()
        return Object.entries(wanted).every(([name, value]) => now[name] === value)
      }),
  }
}
type Order = Awaited<ReturnType<typeof place>>

/** An address that the provider gave: the server did not know its own port when it was started. */
const at = (address: string) => address.replace("http://localhost:0", server.url)

const choose = async (given: string, ending: string) => {
  const address = at(given)
  const shown = await fetch(address)
  const answer = await fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ending }),
  })
  const back = new URL(answer.headers.get("location") ?? "https://nowhere.test")
  return { shown: await shown.text(), status: answer.status, back, result: back.searchParams.get("redirectResult") }
}

describe("the methods", () => {
  it("come with all that the browser's component needs, and say that they are simulated", async () => {
    const order = await place()
    expect((await order.methods()).body.methods[1]).toMatchObject({
      paymentType: "ADYEN",
      provider: {
        clientKey: "sim_skorpe",
        environment: "test",
        standIn: true,
        countryCode: "NO",
        locale: "no-NO",
        amount: { value: 19_900, currency: "NOK" },
        paymentMethods: {
          paymentMethods: [{ type: "scheme" }, { type: "vipps" }, { type: "mobilepay" }, { type: "klarna" }],
        },
      },
    })
  })
})

describe("a card", () => {
  it("pays an order whose customer never comes back, and its money is taken when the store accepts", async () => {
    const order = await place()
    expect((await order.begin(card(visa))).body).toMatchObject({ resultCode: "Authorised" })
    await order.until({ status: "placed", payment: "paid" })
    await order.report({ type: "Accept" })
    const paid = () => server.standIn.bank.all().find(({ reference }) => reference === `${order.orderId}-1`)
    await until(async () => paid()?.captured === 19_900)
    await order.report({ type: "Cancel", reason: "no oven" })
    await order.until({ payment: "refunded" })
    expect(paid()).toMatchObject({ captured: 19_900, refunded: 19_900 })
  })

  it.each(refusalReasons.filter((reason): reason is Exclude<RefusalReason, 1> => reason !== 1))(
    "is refused for reason %i by its security code, and another pays",
    async (reason) => {
      const order = await place()
      const refused = await order.begin(card(visa, String(reason).padStart(3, "0")))
      expect(refused.body).toEqual({ resultCode: "Refused", refusalReason: reason, action: null })
      await order.until({ payment: "failed" })
      expect((await order.begin(card("5555444433331111"))).body.resultCode).toBe("Authorised")
      await order.until({ payment: "paid" })
    },
  )

  it.each([
    ["900", "Cancelled", "failed"],
    ["901", "Error", "failed"],
    ["905", "canceledByShopper", "failed"],
    ["902", "Pending", "paid"],
    ["903", "Received", "paid"],
    ["904", "AuthenticationFinished", "pending"],
  ])("ends by its security code %s as %s, and is %s", async (code, resultCode, payment) => {
    const order = await place()
    expect((await order.begin(card(visa, code))).body).toMatchObject({ resultCode })
    await order.until({ payment })
  })

  it.each([
    ["another number", card("4111111145551142")],
    [
      "a number that is not marked as a test",
      { paymentMethod: { ...card(visa).paymentMethod, encryptedCardNumber: visa } },
    ],
    ["another date", { paymentMethod: { ...card(visa).paymentMethod, encryptedExpiryYear: "test_2031" } }],
  ])("with %s is not taken, and the customer can try again", async (_, details) => {
    const order = await place()
    expect((await order.begin(details)).body).toMatchObject({ resultCode: "Error" })
    expect((await order.begin(card(visa))).body.resultCode).toBe("Authorised")
  })

  it("is asked for on its bank's page, which is watermarked", async () => {
    const order = await place()
    const { action } = (await order.begin(card("4212345678910006", "006"))).body
    const { shown, back, result } = await choose(action.url, "paid")
    expect(shown).toContain("SIMULERT")
    expect(back.pathname).toBe(`/betaling/${order.orderId}`)
    // The notification may have ended the attempt before the customer is back.
    await order.until({ payment: "failed" })
    const ended = { resultCode: "Refused", refusalReason: 6 }
    expect((await order.goOn({ redirectResult: result })).body).toMatchObject(ended)
    expect(await order.status()).toMatchObject({ payment: "failed", ...ended })
  })
})

const decode = (text: string) => JSON.parse(Buffer.from(text, "base64").toString())
const encode = (data: object) => Buffer.from(JSON.stringify(data)).toString("base64")

/** What the component does after `IdentifyShopper`. */
const identify = async (order: Order, number: string) => {
  const { body } = await order.begin(card(number))
  expect(body).toMatchObject({ resultCode: "IdentifyShopper", action: { type: "threeDS2", subtype: "fingerprint" } })
  const hidden = await fetch(at(decode(body.action.token).threeDSMethodUrl), {
    method: "POST",
    body: new URLSearchParams({ a: "b" }),
  })
  expect(await hidden.text()).toContain("fingerPrintResult")
  const answer = await fetch(`${server.url}/checkoutshopper/v1/submitThreeDS2Fingerprint?token=sim_skorpe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fingerprintResult: encode({ threeDSCompInd: "Y" }), paymentData: body.action.paymentData }),
  })
  return (await answer.json()) as {
    readonly details?: { readonly threeDSResult: string }
    readonly action?: { readonly token: string; readonly authorisationToken: string }
  }
}

describe("3-D Secure inside the shop's page", () => {
  it("needs no challenge for one card", async () => {
    const order = await place()
    const { details } = await identify(order, "4871049999999910")
    expect((await order.goOn({ details })).body.resultCode).toBe("Authorised")
    await order.until({ payment: "paid" })
  })

  it.each([
    ["Y", { resultCode: "Authorised", refusalReason: null }],
    ["N", { resultCode: "Refused", refusalReason: 11 }],
  ])("challenges another, and ends as the customer answers (%s)", async (transStatus, ended) => {
    const order = await place()
    const { action } = await identify(order, "4917610000000000")
    const { acsURL } = decode(action?.token ?? "")
    const challenge = await (
      await fetch(at(acsURL), { method: "POST", body: new URLSearchParams({ creq: "x" }) })
    ).text()
    expect(challenge).toContain("SIMULERT")
    const threeDSResult = encode({ transStatus, authorisationToken: action?.authorisationToken })
    expect((await order.goOn({ details: { threeDSResult } })).body).toMatchObject(ended)
  })
})

describe("a wallet, an invoice or an app", () => {
  it.each(["vipps", "mobilepay", "klarna"])("%s pays on its own page, before the customer is back", async (type) => {
    const order = await place()
    const { resultCode, action } = (await order.begin({ paymentMethod: { type } })).body
    expect(resultCode).toBe("RedirectShopper")
    const { result } = await choose(action.url, "paid")
    await order.until({ status: "placed", payment: "paid" })
    expect((await order.goOn({ redirectResult: result })).status).toBe(409)
  })

  it("is cancelled or refused on its page, and another method pays", async () => {
    const order = await place()
    for (const [ending, resultCode] of [
      ["cancelled", "Cancelled"],
      ["refused-5", "Refused"],
      ["error", "Error"],
    ] as const) {
      const { action } = (await order.begin({ paymentMethod: { type: "vipps" } })).body
      const { result } = await choose(action.url, ending)
      const answer = await order.goOn({ redirectResult: result })
      expect(answer.body.resultCode).toBe(resultCode)
      await order.until({ payment: "failed" })
    }
    await order.begin(card(visa))
    await order.until({ payment: "paid" })
  })

  it("Swish waits for the app, and its status says when it is done", async () => {
    const order = await place()
    const { resultCode, action } = (await order.begin({ paymentMethod: { type: "swish" } })).body
    expect(resultCode).toBe("PresentToShopper")
    const ask = async () =>
      (await (
        await fetch(`${server.url}/checkoutshopper/services/PaymentInitiation/v1/status?clientKey=sim_skorpe`, {
          method: "POST",
          body: JSON.stringify({ paymentData: action.paymentData }),
        })
      ).json()) as { readonly type: string; readonly payload?: string }
    expect(await ask()).toEqual({ type: "pending" })
    await choose(action.url, "paid")
    expect(await ask()).toMatchObject({ type: "complete", resultCode: "authorised" })
    await order.until({ payment: "paid" })
  })

  it("a Swish code that nobody has paid with does not keep the customer from another way", async () => {
    const order = await place()
    const { action } = (await order.begin({ paymentMethod: { type: "swish" } })).body
    expect((await order.begin(card(visa))).body.resultCode).toBe("Authorised")
    await order.until({ payment: "paid" })
    // Paid after all, it goes back.
    const psp = new URL(action.url).searchParams.get("payment") ?? ""
    await choose(action.url, "paid")
    await until(async () => server.standIn.bank.find(psp)?.isCancelled === true)
  })
})

describe("what the browser asks for", () => {
  it("is answered below one path, framed by the shop alone, and never kept", async () => {
    const frame = await fetch(
      `${server.url}/checkoutshopper/securedfields/sim_skorpe/6.3.0/securedFields.html?type=card&d=x`,
    )
    expect(frame.headers.get("content-security-policy")).toContain("frame-ancestors 'self'")
    expect(await frame.text()).toContain("SIMULATED")
    const script = await fetch(`${server.url}/checkoutshopper/securedfields/sim_skorpe/6.3.0/securedFields.js`)
    expect(script.headers.get("content-type")).toContain("text/javascript")
    const gone = await fetch(`${server.url}/checkoutshopper/stand-in/bank?payment=%3Cscript%3E`)
    expect([gone.status, (await gone.text()).includes("<script>")]).toEqual([404, false])
    for (const [locale, pay] of [
      ["no-NO", "Betal"],
      ["sv-SE", "Betala"],
    ]) {
      const words = await fetch(`${server.url}/checkoutshopper/sdk/6.45.2/translations/${locale}.json`)
      expect(await words.json()).toMatchObject({ payButton: pay, payAmountFormat: `${pay} %@` })
    }
    expect((await fetch(`${server.url}/checkoutshopper/nothing`)).status).toBe(404)
    // The address that lets the component show a challenge on a port other than 8080.
    const elsewhere = `${server.url}/checkoutshopper/http://localhost:8080/v3/analytics?clientKey=sim_skorpe`
    expect((await fetch(elsewhere, { method: "POST", body: "{}" })).status).toBe(200)
    expect((await fetch(`${server.url}/checkoutshopper/images/logos/vipps.svg`)).headers.get("content-type")).toBe(
      "image/svg+xml",
    )
  })
})
