import { Headers, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"

const hashesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  )

/** Who else a page has to do with; nobody unless told. */
interface Others {
  /** A host whose scripts and counting the page may ask for too. */
  readonly guest?: string | null
  /** Whether our own pages may frame it. */
  readonly framedByUs?: boolean
}

/** A content security policy: our own files only, and those inline scripts that the page was made with. */
export const policyFor = (html: string, { guest = null, framedByUs = false }: Others = {}): string => {
  const guests = guest === null ? [] : [guest]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html), ...guests].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...guests].join(" "),
    "font-src 'self' data:",
    ["connect-src 'self'", ...guests].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedByUs ? "'self'" : "'none'"}`,
  ].join("; ")
}

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
}

const withPolicy = (policy: string) => ({ ...common, "content-security-policy": policy })

const strictest = withPolicy(policyFor(""))

const pages = new WeakMap<object, typeof strictest>()

/** Adds what every answer tells a browser about what it may do with it. */
export const withSecurityHeaders = (
  response: HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse => {
  if (prepared.has(response)) return response
  if (response.headers["content-security-policy"] !== undefined) return HttpServerResponse.setHeaders(response, common)
  let headers = strictest
  if (response.body._tag === "Uint8Array" && response.body.contentType.startsWith("text/html")) {
    const { body } = response
    headers = pages.get(body) ?? withPolicy(policyFor(new TextDecoder().decode(body.body)))
    pages.set(body, headers)
  }
  return HttpServerResponse.setHeaders(response, headers)
}

/** No browser shows data as a page; where somebody makes it do so, nothing of it runs and nothing frames it. */
const data = Headers.fromInput({
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
})

const unkeptData = Headers.set(data, "cache-control", "no-store")

/**
 * The same for an answer of the API. What says nothing else is of one caller at one moment: no browser and no proxy
 * keeps it for whoever comes next.
 */
export const withDataHeaders = (
  response: HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse =>
  prepared.has(response)
    ? response
    : HttpServerResponse.setHeaders(response, response.headers["cache-control"] === undefined ? unkeptData : data)

const prepared = new WeakSet<HttpServerResponse.HttpServerResponse>()

/** An answer that is given again and again: its headers are made once. */
export const prepareAnswer = (
  response: HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse => {
  const secured = withSecurityHeaders(response)
  prepared.add(secured)
  return secured
}
