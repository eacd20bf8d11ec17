import { reportPaths } from "@skorpe/core/api"
import type { HttpServerRequest } from "effect/http"

/** The largest accepted body in bytes; an order of 200 lines needs a tenth of it. */
const largestBody = 256 * 1024

/**
 * The largest problem report in bytes: each quotation mark of its log takes two, a letter of another script up to
 * three.
 */
export const largestReport = 4 * 1024 * 1024

const reportUrl = `/api${reportPaths.send}`

/** Whether a request has, or may turn out to have, a body larger than `largestBody` that is accepted. */
export const mayBeLarge = ({ url, headers }: HttpServerRequest.HttpServerRequest): boolean =>
  url === reportUrl && !(Number(headers["content-length"]) <= largestBody)

/** The largest body in bytes that is accepted at a request's address. */
export const largestBodyOf = (request: HttpServerRequest.HttpServerRequest): number =>
  request.url === reportUrl ? largestReport : largestBody

/** The refusal of a request before its body is read. */
export interface Obstacle {
  readonly status: 403 | 413 | 415
  readonly code: number
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/** Whether a method is safe in the sense of HTTP: it changes nothing and has no body. */
export const isSafe = (method: string): boolean => safeMethods.has(method)

/**
 * Refuses cross-site requests, bodies that are not JSON and bodies that are too large. Clients other than browsers send
 * neither `sec-fetch-site` nor `origin`, and pass.
 */
export const obstacleTo = (request: HttpServerRequest.HttpServerRequest): Obstacle | null => {
  const { method, headers } = request
  if (isSafe(method)) return null
  if (!isSameSite(headers["sec-fetch-site"], headers["origin"], headers["host"])) return { status: 403, code: 1003 }
  if (Number(headers["content-length"] ?? 0) > largestBodyOf(request)) return { status: 413, code: 1005 }
  return isJson(headers) || isEmpty(headers) ? null : { status: 415, code: 1005 }
}

type Headers = HttpServerRequest.HttpServerRequest["headers"]

const isJson = (headers: Headers): boolean => /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")

/** A request without a body needs no content type. */
const isEmpty = (headers: Headers): boolean =>
  headers["content-type"] === undefined &&
  headers["transfer-encoding"] === undefined &&
  Number(headers["content-length"] ?? 0) === 0

const isSameSite = (site: string | undefined, origin: string | undefined, host: string | undefined): boolean => {
  if (site !== undefined) return site === "same-origin" || site === "none"
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
