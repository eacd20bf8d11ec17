import type { HttpServerRequest } from "effect/http"

/** The largest body that is read, in bytes: an order of 200 lines needs a tenth of it. */
export const largestBody = 256 * 1024

/** Why a request is turned away before anything of it is read. */
export interface Obstacle {
  readonly status: 403 | 413 | 415
  readonly code: number
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/** Whether a method only asks, and brings no body. */
export const isSafe = (method: string): boolean => safeMethods.has(method)

/**
 * Turns away what another site's page sends in a visitor's name, what is no JSON and what is too big.
 * Programs that are no browser send neither of the headers that tell of the site, and may pass.
 */
export const obstacleTo = ({ method, headers }: HttpServerRequest.HttpServerRequest): Obstacle | null => {
  if (isSafe(method)) return null
  if (!isSameSite(headers["sec-fetch-site"], headers["origin"], headers["host"])) return { status: 403, code: 1003 }
  if (Number(headers["content-length"] ?? 0) > largestBody) return { status: 413, code: 1005 }
  return isJson(headers) || isEmpty(headers) ? null : { status: 415, code: 1005 }
}

type Headers = HttpServerRequest.HttpServerRequest["headers"]

const isJson = (headers: Headers): boolean => /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")

/** Some calls say all with their address: they need not say what they are written in. */
const isEmpty = (headers: Headers): boolean =>
  headers["content-type"] === undefined &&
  headers["transfer-encoding"] === undefined &&
  Number(headers["content-length"] ?? 0) === 0

const isSameSite = (site: string | undefined, origin: string | undefined, host: string | undefined): boolean => {
  if (site !== undefined) return site === "same-origin" || site === "none"
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
