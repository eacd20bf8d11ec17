import { Headers, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"

const hashesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  )

/** The hosts that the payment screen may contact, besides our own. */
export interface Payees {
  /** The provider, whose component calls it, shows its pictures and frames its fields. */
  readonly hosts: readonly string[]
  /** Banks, which the page may frame and post forms to. */
  readonly banks: readonly string[]
}

/** Other parties that a page's policy allows; none by default. */
interface Others {
  /** A host from which the page may load scripts and pictures, and which it may call. */
  readonly guest?: string | null
  /** Whether pages of our own origin may frame the page. */
  readonly framedByUs?: boolean
  readonly payees?: Payees
}

const nobody: Payees = { hosts: [], banks: [] }

/** A content security policy that allows our own files and the page's own inline scripts. */
export const policyFor = (html: string, { guest = null, framedByUs = false, payees = nobody }: Others = {}): string => {
  const guests = guest === null ? [] : [guest]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html), ...guests].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...guests, ...payees.hosts].join(" "),
    "font-src 'self' data:",
    ["connect-src 'self'", ...guests, ...payees.hosts].join(" "),
    ["frame-src 'self'", ...payees.hosts, ...payees.banks].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...payees.banks].join(" "),
    `frame-ancestors ${framedByUs ? "'self'" : "'none'"}`,
  ].join("; ")
}

/** The policy of a page that runs code from our page around it: it has no origin, and may load and call nothing. */
export const sandboxPolicyFor = (html: string): string =>
  [
    "sandbox allow-scripts",
    "default-src 'none'",
    ["script-src", ...hashesOf(html), "blob:"].join(" "),
    "frame-ancestors 'self'",
  ].join("; ")

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
}

/** The opener policy of the payment screen: a bank or wallet in a window of its own can return to it. */
export const letsWindowsOpen = { "cross-origin-opener-policy": "same-origin-allow-popups" }

/** A page's own opener policy, which is kept. */
const openerOf = ({ headers }: HttpServerResponse.HttpServerResponse) => {
  const own = headers["cross-origin-opener-policy"]
  return own === undefined ? {} : { "cross-origin-opener-policy": own }
}

const withPolicy = (policy: string) => ({ ...common, "content-security-policy": policy })

const strictest = withPolicy(policyFor(""))

const pages = new WeakMap<object, typeof strictest>()

/** Adds the security headers of pages and files. */
export const withSecurityHeaders = (
  response: HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse => {
  if (prepared.has(response)) return response
  if (response.headers["content-security-policy"] !== undefined) {
    return HttpServerResponse.setHeaders(response, { ...common, ...openerOf(response) })
  }
  let headers = strictest
  if (response.body._tag === "Uint8Array" && response.body.contentType.startsWith("text/html")) {
    const { body } = response
    headers = pages.get(body) ?? withPolicy(policyFor(new TextDecoder().decode(body.body)))
    pages.set(body, headers)
  }
  return HttpServerResponse.setHeaders(response, headers)
}

/** Headers of API responses: should a browser show one as a page, nothing in it runs and nothing may frame it. */
const data = Headers.fromInput({
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
})

const unkeptData = Headers.set(data, "cache-control", "no-store")

/**
 * Adds the security headers of an API response. Without a `cache-control` of its own, the response belongs to one caller
 * at one moment: `no-store` keeps browsers and proxies from caching it.
 */
export const withDataHeaders = (
  response: HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse =>
  prepared.has(response)
    ? response
    : HttpServerResponse.setHeaders(response, response.headers["cache-control"] === undefined ? unkeptData : data)

const prepared = new WeakSet<HttpServerResponse.HttpServerResponse>()

/** Adds the headers once to a response that is sent many times. */
export const prepareAnswer = (
  response: HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse => {
  const secured = withSecurityHeaders(response)
  prepared.add(secured)
  return secured
}
