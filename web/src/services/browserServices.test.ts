import { Effect } from "effect"
import { makeSafe } from "@skorpe/core/vault"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { makeBrowserServices } from "./browserServices.ts"
import { cartShare, resumeCart, readEntry } from "./store.ts"

const heard: string[] = []
const went: string[] = []
const page = { cookie: "" }
let handedOver: (string | null)[] = []
let shown: ((event: { readonly persisted: boolean }) => void)[] = []
const dispatched: string[] = []

beforeEach(() => {
  heard.length = went.length = dispatched.length = 0
  handedOver = []
  shown = []
  page.cookie = ""
  // An earlier test file may have stored a cart, and a page has only one share in it.
  resumeCart({ market: "no", cart: null })
  vi.stubGlobal("document", page)
  vi.stubGlobal("history", { state: null })
  vi.stubGlobal("addEventListener", (type: string, listener: (typeof shown)[number]) => {
    if (type === "pageshow") shown.push(listener)
  })
  vi.stubGlobal("dispatchEvent", ({ type }: { readonly type: string }) => dispatched.push(type))
  vi.stubGlobal("PopStateEvent", class PopState extends Event {})
  vi.stubGlobal("location", {
    assign: (path: string) => void went.push(path),
    replace: (path: string) => void went.push(`instead ${path}`),
  })
})
afterEach(() => vi.unstubAllGlobals())

const services = () =>
  makeBrowserServices(
    {
      market: "no",
      language: () => "nb",
      safe: makeSafe("test"),
      noteReach: () => {},
      handOver: (cart) => handedOver.push(cart),
      send: () => {},
    },
    () => ({ checkpoint: null, records: [] }),
  )

const inApp = (): void => {
  vi.stubGlobal("skorpeApp", { postMessage: (message: string) => void heard.push(message) })
}

test("a chosen language is stored for a year and reported to the app, and the page reloads with its state", async () => {
  inApp()
  await Effect.runPromise(services().tell({ type: "ReloadAt", path: "/sv/butikker" }))
  expect(page.cookie).toBe("locale=sv; path=/; max-age=31536000; samesite=lax")
  expect(heard).toEqual(['{"type":"languageChosen","language":"sv"}'])
  expect([went, handedOver]).toEqual([["/sv/butikker"], [null]])
})

test("the world is handed over with the stored cart that it has, not with what another tab stored since", async () => {
  let stored = "margherita"
  vi.stubGlobal("localStorage", { getItem: () => stored })
  readEntry("no", "cart")
  stored = "margherita and cola"
  await Effect.runPromise(services().tell({ type: "ReloadAt", path: "/en" }))
  expect(handedOver).toEqual(["margherita"])
  // The page that resumes that world does not know about the cola.
  expect(cartShare("no").isNews()).toBe(true)
  resumeCart({ market: "no", cart: stored })
  expect(cartShare("no").isNews()).toBe(false)
})

test("a change of language replaces an overlay's history entry", async () => {
  vi.stubGlobal("history", { state: { layer: true } })
  await Effect.runPromise(services().tell({ type: "ReloadAt", path: "/en" }))
  expect(went).toEqual(["instead /en"])
})

test.each([
  ["that the browser kept reads its address again", true, ["popstate"]],
  ["that is drawn for the first time has read it", false, []],
] as const)("a page %s, once it is shown after the next one", async (_, persisted, read) => {
  await Effect.runPromise(services().tell({ type: "ReloadAt", path: "/betaling/o1" }))
  for (const listener of shown) listener({ persisted })
  expect(dispatched).toEqual(read)
})

test("the app learns who logs in, and when the customer logs out", async () => {
  inApp()
  const { tell } = services()
  await Effect.runPromise(tell({ type: "Identify", externalId: "c1" }))
  await Effect.runPromise(tell({ type: "Identify", externalId: null }))
  expect(heard).toEqual(['{"type":"identified","externalId":"c1"}', '{"type":"identified","externalId":null}'])
})

test("in a browser there is no app, and the language changes all the same", async () => {
  await Effect.runPromise(services().tell({ type: "ReloadAt", path: "/butikker" }))
  expect([heard, went, page.cookie.startsWith("locale=nb;")]).toEqual([[], ["/butikker"], true])
})
