import type { MarketId } from "@skorpe/core/market"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { resolve } from "node:path"
import { answerCached } from "../http/cachedBody.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { endpointsAt } from "../http/endpointsAt.ts"
import { errorAnswer } from "../http/failureAnswer.ts"
import { policyFor } from "../http/securityHeaders.ts"
import { readShop } from "./files.ts"
import { notBuilt } from "./notBuilt.ts"

/** Where a market's shop is built to. */
export const builtShop = (market: MarketId): string => resolve(import.meta.dirname, "../../../web/dist", market)

/** Serves the shop's files, its one page for every other address, and the 404 and 405 of the API. */
export const shopRoutes = (folder: string) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const router = yield* HttpRouter.HttpRouter
      const files = yield* Effect.promise(() => readShop(folder))
      const page = files.get("/index.html")
      const policy = policyFor(page === undefined ? "" : new TextDecoder().decode(page.plain))
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
          const file = files.get(path)
          if (file !== undefined && file !== page) return answerCached(request, file)
          if (/\.\w+$/.test(path) && file === undefined) return errorAnswer(404, 3010, language)
          if (page === undefined) return HttpServerResponse.html(notBuilt[language])
          return HttpServerResponse.setHeader(answerCached(request, page), "content-security-policy", policy)
        }),
      )
    }),
  )

const decodePath = (url: string): string | null => {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? "")
  } catch {
    return null
  }
}
