import type { Json } from "@skorpe/core/kernel"
import type { Language } from "@skorpe/core/language"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { answerCached, type CachedBody } from "../http/cachedBody.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { endpointsAt } from "../http/endpointsAt.ts"
import { errorAnswer } from "../http/failureAnswer.ts"
import { policyFor } from "../http/securityHeaders.ts"
import { readShop } from "./files.ts"
import { Settings } from "../settings.ts"
import { notBuilt } from "./notBuilt.ts"
import { type ReadyPage, readyPages } from "./readyPages.ts"
import { screenHeads } from "./screenHeads.ts"
import { ShopDrawing } from "./ShopDrawing.ts"

/** Serves the shop's files, its one page for every other address, and the 404 and 405 of the API. */
export const shopRoutes = (folder: string) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const router = yield* HttpRouter.HttpRouter
      const files = yield* Effect.promise(() => readShop(folder))
      const page = files.get("/index.html")
      const pageFor = yield* drawnBy(files)
      const policy = policyFor(page === undefined ? "" : textOf(page))
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
          const ready = request.url.includes("?") ? personal : pageFor(request.url)
          const answer = answerCached(request, ready._tag === "Drawn" ? ready.body : page)
          return HttpServerResponse.setStatus(
            HttpServerResponse.setHeader(answer, "content-security-policy", policy),
            ready._tag === "Missing" && answer.status === 200 ? 404 : answer.status,
          )
        }),
      )
    }),
  )

const personal: ReadyPage = { _tag: "Personal" }

/** How pages are drawn for a shop of these files; where it was built without that, each waits for the browser. */
const drawnBy = Effect.fnUntraced(function* (files: ReadonlyMap<string, CachedBody>) {
  const { now } = yield* Settings
  const catalogue = yield* Catalogue
  const template = files.get("/index.html")
  const drawing = yield* ShopDrawing
  if (drawing === null || template === undefined) return () => personal
  return readyPages({
    draw: drawing.drawPage,
    template: textOf(template),
    words: wordsIn(files),
    headFor: screenHeads((path) => {
      const file = files.get(path)
      return file && textOf(file)
    }),
    catalogue,
    now,
  })
})

const textOf = ({ plain }: CachedBody): string => new TextDecoder().decode(plain)

/** All words of a language, from the files that a page would otherwise ask for one by one. */
const wordsIn = (files: ReadonlyMap<string, CachedBody>) => {
  const kept = new Map<Language, Json>()
  return (language: Language): Json => {
    const known = kept.get(language)
    if (known !== undefined) return known
    const inLanguage = [...files].flatMap(([path, file]) => {
      const namespace = new RegExp(`^/locales/${language}/(.+)\\.json$`).exec(path)?.[1]
      return namespace === undefined ? [] : [[namespace, JSON.parse(textOf(file)) as Json] as const]
    })
    const words = Object.fromEntries(inLanguage)
    kept.set(language, words)
    return words
  }
}

const decodePath = (url: string): string | null => {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? "")
  } catch {
    return null
  }
}
