import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { richMenu, status, store } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { atMenu } from "../../testing/walk.ts"

test("the menu shows its shelves, lowest prices and what is sold out", async () => {
  await drawScene(atMenu())
  await expect.element(page.getByRole("heading", { level: 1, name: "Torget" })).toBeVisible()
  await expect.element(page.getByText("Åpent til 23:00")).toBeVisible()
  await expect.element(page.getByText("Klar på ca. 25 min")).toBeVisible()
  await expect.element(page.getByText("fra 229 kr").first()).toBeVisible()
  await expect.element(page.getByText("Utsolgt")).toBeVisible()
  await expectNoAxeViolations()
})

test.for([
  { prefix: "/sv", words: "från 229 kr" },
  { prefix: "/en", words: "from 229 kr" },
])("in another language the words are others: $prefix", async ({ prefix, words }) => {
  await drawScene(atMenu(prefix))
  await expect.element(page.getByText(words).first()).toBeVisible()
  await expectNoAxeViolations()
})

test("a shelf that sticks out of its row is whole in it once the keyboard is there", async () => {
  await drawScene(atMenu())
  const row = page.getByRole("navigation").getByRole("list")
  const links = row.getByRole("link").elements() as HTMLElement[]
  const [first, last] = [links[0], links.at(-1)]
  const list = row.element() as HTMLElement
  list.style.width = `${(last?.offsetLeft ?? 0) + 20}px`
  list.style.flex = "none"
  first?.focus({ preventScroll: true })
  for (const _ of links.slice(1)) await userEvent.tab()
  expect(document.activeElement).toBe(last)
  const edge = Math.min(list.getBoundingClientRect().right, innerWidth)
  expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
})

test("a shelf is narrowed to a sub-category, all of it first, then by priority", async () => {
  await drawScene(atMenu())
  const filter = page.getByRole("group", { name: "Vis bare: Pizza" })
  const names = filter.getByRole("button").elements()
  expect(names.map(({ textContent }) => textContent)).toEqual(["Alle", "Klassikere", "Vegetar"])
  await filter.getByRole("button", { name: "Vegetar" }).click()
  await expect.element(page.getByRole("link", { name: "Hagen" })).toBeVisible()
  await expect.poll(() => page.getByRole("link", { name: "Pepperoni" }).elements()).toHaveLength(0)
})

test.for([320, 1024])("a name of one long word stays in its card, %i pixels wide", async (width) => {
  await drawScene(atMenu())
  await expect.element(page.getByRole("link", { name: "Kjøttbollesandwich" })).toBeVisible()
  await expectNoSidewaysScroll(width)
})

test("what is in the cart stays in reach", async () => {
  const shop = atMenu()
  await drawScene(shop)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 2 })
  await expect.element(page.getByRole("link", { name: "2 varer Se handlevognen 598 kr" })).toBeVisible()
  await expect.element(page.getByText("Pepperoni er lagt i handlevognen")).toBeVisible()
  // At its end the page leaves nothing half under the bar.
  scrollTo({ top: document.body.scrollHeight, behavior: "instant" })
  await expectNoAxeViolations()
})

test("the wait that is told is that of the way that was chosen", async () => {
  const shop = atMenu()
  await drawScene(shop)
  await expect.element(page.getByText(/^Klar på ca\. \d+ min$/)).toBeVisible()
  shop.send({ type: "MethodChosen", method: "delivery" })
  const { current } = shop.views().store
  const minutes = String((current?.status ?? current?.store)?.waitMinutes.delivery)
  await expect.element(page.getByText(`Hos deg på ca. ${minutes} min`)).toBeVisible()
})

test("while the menu is on its way, and when it does not come, the page says so", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  await drawScene(shop)
  await expect.element(page.getByText("Henter menyen …")).toBeVisible()
  await expectNoAxeViolations()
  shop.fail("LoadStore", { _tag: "Unreachable" })
  await page.getByRole("button", { name: "Prøv nå" }).click()
  shop.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] })
  await expect.element(page.getByRole("heading", { name: "Vi finner ikke butikken" })).toBeVisible()
  await expectNoAxeViolations()
})

test("the stores say whether they are open", async () => {
  const shop = openSceneShop("/butikker")
  await drawScene(shop)
  shop.answer("LoadStores", [store, { ...store, id: "no-2", slug: "brygga", name: "Brygga", openingHours: [] }])
  await expect.element(page.getByText("Åpent til 23:00")).toBeVisible()
  await expect.element(page.getByText("Stengt")).toBeVisible()
  await expectNoAxeViolations()
})

test("half-and-half stands on the menu with the pizzas, and begins as two of them", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  const [like] = richMenu.products
  if (like === undefined) throw new Error("the sample has no pizza")
  const half = {
    ...like,
    id: "half",
    productCode: "HALF",
    slug: "halv-halv",
    kind: "HALF_HALF" as const,
    name: { nb: "Halv og halv", sv: "Halv och halv", en: "Half and half" },
    ingredients: [],
    variations: [{ ...like.variations[0], code: "HALF_AM40", productCode: "HALF" }] as const,
  }
  shop.answer("LoadStore", { store, menu: { ...richMenu, products: [...richMenu.products, half] } })
  shop.answer("LoadStatus", status)
  await drawScene(shop)
  await page.getByRole("button", { name: "Tilpass Halv og halv" }).click()
  shop.wait(300)
  const builder = page.getByRole("dialog", { name: /^Bygg / })
  await expect.element(builder.getByRole("group", { name: "Halvdelene" })).toBeVisible()
  expect(shop.views().builder).toMatchObject({ _tag: "Building", pizza: { cover: "both" } })
  await expectNoAxeViolations()
  shop.send({ type: "PathOpened", path: "/butikker/torget/meny/pizza/halv-halv", how: "link" })
  await expect.element(builder).not.toBeInTheDocument()
  await expect.element(page.getByText(/De står for hver halvdel mens du bygger/)).toBeVisible()
  await expect.element(page.getByRole("radio", { name: /cm.*fra \d/ })).toBeChecked()
  await page.getByRole("button", { name: "Velg halvdelene" }).click()
  shop.wait(300)
  await expect.element(builder).toBeVisible()
})
