import { marketOf } from "@skorpe/core/domain/market"
import { readPath } from "@skorpe/core/domain/route"
import { expect, test } from "vitest"
import { sampleStores } from "../testing/sampleStores.ts"
import { robotsText, siteMap } from "./searchFiles.ts"

const origin = "https://skorpe.example"
const stores = sampleStores.map(({ store }) => store)

test.each(["no", "se"] as const)("the sitemap of %s lists existing pages only, each once in each language", (id) => {
  const market = marketOf(id)
  const found = [...siteMap({ market, origin }, stores).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc)
  expect(new Set(found).size).toBe(found.length)
  const screens = found.map((loc) => readPath(market, loc.slice(origin.length)).screen)
  expect(screens.filter(({ _tag }) => _tag === "NotFound")).toEqual([])
  expect(screens.filter(({ _tag }) => _tag === "Menu")).toHaveLength(stores.length * 3)
  expect(screens.some((screen) => screen._tag === "Page" && screen.page === "company")).toBe(market.companyPage)
  expect(screens.map(({ _tag }) => _tag)).not.toContain("Checkout")
})

test("robots.txt names the sitemap and excludes the API", () => {
  expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robotsText(origin)).toContain("Disallow: /api/")
})
