import { Schema } from "effect"
import type { Bank } from "./bank.ts"
import { seal, unseal } from "./opaque.ts"
import { bankPage, challengePage, fingerprintPage, gonePage } from "./pages/bankPage.ts"
import { cardFrame, cardFrameScript } from "./pages/cardFrame.ts"
import { messageScript } from "./pages/messageScript.ts"
import type { Payment } from "./Payment.ts"
import { browserPath } from "./paths.ts"
import { mark } from "./pictures.ts"
import { translations } from "./translations.ts"
import { endings, resultOf } from "./testValues.ts"

/** What the provider's component in the browser asks the provider for, and the simulated pages of banks and apps. */
export const browserSide = (bank: Bank) => {
  const paymentOf = (psp: unknown): Payment | undefined => (typeof psp === "string" ? bank.find(psp) : undefined)

  const onBankPage = async (request: Request, url: URL): Promise<Response> => {
    const payment = paymentOf(url.searchParams.get("payment"))
    if (payment === undefined) return gonePage(request.headers.get("accept-language") ?? "en")
    if (request.method === "GET" && payment.ended === null) return bankPage(payment)
    const chosen = endings.get(String(new URLSearchParams(await request.text()).get("ending")))
    if (payment.ended === null && chosen === undefined) return bankPage(payment)
    // A card's own security code says how it ends, unless the customer stops at the bank.
    if (chosen !== undefined) bank.end(payment, chosen._tag === "Paid" ? (payment.planned ?? chosen) : chosen)
    const back = new URL(payment.returnUrl)
    back.searchParams.set("redirectResult", seal({ psp: payment.psp }))
    return new Response(null, { status: 303, headers: { location: back.href, "cache-control": "no-store" } })
  }

  const submitFingerprint = async (request: Request): Promise<Response> => {
    const { psp, flow, place } = unseal(paymentDataIn(await request.text()))
    const payment = paymentOf(psp)
    if (payment === undefined) return Response.json({ status: 422, errorCode: "803" }, { status: 422 })
    const authorisationToken = seal({ psp: payment.psp })
    if (flow === "fingerprint") {
      const threeDSResult = seal({ transStatus: "Y", authorisationToken })
      return Response.json({ type: "completed", details: { threeDSResult } })
    }
    return Response.json({
      action: {
        type: "threeDS2",
        subtype: "challenge",
        paymentMethodType: "scheme",
        authorisationToken,
        token: seal({
          acsTransID: payment.psp,
          acsURL: `${String(place)}${browserPath}stand-in/challenge?payment=${payment.psp}`,
          messageVersion: "2.2.0",
          threeDSNotificationURL: `${String(place)}${browserPath}stand-in/challenge`,
          threeDSServerTransID: payment.psp,
        }),
      },
    })
  }

  const statusOf = async (request: Request): Promise<Response> => {
    const payment = paymentOf(unseal(paymentDataIn(await request.text()))["psp"])
    if (payment === undefined) return Response.json({ type: "validation" })
    if (payment.ended === null || payment.ended._tag === "Later") return Response.json({ type: "pending" })
    const payload = seal({ psp: payment.psp })
    return Response.json({ type: "complete", resultCode: resultOf(payment.ended).toLowerCase(), payload })
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    // The component allows a challenge without https only where its address names this one (6.45.2).
    const path = url.pathname.slice(browserPath.length).replace(/^http:\/+localhost:8080\//, "")
    if (path === "stand-in/bank") return onBankPage(request, url)
    if (path === "stand-in/challenge") {
      const payment = paymentOf(url.searchParams.get("payment"))
      return payment === undefined ? gonePage("en") : challengePage(payment)
    }
    if (path === "stand-in/fingerprint") return fingerprintPage()
    if (path === "stand-in/stand-in.js") return script(messageScript)
    if (/^securedfields\/[^/]+\/[\d.]+\/securedFields\.html$/.test(path)) return cardFrame()
    if (/^securedfields\/[^/]+\/[\d.]+\/securedFields\.js$/.test(path)) return script(cardFrameScript)
    if (path === "v1/submitThreeDS2Fingerprint") return submitFingerprint(request)
    if (path === "services/PaymentInitiation/v1/status") return statusOf(request)
    if (path === "v3/bin/binLookup") return Response.json({ requestId: "simulated" })
    if (path.startsWith("v3/analytics")) return Response.json({ checkoutAttemptId: "simulated" })
    const words = translations.get(/^sdk\/[\d.]+\/translations\/([\w-]+)\.json$/.exec(path)?.[1] ?? "")
    if (words !== undefined) return Response.json(words)
    if (/\.(svg|png)$/.test(path)) return picture(path)
    return Response.json(
      { status: 404, errorCode: "000", message: "The stand-in does not know this call" },
      { status: 404 },
    )
  }
}

const decodeBody = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ paymentData: Schema.optionalKey(Schema.String) })),
)

const paymentDataIn = (text: string): string | undefined => {
  const body = decodeBody(text)
  return body._tag === "Some" ? body.value.paymentData : undefined
}

const script = (text: string): Response =>
  new Response(text, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  })

const picture = (path: string): Response =>
  new Response(mark(path), {
    headers: { "content-type": "image/svg+xml", "cache-control": "no-cache", "x-content-type-options": "nosniff" },
  })
