import { BadRequest, type ImageQuery, Unavailable } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"
import { notFound } from "../catalogue/requireStore.ts"
import { isKept } from "../http/cachedBody.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { formatFor } from "./drawImage.ts"
import { Pictures } from "./Pictures.ts"
import { planImage } from "./planImage.ts"

const known: ReadonlySet<string> = new Set(["w", "h", "rect", "fp-x", "fp-y", "dpr", "auto"])

/**
 * Whether every parameter is known and given once: a misspelt one is an error, so that no picture has two cache keys.
 */
const isClear = (url: string): boolean => {
  const names = [...new URLSearchParams(url.split("?")[1] ?? "").keys()]
  return names.every((name) => known.has(name)) && new Set(names).size === names.length
}

const badRequest = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new BadRequest({ errors: problems(language, [1002]) })),
)

/** Responds with the requested picture, or with 304. An asset's name contains its digest, so it is immutable. */
export const answerImage = Effect.fnUntraced(
  function* (assetId: string, query: ImageQuery) {
    const request = yield* HttpServerRequest.HttpServerRequest
    const pictures = yield* Pictures
    const size = pictures.sizeOf(assetId)
    if (size === undefined) return yield* notFound
    const plan = isClear(request.url) ? planImage(size, query) : null
    if (plan === null) return yield* badRequest
    const format = query.auto === "format" ? formatFor(request.headers["accept"]) : "jpeg"
    const key = JSON.stringify([assetId, plan, format])
    const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 22)}"`
    const headers = {
      etag,
      "cache-control": "public, max-age=31536000, immutable",
      ...(query.auto === "format" ? { vary: "accept" } : {}),
    }
    if (isKept(request, etag)) return HttpServerResponse.empty({ status: 304, headers })
    const bytes = yield* pictures.draw({ key, assetId, plan, format })
    return HttpServerResponse.uint8Array(bytes, { contentType: `image/${format}`, headers })
  },
  Effect.catchTag("TooBusy", () =>
    Effect.flatMap(currentLanguage, (language) => Effect.fail(new Unavailable({ errors: problems(language, [3099]) }))),
  ),
)
