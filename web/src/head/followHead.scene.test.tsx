import { afterEach, expect, test } from "vitest"
import { drawScene } from "../testing/drawScene.tsx"
import { menu, store } from "../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { followHead } from "./followHead.ts"

const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name) ?? null
const description = () => attribute('meta[name="description"]', "content")
const canonical = () => attribute('link[rel="canonical"]', "href")
const data = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? ""

let stop = (): void => undefined
afterEach(() => {
  stop()
  for (const left of document.head.querySelectorAll("meta[name],meta[property],link[hreflang],link[rel=canonical]")) {
    left.remove()
  }
})

const followed = async (path: string, market: "no" | "se" = "no"): Promise<SceneShop> => {
  const shop = openSceneShop(path, { market })
  await drawScene(shop)
  stop = followHead(shop, { views: shop.views(), title: document.title })
  return shop
}

const goTo = (shop: SceneShop, path: string) => shop.send({ type: "PathOpened", path, how: "link" })

test("whoever goes on to another page has that page's title, description and address in the head", async () => {
  const shop = await followed("/")
  goTo(shop, "/side/faq")
  await expect.poll(description).toMatch(/^Spørsmål og svar/)
  expect(canonical()).toBe(`${location.origin}/side/faq`)
  expect(attribute('meta[property="og:title"]', "content")).toBe("Spørsmål og svar · Skorpe")
  goTo(shop, "/")
  await expect.poll(canonical).toBe(`${location.origin}/`)
  expect(description()).toMatch(/^Bestill pizza/)
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1)
})

test("whoever had gone on before anybody followed has the head of where they are", async () => {
  const shop = openSceneShop("/", { market: "no" })
  await drawScene(shop)
  const written = { views: shop.views(), title: document.title }
  goTo(shop, "/side/faq")
  stop = followHead(shop, written)
  await expect.poll(canonical).toBe(`${location.origin}/side/faq`)
  await expect.poll(() => attribute('meta[property="og:title"]', "content")).toBe("Spørsmål og svar · Skorpe")
})

test("a store's page is named after the store, and says so to machines once the store is here", async () => {
  const shop = await followed("/butikker")
  goTo(shop, `/butikker/${store.slug}`)
  await expect.poll(canonical).toBe(`${location.origin}/butikker/${store.slug}`)
  shop.answer("LoadStore", { store, menu })
  await expect.poll(description).toMatch(/^Skorpe Torget, /)
  expect(document.title).toBe("Torget: åpningstider · Skorpe")
  expect(JSON.parse(data())).toMatchObject({ "@type": "Restaurant", name: "Skorpe Torget" })
  goTo(shop, `/butikker/${store.slug}/meny/pizza`)
  await expect.poll(description).toMatch(/^Menyen hos Skorpe Torget/)
})

test("what is the customer's own becomes no search engine's business, and again somebody's after it", async () => {
  const shop = await followed("/en/butiker", "se")
  goTo(shop, "/en/varukorgen")
  await expect.poll(() => attribute('meta[name="robots"]', "content")).toBe("noindex")
  expect([canonical(), data()]).toEqual([null, ""])
  goTo(shop, "/en/kontakt")
  await expect.poll(canonical).toBe(`${location.origin}/en/kontakt`)
  expect(attribute('meta[name="robots"]', "content")).toBeNull()
  expect(attribute('link[hreflang="nb"]', "href")).toBe(`${location.origin}/no/kontakt`)
})

test("an address that leads nowhere has no canonical one", async () => {
  const shop = await followed("/")
  goTo(shop, "/finnes/ikke")
  await expect.poll(() => attribute('meta[name="robots"]', "content")).toBe("noindex")
  expect(canonical()).toBeNull()
})
