import type Client from "@adyen/api-library/lib/src/client.js"
import { Schema } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import type { AdyenSettings } from "./AdyenSettings.ts"

/** Adyen's answer to a request that it did not carry out. */
export class AdyenError extends Error {
  override readonly name = "AdyenError"
  readonly status: number
  readonly errorCode: string
  constructor(status: number, errorCode: string) {
    super(`HTTP ${status}, error ${errorCode}`)
    this.status = status
    this.errorCode = errorCode
  }
}

/** The library's interface of an HTTP client. */
type HttpClient = Client.default["httpClient"]

/** The timeout of one request in milliseconds; Adyen may be waiting for a bank. */
const patience = 20_000

/** Milliseconds before a retry, when Adyen marks an error as transient. */
const pauses = [200, 800]

/**
 * The HTTP client of Adyen's library: it sets the keys and the timeout, and retries errors that Adyen marks as
 * transient. The library has no setting for its address, so the stand-in is reached through `send`.
 */
export const adyenHttp = ({ apiKey, send }: Pick<AdyenSettings, "apiKey" | "send">): HttpClient => ({
  request: async (endpoint, json, _config, _isKeyRequired, options = {}) => {
    const headers = {
      "content-type": "application/json",
      "x-api-key": apiKey,
      ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
    }
    const method = options.method ?? "POST"
    const ask = () =>
      send(
        new Request(endpoint, {
          method,
          headers,
          redirect: "error",
          signal: AbortSignal.timeout(patience),
          ...(method === "GET" ? {} : { body: json.toString() }),
        }),
      )
    let answer = await ask()
    for (const pause of pauses) {
      if (answer.ok || answer.headers.get("transient-error") !== "true") break
      await answer.body?.cancel()
      await sleep(pause)
      answer = await ask()
    }
    if (answer.ok) return answer.text()
    throw new AdyenError(answer.status, codeIn(await answer.text()))
  },
})

const decodeError = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Struct({ errorCode: Schema.String })))

const codeIn = (text: string): string => {
  const told = decodeError(text)
  return told._tag === "Some" ? told.value.errorCode : "unknown"
}
