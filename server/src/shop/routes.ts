import type { Renderer } from "@skorpe/core/shop"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { Catalogue } from "../catalogue/Catalogue.ts"
import type { AdyenSettings } from "../cardPayments/adyen/AdyenSettings.ts"
import { answerCached, type CachedBody, cachedText } from "../http/cachedBody.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { endpointsAt } from "../http/endpointsAt.ts"
import { errorAnswer } from "../http/failureAnswer.ts"
import { letsWindowsOpen, policyFor, sandboxPolicyFor } from "../http/securityHeaders.ts"
import { readShop } from "./files.ts"
import { Settings } from "../settings/Settings.ts"
import { startScript } from "./deferredScript.ts"
import { notBuilt } from "./notBuilt.ts"
import { isPaymentScreen, payeesOf } from "./paymentScreen.ts"
import { pageWords } from "./pageWords.ts"
import { renderedPages } from "./renderedPages.ts"
import { screenHeads } from "./screenHeads.ts"
import { searchFiles } from "./searchFiles.ts"
import { ShopRenderer } from "./ShopRenderer.ts"
import { tagManagerHost, withTagManager } from "./tagManager.ts"

/** The inspector's frame for code of another commit. */
const codeFrame = "/inspector-code.html"

/** Serves the shop's files, its page for every other path, and the API's 404 and 405. */
export const shopRoutes = (folder: string, adyen?: AdyenSettings) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const router = yield* HttpRouter.HttpRouter
      const files = yield* Effect.promise(() => readShop(folder))
      const built = files.get("/index.html")
      const { market, shopUrl, tagManager } = yield* Settings
      const searched = searchFiles({ market, origin: shopUrl }, yield* Catalogue)
      const page = built && cachedText(built.type, withTagManager(textOf(built), tagManager))
      const drawing = yield* ShopRenderer
      const pageFor = yield* drawnBy(drawing, files, page)
      const html = page === undefined ? "" : textOf(page)
      const scripts = html + (drawing === null ? "" : startScript(drawing))
      const guest = tagManager === null ? null : tagManagerHost
      const policy = policyFor(scripts, { guest })
      const isPayment = isPaymentScreen(market)
      const paymentHeaders = adyen && {
        ...letsWindowsOpen,
        "content-security-policy": policyFor(scripts, { guest, payees: payeesOf(adyen) }),
      }
      const statesHeaders = {
        "content-security-policy": policyFor(html, { framedByUs: true }),
        "x-robots-tag": "noindex",
      }
      const staffHeaders = { "content-security-policy": policyFor(html), "x-robots-tag": "noindex" }
      const codePage = files.get(codeFrame)
      const codeHeaders = {
        "content-security-policy": sandboxPolicyFor(codePage === undefined ? "" : textOf(codePage)),
        "x-robots-tag": "noindex",
      }
      yield* router.add("*", "/*", (request) =>
        Effect.gen(function* () {
          const path = decodePath(request.url)
          const language = yield* currentLanguage
          if (path === null) return errorAnswer(400, 1002, language)
          if (path === "/api" || path.startsWith("/api/")) {
            const methods = endpointsAt(path).flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
            // The router rejects a path parameter that is too long. The method is then allowed, so the answer is 404.
            if (methods.length === 0 || methods.includes(request.method)) return errorAnswer(404, 3010, language)
            return HttpServerResponse.setHeader(errorAnswer(405, 1005, language), "allow", methods.join(", "))
          }
          if (request.method !== "GET" && request.method !== "HEAD") {
            return HttpServerResponse.setHeader(errorAnswer(405, 1005, language), "allow", "GET, HEAD")
          }
          const file = files.get(path) ?? searched(path)
          if (file !== undefined && path === codeFrame)
            return HttpServerResponse.setHeaders(answerCached(request, file), codeHeaders)
          if (file !== undefined && file !== built) return answerCached(request, file)
          // A browser that follows a link gets the shop's "not found" page; a request for a file gets a plain 404.
          const isMissing = /\.\w+$/.test(path) && file === undefined
          if (isMissing && !wantsPage(request.headers["accept"])) return errorAnswer(404, 3010, language)
          if (page === undefined) return HttpServerResponse.html(notBuilt[language])
          // The developers' board of states and the inspector show the shop in frames. Search engines must not index them.
          if (/^\/states(\/|$)|^\/inspector\/?$/.test(path))
            return HttpServerResponse.setHeaders(answerCached(request, page), statesHeaders)
          // Pages for staff: the browser renders them, and no other origin's script may run.
          if (/^\/(kitchen|operator)\/?$/.test(path))
            return HttpServerResponse.setHeaders(answerCached(request, page), staffHeaders)
          // No rendered screen depends on the query string, which only carries marks of campaigns and other sites.
          const [address = ""] = request.url.split("?")
          const ready = pageFor?.(address)
          const answer = answerCached(request, ready?.body ?? page)
          return HttpServerResponse.setStatus(
            HttpServerResponse.setHeaders(
              answer,
              (isPayment(path) ? paymentHeaders : undefined) ?? { "content-security-policy": policy },
            ),
            (isMissing || ready?._tag === "Missing") && answer.status === 200 ? 404 : answer.status,
          )
        }),
      )
    }),
  )

/** The server-side renderer of the built shop; `null` if it was built without one, so that the browser renders. */
const drawnBy = Effect.fnUntraced(function* (
  drawing: Renderer | null,
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
  return renderedPages({
    draw: drawing.renderPage,
    template: textOf(template),
    words: pageWords(read),
    headFor: screenHeads(read),
    startScript: startScript(drawing),
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
