import { Minor } from "@skorpe/core/domain/money"
import { marketOf } from "@skorpe/core/domain/market"
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { Settings } from "../../settings/Settings.ts"
import { type Attempt, CardPayments } from "../CardPayments.ts"
import type { AdyenSettings } from "./AdyenSettings.ts"
import { adyenPayments } from "./adyenPayments.ts"
import { HmacValidator } from "./library.ts"

interface Heard {
  readonly url: string
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

const settings = Layer.succeed(Settings, {
  market: marketOf("no"),
  now: () => 0,
  staffKey: null,
  lapsesAfter: 0,
  shopUrl: "https://skorpe.test",
  tagManager: null,
  version: "test",
})

const account: Omit<AdyenSettings, "send"> = {
  environment: "test",
  apiKey: "the-key",
  clientKey: "test_KEY",
  merchantAccount: "Skorpe",
  hmacKeys: ["ab".repeat(32), "cd".repeat(32)],
  livePrefix: null,
  standIn: false,
}

/** The adapter, with a provider that gives these answers in turn. */
const before = (answers: readonly (Response | Error)[], more: Partial<AdyenSettings> = {}) => {
  const heard: Heard[] = []
  let next = 0
  const send = async (request: Request): Promise<Response> => {
    heard.push({
      url: request.url,
      headers: request.headers,
      body: (await request.json()) as Record<string, unknown>,
    })
    const answer = answers[next++] ?? new Error("the test has no answer left for this call")
    if (answer instanceof Error) throw answer
    return answer
  }
  const layer = adyenPayments({ ...account, ...more, send }).pipe(Layer.provide(settings))
  return {
    heard,
    call: <A, E>(work: (provider: CardPayments["Service"]) => Effect.Effect<A, E>) =>
      Effect.runPromise(Effect.flatMap(CardPayments, work).pipe(Effect.result, Effect.provide(layer))),
  }
}

const attempt: Attempt = {
  reference: "order-1",
  orderId: "order",
  language: "nb",
  amount: Minor.make(19_900),
  currency: "NOK",
}
const told = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const move = { charge: "PSP1", reference: "order-1.7", idempotencyKey: "capture-PSP1" }

describe("a payment", () => {
  it("begins with the server's amount and reference, whatever the browser sends", async () => {
    const provider = before([told({ resultCode: "Refused", refusalReasonCode: "6", pspReference: "PSP1" })])
    const answer = await provider.call(({ begin }) =>
      begin(attempt, {
        paymentMethod: { type: "scheme", encryptedCardNumber: "x" },
        browserInfo: { userAgent: "a" },
        amount: { value: 1, currency: "NOK" },
        reference: "mine",
        merchantAccount: "mine",
        returnUrl: "https://evil.test",
        shopperReference: "somebody",
      }),
    )
    expect(answer).toMatchObject({ success: { resultCode: "Refused", refusalReason: 6, action: null } })
    const [asked] = provider.heard
    expect(asked?.url).toBe("https://checkout-test.adyen.com/v72/payments")
    expect(asked?.headers.get("x-api-key")).toBe("the-key")
    expect(asked?.headers.get("idempotency-key")).toBe("order-1")
    expect(asked?.body).toMatchObject({
      amount: { value: 19_900, currency: "NOK" },
      reference: "order-1",
      merchantAccount: "Skorpe",
      returnUrl: "https://skorpe.test/betaling/order",
      countryCode: "NO",
      shopperLocale: "no-NO",
      additionalData: { manualCapture: "true" },
      paymentMethod: { type: "scheme", encryptedCardNumber: "x" },
    })
    expect(asked?.body).not.toHaveProperty("shopperReference")
  })

  it("continues with the action that the component needs, and names the attempt that the answer concerns", async () => {
    const action = { type: "redirect", method: "GET", url: "https://bank.test/", paymentMethodType: "vipps" }
    const provider = before([
      told({ resultCode: "RedirectShopper", action }),
      told({ resultCode: "Authorised", merchantReference: "order-2" }),
    ])
    expect(await provider.call(({ begin }) => begin(attempt, {}))).toMatchObject({ success: { action } })
    expect(await provider.call(({ goOn }) => goOn(attempt, { redirectResult: "r" }, "key"))).toMatchObject({
      success: { reference: "order-2", answer: { resultCode: "Authorised" } },
    })
    expect(provider.heard[1]?.body).toEqual({ details: { redirectResult: "r" } })
  })

  it("waits for the customer as long as Adyen's answer contains an action", async () => {
    const action = { type: "qrCode", paymentMethodType: "swish", qrCodeData: "code" }
    const provider = before([told({ resultCode: "Pending", action }), told({ resultCode: "Pending" })])
    expect(await provider.call(({ begin }) => begin(attempt, {}))).toMatchObject({
      success: { resultCode: "PresentToShopper", action },
    })
    expect(await provider.call(({ begin }) => begin(attempt, {}))).toMatchObject({
      success: { resultCode: "Pending", action: null },
    })
  })

  it.each([
    ["no connection", new TypeError("the card number 4111")],
    ["the server's fault", told({ errorCode: "000" }, 500)],
    ["an answer that is no JSON", new Response("<html>", { status: 502 })],
    ["the same request still in flight", told({ errorCode: "704" }, 422)],
    ["a wrong key", told({ errorCode: "000" }, 401)],
  ])("has an unknown outcome after %s", async (_, answer) => {
    const failed = await before([answer]).call(({ begin }) => begin(attempt, {}))
    expect(failed).toMatchObject({ failure: { _tag: "ProviderDown" } })
    expect(JSON.stringify(failed)).not.toContain("4111")
  })

  it("ends when the provider cannot read its details", async () => {
    expect(await before([told({ errorCode: "101" }, 422)]).call(({ begin }) => begin(attempt, {}))).toMatchObject({
      success: { resultCode: "Error" },
    })
  })

  it("is retried with the same key if and only if the provider marks the failure as transient", async () => {
    const transient = () => told({ errorCode: "1" }, 503, { "transient-error": "true" })
    const provider = before([transient(), told({ resultCode: "Pending" })])
    expect(await provider.call(({ begin }) => begin(attempt, {}))).toMatchObject({ success: { resultCode: "Pending" } })
    expect(provider.heard.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["order-1", "order-1"])
  })
})

describe("a charge", () => {
  it("is captured, reversed whole, and refunded in parts, each with its own key", async () => {
    const provider = before([told({ status: "received" }), told({ status: "received" }), told({ status: "received" })])
    const sum = { amount: Minor.make(5000), currency: "NOK" } as const
    await provider.call(({ capture }) => capture(move, sum))
    await provider.call(({ reverse }) => reverse({ ...move, idempotencyKey: "reverse-PSP1" }))
    await provider.call(({ refund }) => refund({ ...move, idempotencyKey: "refund-1" }, sum))
    expect(provider.heard.map(({ url, headers }) => [new URL(url).pathname, headers.get("idempotency-key")])).toEqual([
      ["/v72/payments/PSP1/captures", "capture-PSP1"],
      ["/v72/payments/PSP1/reversals", "reverse-PSP1"],
      ["/v72/payments/PSP1/refunds", "refund-1"],
    ])
    expect(provider.heard.map(({ body }) => body["amount"])).toEqual([
      { value: 5000, currency: "NOK" },
      undefined,
      { value: 5000, currency: "NOK" },
    ])
  })

  it("that the provider refuses to move is distinguished from one that may have moved", async () => {
    expect(await before([told({ errorCode: "167" }, 422)]).call(({ reverse }) => reverse(move))).toMatchObject({
      failure: { _tag: "ProviderRefuses", code: "167" },
    })
    expect(await before([new Error("gone")]).call(({ reverse }) => reverse(move))).toMatchObject({
      failure: { _tag: "ProviderDown" },
    })
  })
})

const item = (changes: object = {}) => ({
  pspReference: "PSP1",
  merchantAccountCode: "Skorpe",
  merchantReference: "order-1",
  amount: { value: 19_900, currency: "NOK" },
  eventCode: "AUTHORISATION",
  success: "true",
  eventDate: "2026-11-21T12:00:00+01:00",
  reason: "",
  ...changes,
})
const sign = (one: ReturnType<typeof item>, key: string) => ({
  ...one,
  additionalData: { hmacSignature: new HmacValidator().calculateHmac(one as never, key) },
})
const bodyOf = (items: readonly object[], live = "false") => ({
  live,
  notificationItems: items.map((one) => ({ NotificationRequestItem: one })),
})
const read = (body: unknown) => before([]).call(({ verify }) => verify(body as never))

describe("a notification", () => {
  it("is accepted when it is signed with either of the account's keys", async () => {
    const [first, second] = account.hmacKeys
    const items = [
      sign(item(), first),
      sign(item({ eventCode: "CAPTURE", originalReference: "PSP0", success: "false" }), second ?? ""),
      sign(item({ eventCode: "CANCEL_OR_REFUND", originalReference: "PSP0" }), first),
      sign(item({ eventCode: "EXPIRE", originalReference: "PSP0" }), first),
      sign(item({ eventCode: "REPORT_AVAILABLE" }), first),
    ]
    expect(await read(bodyOf(items))).toMatchObject({
      success: [
        { kind: "authorisation", success: true, reference: "order-1", originalReference: null, amount: 19_900 },
        { kind: "capture", success: false, originalReference: "PSP0" },
        { kind: "refund", success: true },
        { kind: "cancellation", originalReference: "PSP0" },
        { kind: "other" },
      ],
    })
  })

  it("is rejected when any of its fields was changed, also if it is one of several in a body", async () => {
    const good = sign(item(), account.hmacKeys[0])
    const forged = [
      bodyOf([{ ...good, success: "false" }]),
      bodyOf([{ ...good, amount: { value: 1, currency: "NOK" } }]),
      bodyOf([{ ...good, merchantReference: "order-2" }]),
      bodyOf([{ ...good, pspReference: "PSP2" }]),
      bodyOf([good, { ...good, eventCode: "REFUND" }]),
      bodyOf([sign(item(), "ef".repeat(32))]),
      bodyOf([sign(item(), "")]),
      bodyOf([{ ...good, additionalData: {} }]),
      bodyOf([item()]),
      bodyOf([sign(item({ merchantAccountCode: "Another" }), account.hmacKeys[0])]),
      bodyOf([good], "true"),
      bodyOf([sign(item({ success: true }), account.hmacKeys[0])]),
      bodyOf([]),
      {},
      null,
    ]
    for (const body of forged) expect(await read(body)).toMatchObject({ failure: { _tag: "NotTheProvider" } })
  })

  it("is rejected when text was moved between fields across the colons that join them in the signature", async () => {
    const split = sign(item({ merchantReference: "order-1" }), account.hmacKeys[0])
    expect(await read(bodyOf([{ ...split, pspReference: "PSP1:", originalReference: "" }]))).toMatchObject({
      failure: { _tag: "NotTheProvider" },
    })
    const colon = sign(item({ merchantReference: "order:1" }), account.hmacKeys[0])
    expect(await read(bodyOf([colon]))).toMatchObject({ failure: { _tag: "NotTheProvider" } })
  })
})
