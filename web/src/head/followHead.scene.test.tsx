import { afterEach, expect, test } from "vitest"
import { renderScene } from "../testing/renderScene.tsx"
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
  await renderScene(shop)
  stop = followHead(shop, { views: shop.views(), title: document.title })
  return shop
}

const goTo = (shop: SceneShop, path: string) => shop.send({ type: "PathOpened", path, how: "link" })

test("after a navigation the head has the new page's title, description and canonical address", async () => {
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

test("a navigation before the head is followed is caught up with", async () => {
  const shop = openSceneShop("/", { market: "no" })
  await renderScene(shop)
  const written = { views: shop.views(), title: document.title }
  goTo(shop, "/side/faq")
  stop = followHead(shop, written)
  await expect.poll(canonical).toBe(`${location.origin}/side/faq`)
  await expect.poll(() => attribute('meta[property="og:title"]', "content")).toBe("Spørsmål og svar · Skorpe")
})

test("a store's page has the store's name and structured data once the store is loaded", async () => {
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

test("a personal page is noindex, and the next public page is not", async () => {
  const shop = await followed("/en/butiker", "se")
  goTo(shop, "/en/varukorgen")
  await expect.poll(() => attribute('meta[name="robots"]', "content")).toBe("noindex")
  expect([canonical(), data()]).toEqual([null, ""])
  goTo(shop, "/en/kontakt")
  await expect.poll(canonical).toBe(`${location.origin}/en/kontakt`)
  expect(attribute('meta[name="robots"]', "content")).toBeNull()
  expect(attribute('link[hreflang="nb"]', "href")).toBe(`${location.origin}/no/kontakt`)
})

test("an unknown address is noindex and has no canonical link", async () => {
  const shop = await followed("/")
  goTo(shop, "/finnes/ikke")
  await expect.poll(() => attribute('meta[name="robots"]', "content")).toBe("noindex")
  expect(canonical()).toBeNull()
})
