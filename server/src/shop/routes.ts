import type { Drawing } from "@skorpe/core/shop"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { answerCached, type CachedBody, cachedText } from "../http/cachedBody.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { endpointsAt } from "../http/endpointsAt.ts"
import { errorAnswer } from "../http/failureAnswer.ts"
import { policyFor } from "../http/securityHeaders.ts"
import { readShop } from "./files.ts"
import { Settings } from "../settings.ts"
import { starter } from "./heldCode.ts"
import { notBuilt } from "./notBuilt.ts"
import { pageWords } from "./pageWords.ts"
import { readyPages } from "./readyPages.ts"
import { screenHeads } from "./screenHeads.ts"
import { searchFiles } from "./searchFiles.ts"
import { ShopDrawing } from "./ShopDrawing.ts"
import { tagManagerHost, withTagManager } from "./tagManager.ts"

/** Serves the shop's files, its one page for every other address, and the 404 and 405 of the API. */
export const shopRoutes = (folder: string) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const router = yield* HttpRouter.HttpRouter
      const files = yield* Effect.promise(() => readShop(folder))
      const built = files.get("/index.html")
      const { market, shopUrl, tagManager } = yield* Settings
      const searched = searchFiles({ market, origin: shopUrl }, yield* Catalogue)
      const page = built && cachedText(built.type, withTagManager(textOf(built), tagManager))
      const drawing = yield* ShopDrawing
      const pageFor = yield* drawnBy(drawing, files, page)
      const html = page === undefined ? "" : textOf(page)
      const policy = policyFor(html + (drawing === null ? "" : starter(drawing)), {
        guest: tagManager === null ? null : tagManagerHost,
      })
      const statesHeaders = {
        "content-security-policy": policyFor(html, { framedByUs: true }),
        "x-robots-tag": "noindex",
      }
      yield* router.add("*", "/*", (request) =>
        Effect.gen(function* () {
          const path = decodePath(request.url)
          const language = yield* currentLanguage
          if (path === null) return errorAnswer(400, 1002, language)
          if (path === "/api" || path.startsWith("/api/")) {
            const methods = endpointsAt(path).flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
            // A method that is answered came here for a part of the address that is too long: that is nothing of ours.
            if (methods.length === 0 || methods.includes(request.method)) return errorAnswer(404, 3010, language)
            return HttpServerResponse.setHeader(errorAnswer(405, 1005, language), "allow", methods.join(", "))
          }
          if (request.method !== "GET" && request.method !== "HEAD") {
            return HttpServerResponse.setHeader(errorAnswer(405, 1005, language), "allow", "GET, HEAD")
          }
          const file = files.get(path) ?? searched(path)
          if (file !== undefined && file !== built) return answerCached(request, file)
          // Whoever follows a link sees the shop say that nothing is there; what asks for a file hears it in a word.
          const isMissing = /\.\w+$/.test(path) && file === undefined
          if (isMissing && !wantsPage(request.headers["accept"])) return errorAnswer(404, 3010, language)
          if (page === undefined) return HttpServerResponse.html(notBuilt[language])
          // The board of all states shows each in a frame; it is for who builds the shop, not for search engines.
          if (/^\/states(\/|$)/.test(path))
            return HttpServerResponse.setHeaders(answerCached(request, page), statesHeaders)
          const [address = "", query] = request.url.split("?")
          const ready = pageFor?.(address)
          const answer = answerCached(request, (query === undefined ? ready?.body : ready?.bare) ?? page)
          return HttpServerResponse.setStatus(
            HttpServerResponse.setHeader(answer, "content-security-policy", policy),
            (isMissing || ready?._tag === "Missing") && answer.status === 200 ? 404 : answer.status,
          )
        }),
      )
    }),
  )

/** How pages are drawn for a shop of these files; where it was built without that, each waits for the browser. */
const drawnBy = Effect.fnUntraced(function* (
  drawing: Drawing | null,
  files: ReadonlyMap<string, CachedBody>,
  template: CachedBody | undefined,
) {
  const { now, shopUrl } = yield* Settings
  const catalogue = yield* Catalogue
  if (drawing === null || template === undefined) return null
  const read = (path: string): string | undefined => {
    const file = files.get(path)
    return file && textOf(file)
  }
  return readyPages({
    draw: drawing.drawPage,
    template: textOf(template),
    words: pageWords(read),
    headFor: screenHeads(read),
    starter: starter(drawing),
    origin: shopUrl,
    catalogue,
    now,
  })
})

const textOf = ({ plain }: CachedBody): string => new TextDecoder().decode(plain)

const wantsPage = (accept: string | undefined): boolean => accept?.includes("text/html") === true

const decodePath = (url: string): string | null => {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? "")
  } catch {
    return null
  }
}
