import { HttpServerResponse, type HttpServerRequest } from "effect/http"
import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { prepareAnswer } from "./securityHeaders.ts"

/** A response body with its ETag and compressed forms, each made once. */
export interface CachedBody {
  readonly type: string
  readonly etag: string
  readonly plain: Uint8Array
  readonly brotli: Uint8Array | null
  readonly gzip: Uint8Array | null
  readonly cacheControl: string
}

const etagOf = (bytes: Uint8Array) => `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`

const once = <A>(make: () => A): (() => A) => {
  let made: A | undefined
  return () => (made ??= make())
}

/** Prepares JSON as `cachedText` does. */
export const cachedJson = (text: string): CachedBody => cachedText("application/json", text)

/** Prepares a text that clients may cache but must revalidate. Each compressed form is made on first use. */
export const cachedText = (type: string, text: string): CachedBody => {
  const plain = Buffer.from(text)
  const brotli = once(() => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
  const gzip = once(() => gzipSync(plain))
  return {
    type,
    etag: etagOf(plain),
    plain,
    get brotli() {
      return brotli()
    },
    get gzip() {
      return gzip()
    },
    cacheControl: "no-cache",
  }
}

/** Prepares a file with those compressed forms that exist. */
export const cachedFile = (file: Omit<CachedBody, "etag">): CachedBody => ({ ...file, etag: etagOf(file.plain) })

type Form = "unchanged" | "br" | "gzip" | "plain"

const answers = new WeakMap<CachedBody, Map<Form, HttpServerResponse.HttpServerResponse>>()

/** Answers with a prepared body: 304 when the client has it, else the smallest form that the client accepts. */
export const answerCached = (
  request: HttpServerRequest.HttpServerRequest,
  body: CachedBody,
): HttpServerResponse.HttpServerResponse => {
  const form = formFor(request, body)
  const known = answers.get(body) ?? new Map<Form, HttpServerResponse.HttpServerResponse>()
  const earlier = known.get(form)
  if (earlier !== undefined) return earlier
  const answer = prepareAnswer(answerIn(form, body))
  answers.set(body, known.set(form, answer))
  return answer
}

const formFor = (request: HttpServerRequest.HttpServerRequest, body: CachedBody): Form => {
  if (isKept(request, body.etag)) return "unchanged"
  const wishes = request.headers["accept-encoding"]
  if (wishes === undefined) return "plain"
  const accepted = new Set(wishes.split(",").map((text) => text.split(";")[0]?.trim()))
  if (accepted.has("br") && body.brotli !== null) return "br"
  return accepted.has("gzip") && body.gzip !== null ? "gzip" : "plain"
}

const answerIn = (form: Form, body: CachedBody): HttpServerResponse.HttpServerResponse => {
  const headers = { etag: body.etag, "cache-control": body.cacheControl, vary: "accept-encoding" }
  if (form === "unchanged") return HttpServerResponse.empty({ status: 304, headers })
  const bytes = form === "plain" ? null : form === "br" ? body.brotli : body.gzip
  if (bytes === null) return HttpServerResponse.uint8Array(body.plain, { contentType: body.type, headers })
  return HttpServerResponse.uint8Array(bytes, {
    contentType: body.type,
    headers: { ...headers, "content-encoding": form },
  })
}

/** Whether the client already has the body with this ETag. */
export const isKept = ({ headers }: HttpServerRequest.HttpServerRequest, etag: string): boolean =>
  headers["if-none-match"] !== undefined &&
  headers["if-none-match"].split(",").some((text) => text.trim() === "*" || text.trim().replace(/^W\//, "") === etag)
