import { BadRequest, type ImageQuery, Unavailable } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"
import { nothingThere } from "../catalogue/requireStore.ts"
import { isKept } from "../http/cachedBody.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { formatFor } from "./drawImage.ts"
import { Pictures } from "./Pictures.ts"
import { planImage } from "./planImage.ts"

const known: ReadonlySet<string> = new Set(["w", "h", "rect", "fp-x", "fp-y", "dpr", "auto"])

/** Whether each parameter is one of ours and said once: a typo is told, and nothing is drawn twice under two names. */
const isClear = (url: string): boolean => {
  const names = [...new URLSearchParams(url.split("?")[1] ?? "").keys()]
  return names.every((name) => known.has(name)) && new Set(names).size === names.length
}

const badRequest = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new BadRequest({ errors: problems(language, [1002]) })),
)

/** Answers a picture as the parameters ask: 304 to who has it already. An asset's name holds its digest, so it never changes. */
export const answerImage = Effect.fnUntraced(
  function* (assetId: string, query: ImageQuery) {
    const request = yield* HttpServerRequest.HttpServerRequest
    const pictures = yield* Pictures
    const size = pictures.sizeOf(assetId)
    if (size === undefined) return yield* nothingThere
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
