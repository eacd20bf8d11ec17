import { Effect, Schema } from "effect"
import { failStep, type ScriptFailed } from "./customer.ts"
import type { BankAnswer } from "./model.ts"
import type { Setting } from "./setting.ts"

const readAction = Schema.decodeUnknownEffect(
  Schema.Union([
    Schema.Struct({ type: Schema.Literal("redirect"), url: Schema.String }),
    Schema.Struct({ type: Schema.Literal("qrCode"), url: Schema.String, paymentData: Schema.String }),
    Schema.Struct({ type: Schema.Literal("threeDS2"), authorisationToken: Schema.String, paymentData: Schema.String }),
  ]),
)

/** The provider's answer to a browser's identification: it is sufficient, or the bank challenges the customer. */
const readIdentified = Schema.decodeUnknownEffect(
  Schema.Union([
    Schema.Struct({ type: Schema.Literal("completed"), details: Schema.Record(Schema.String, Schema.String) }),
    Schema.Struct({ action: Schema.Struct({ authorisationToken: Schema.String }) }),
  ]),
)
const readStatus = Schema.decodeUnknownEffect(
  Schema.Struct({ type: Schema.String, payload: Schema.optionalKey(Schema.String) }),
)

const lost = (what: string) => () => failStep(`the simulated provider's ${what} is not understood`)

/** Does what the bank or an app wants of the customer, as the provider's component would in a browser. */
export const answerBank = Effect.fnUntraced(function* (
  answer: BankAnswer,
  { desk, site, speak }: Setting,
): Effect.fn.Return<void, ScriptFailed> {
  const action = yield* Effect.flatMap(desk.wanted, readAction).pipe(Effect.catchTag("SchemaError", lost("wish")))
  switch (action.type) {
    case "redirect": {
      const redirectResult = yield* pressAt(site.url, action.url, answer)
      if (redirectResult === null) return yield* failStep("the bank's page leads nowhere")
      // The customer left the shop's page, and comes back with what the bank put into the address.
      speak({ type: "PaymentReturned", details: JSON.stringify({ redirectResult }) })
      return
    }
    case "qrCode": {
      yield* pressAt(site.url, action.url, answer)
      desk.report({ details: { payload: yield* whenScanned(site.url, action.paymentData) } })
      return
    }
    case "threeDS2": {
      const { authorisationToken, paymentData } = action
      const identified = yield* post(`${site.url}/checkoutshopper/v1/submitThreeDS2Fingerprint`, { paymentData }).pipe(
        Effect.flatMap(readIdentified),
        Effect.catchTag("SchemaError", lost("identification")),
      )
      if ("details" in identified) {
        if (answer !== "paid") return yield* failStep(`the bank asks nothing, so that nobody can answer ${answer}`)
        desk.report({ details: identified.details })
        return
      }
      if (answer !== "paid" && answer !== "refused-11") {
        return yield* failStep(`a challenge is paid or refused-11, not ${answer}`)
      }
      const found = { transStatus: answer === "paid" ? "Y" : "N", authorisationToken }
      desk.report({ details: { threeDSResult: Buffer.from(JSON.stringify(found)).toString("base64") } })
    }
  }
})

const asking = (url: string, options: RequestInit) =>
  Effect.tryPromise({ try: () => fetch(url, options), catch: () => "unreachable" as const }).pipe(
    Effect.catch(() => failStep(`${url} does not answer`)),
  )

const post = (url: string, body: object) =>
  asking(url, { method: "POST", body: JSON.stringify(body) }).pipe(
    Effect.flatMap((response) => Effect.promise((): Promise<unknown> => response.json().catch(() => null))),
  )

/** Presses a button of a simulated page; returns what the page leads back with. */
const pressAt = (site: string, address: string, ending: BankAnswer) => {
  // The provider does not know the server's port.
  const { pathname, search } = new URL(address)
  const body = new URLSearchParams({ ending })
  return asking(`${site}${pathname}${search}`, { method: "POST", redirect: "manual", body }).pipe(
    Effect.map(({ headers }) => {
      const location = headers.get("location")
      return location === null ? null : new URL(location, site).searchParams.get("redirectResult")
    }),
  )
}

const whenScanned = (site: string, paymentData: string): Effect.Effect<string, ScriptFailed> =>
  post(`${site}/checkoutshopper/services/PaymentInitiation/v1/status`, { paymentData }).pipe(
    Effect.flatMap(readStatus),
    Effect.catchTag("SchemaError", lost("status")),
    Effect.flatMap(({ payload }) =>
      payload === undefined ? Effect.delay(whenScanned(site, paymentData), 300) : Effect.succeed(payload),
    ),
  )
