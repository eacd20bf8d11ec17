import { marketOf } from "@skorpe/core/domain/market"
import { hasPage, PageName, type Screen, writePath } from "@skorpe/core/domain/route"
import { seeShop } from "@skorpe/core/shop"
import { beforeAll, expect, test } from "vitest"
import { loadLazyUnits } from "../start/lazyShop.ts"
import { renderedWorld } from "../start/hydrationData.ts"
import { menu, store } from "../testing/samples.ts"
import { headOf } from "./headOf.ts"

const origin = "https://skorpe.example"
const known = [
  { command: { type: "LoadStores" } as const, value: [store] as never },
  { command: { type: "LoadStore", store: store.slug } as const, value: { store, menu } as never },
]

// The tracking unit is lazy: it loads when an order is followed.
beforeAll(async () => {
  await loadLazyUnits()
})

const headAt = (path: string, isPublic = true, id: "no" | "se" = "no") => {
  const views = seeShop(renderedWorld(id, { path, t: 0, build: "", known }))
  return headOf({ market: marketOf(id), views, origin, title: isPublic ? "Torget · Skorpe" : null, isPublic })
}
const dataAt = (path: string) =>
  JSON.parse(headAt(path).data.replace(/<\/?script[^>]*>/g, "")) as Record<string, unknown>

/** One of each screen: the type asks for a new one here. */
const oneOfEach: { readonly [Tag in Exclude<Screen["_tag"], "Page">]: Extract<Screen, { readonly _tag: Tag }> } = {
  Landing: { _tag: "Landing" },
  Stores: { _tag: "Stores" },
  Store: { _tag: "Store", storeSlug: store.slug },
  Menu: { _tag: "Menu", storeSlug: store.slug },
  Product: { _tag: "Product", storeSlug: store.slug, productSlug: "pepperoni" },
  Cart: { _tag: "Cart" },
  Extras: { _tag: "Extras" },
  Checkout: { _tag: "Checkout" },
  Payment: { _tag: "Payment", orderId: "o1" },
  Tracking: { _tag: "Tracking", orderId: "o1" },
  Login: { _tag: "Login" },
  Register: { _tag: "Register" },
  NewPassword: { _tag: "NewPassword" },
  Account: { _tag: "Account" },
  Organisation: { _tag: "Organisation", organisationId: "org-1" },
  LoggedOut: { _tag: "LoggedOut" },
  Contact: { _tag: "Contact" },
  Unsubscribe: { _tag: "Unsubscribe" },
  NotFound: { _tag: "NotFound", path: "/finnes-ikke" },
}
const screens: readonly Screen[] = [
  ...Object.values(oneOfEach),
  ...PageName.literals.map((page): Screen => ({ _tag: "Page", page })),
]

test.each(["no", "se"] as const)("every page of market %s has a description of its own in each language", (id) => {
  const market = marketOf(id)
  for (const { language } of market.languages) {
    const shown = screens.filter((screen) => screen._tag !== "Page" || hasPage(market, screen.page))
    const said = shown.map((screen) => {
      const { tags } = headAt(writePath(market, language, screen), true, id)
      return /<meta name="description" content="([^"]*)">/.exec(tags)?.[1] ?? ""
    })
    expect(new Set(said).size).toBe(shown.length)
    for (const words of said) {
      expect(words.length).toBeGreaterThan(35)
      expect(words.length).toBeLessThan(170)
      expect(words).not.toMatch(/[{}]/)
    }
  }
})

test("a page names its canonical address, and its address in the other languages", () => {
  const { tags } = headAt("/en/butikker/torget/meny/pizza")
  const path = "/butikker/torget/meny/pizza"
  expect(tags).toContain(`<link rel="canonical" href="${origin}/en${path}">`)
  for (const [hreflang, prefix] of [
    ["nb", ""],
    ["sv", "/sv"],
    ["en", "/en"],
    ["x-default", ""],
  ]) {
    expect(tags).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${origin}${prefix}${path}">`)
  }
  expect(tags).toContain('<meta property="og:title" content="Torget · Skorpe">')
  expect(tags).toContain('<link rel="manifest" href="/manifest.en.webmanifest">')
})

test("a personal page is noindex, and has a title", () => {
  const { tags, title, data } = headAt("/sv/handlevogn", false)
  expect(tags).toContain('<meta name="robots" content="noindex">')
  expect(tags).not.toMatch(/canonical|og:/)
  expect([title, data]).toEqual(["Varukorg · Skorpe", ""])
})

test("a menu has structured data with the store's address, its hours and its prices", () => {
  const data = dataAt("/butikker/torget/meny/pizza")
  expect(data).toMatchObject({
    "@type": "Restaurant",
    name: "Skorpe Torget",
    telephone: store.phone,
    address: { streetAddress: store.address.street, addressCountry: "NO" },
    hasMenu: { inLanguage: "nb" },
  })
  expect(JSON.stringify(data)).toContain(
    '"name":"Pepperoni","offers":{"@type":"Offer","price":229,"priceCurrency":"NOK"}',
  )
  const hours = data["openingHoursSpecification"] as readonly { readonly opens: string }[]
  expect(hours.length).toBeGreaterThan(0)
  for (const { opens } of hours) expect(opens).toMatch(/^\d\d:\d\d$/)
})

test("a store's description has its name and street; an unknown store's is the list's", () => {
  expect(headAt(`/butikker/${store.slug}`).tags).toContain(
    `content="Skorpe Torget, ${store.address.street}, ${store.address.city}:`,
  )
  expect(dataAt(`/butikker/${store.slug}`)).toMatchObject({ "@type": "Restaurant", name: "Skorpe Torget" })
  expect(headAt("/butikker/ingensteds").tags).toContain('content="Alle Skorpes butikker')
})

test("the store list has structured data, a content page has none", () => {
  expect(dataAt("/butikker")["@graph"]).toHaveLength(1)
  expect(headAt("/side/faq").data).toBe("")
})
