import { kindOf } from "./kindOf.ts"
import { openVersionCache } from "./versionCache.ts"
import { isKeepMessage, startMessage } from "./messages.ts"

interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface Fetching extends Lasting {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

/** The service worker's global scope, which TypeScript's DOM types lack. */
interface WorkerScope {
  readonly addEventListener: {
    (type: "install" | "activate", listener: (event: Lasting) => void): void
    (type: "fetch", listener: (event: Fetching) => void): void
    (type: "message", listener: (event: Lasting & MessageEvent<unknown>) => void): void
  }
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: ServiceWorkerRegistration
}

/** Inserted by the build (web/vite/offlineWorker.ts). */
declare const version: { readonly edition: string; readonly files: readonly string[] }

const scope = globalThis as unknown as WorkerScope
const cache = openVersionCache(version, { caches, fetch: (request) => fetch(request), now: Date.now })

const takeOver = async (): Promise<void> => {
  await cache.tidy()
  // The browser requests the page while the service worker starts up.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

const fetchPage = async ({ request, preloadResponse }: Fetching): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

scope.addEventListener("install", (event) => event.waitUntil(cache.install()))
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()))
// A new version waits until a page starts, so that no open page changes its version.
scope.addEventListener("message", (event) => {
  if (event.data === startMessage) event.waitUntil(scope.skipWaiting())
  if (isKeepMessage(event.data)) event.waitUntil(cache.keep(event.data.keep).catch(() => {}))
})
scope.addEventListener("fetch", (event) => {
  switch (kindOf(event.request, location.origin)) {
    case "asset":
    case "words":
      return event.respondWith(cache.file(event.request))
    case "menu":
      return event.respondWith(cache.menu(event.request, (work) => event.waitUntil(work)))
    case "page":
      return event.respondWith(cache.page(fetchPage(event)))
    // The browser drops a request that a closing page has sent and the service worker leaves to it.
    case "report":
      return event.respondWith(fetch(event.request))
    case "other":
  }
})
