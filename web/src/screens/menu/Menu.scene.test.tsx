import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { richMenu, status, store } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { scrollToEnd } from "../../testing/scrollToEnd.ts"
import { atMenu, denyConsent } from "../../testing/walk.ts"

/** Sizes the page for this test. */
const seenAt = async (width: number, height: number): Promise<void> => {
  const before = { width: innerWidth, height: innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(width, height)
}

test("the menu shows its shelves, lowest prices and what is sold out", async () => {
  await renderScene(atMenu())
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
  await renderScene(atMenu(prefix))
  await expect.element(page.getByText(words).first()).toBeVisible()
  await expectNoAxeViolations()
})

test("a shelf's link that is cut off in its row scrolls into view on focus", async () => {
  await renderScene(atMenu())
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

test('a shelf is filtered by sub-category: "all" first, then by priority', async () => {
  await renderScene(atMenu())
  const filter = page.getByRole("group", { name: "Vis bare: Pizza" })
  const names = filter.getByRole("button").elements()
  expect(names.map(({ textContent }) => textContent)).toEqual(["Alle", "Klassikere", "Vegetar"])
  await filter.getByRole("button", { name: "Vegetar" }).click()
  await expect.element(page.getByRole("link", { name: "Hagen" })).toBeVisible()
  await expect.poll(() => page.getByRole("link", { name: "Pepperoni" }).elements()).toHaveLength(0)
})

test.for([320, 1024])("a name of one long word fits its card at %i pixels", async (width) => {
  await renderScene(atMenu())
  await expect.element(page.getByRole("link", { name: "Kjøttbollesandwich" })).toBeVisible()
  await expectNoSidewaysScroll(width)
})

test("on a desktop the cart is beside the menu, with total and checkout button in view before the page is scrolled", async () => {
  await seenAt(1280, 800)
  const shop = atMenu()
  await renderScene(shop)
  const cart = page.getByRole("region", { name: "Handlevogn" })
  await expect.element(cart.getByText("Handlevognen er tom. Ovnen er det ikke.")).toBeVisible()
  for (const code of ["PEPP_AM30", "PEPP_AM40", "PEPP_IT30"])
    shop.send({ type: "ProductAdded", productId: "p1", variationCode: code, quantity: 1 })
  const way = cart.getByRole("link", { name: "Til bestilling" })
  await expect.poll(() => way.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  await expect.element(cart.getByTestId("pay-bar")).toMatchTextContent(/3 varer767.kr/)
  const [add] = page.getByRole("button", { name: /^Legg .*Hagen/ }).elements()
  expect(add?.getBoundingClientRect().right).toBeLessThan(cart.element().getBoundingClientRect().left)
  await expect.element(page.getByRole("link", { name: /Se handlevognen/ })).not.toBeInTheDocument()
  await expectNoAxeViolations()
  await page.viewport(1100, 800)
  await expect.element(page.getByRole("link", { name: /Se handlevognen/ })).toBeVisible()
})

test("the cart bar stays in view", async () => {
  await seenAt(390, 844)
  const shop = atMenu()
  shop.send(denyConsent)
  await renderScene(shop)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 2 })
  await expect.element(page.getByRole("link", { name: "2 varer Se handlevognen 598 kr" })).toBeVisible()
  await expect.element(page.getByText("Pepperoni er lagt i handlevognen")).toBeVisible()
  // At the end of the page nothing is partly covered by the bar.
  await scrollToEnd()
  await expectNoAxeViolations()
})

test("the waiting time is that of the chosen delivery method", async () => {
  const shop = atMenu()
  await renderScene(shop)
  await expect.element(page.getByText(/^Klar på ca\. \d+ min$/)).toBeVisible()
  shop.send({ type: "MethodChosen", method: "delivery" })
  const { current } = shop.views().store
  const minutes = String((current?.status ?? current?.store)?.waitMinutes.delivery)
  await expect.element(page.getByText(`Hos deg på ca. ${minutes} min`)).toBeVisible()
})

test("the page says that the menu is loading, and that loading has failed", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  await renderScene(shop)
  await expect.element(page.getByText("Henter menyen …")).toBeVisible()
  await expectNoAxeViolations()
  shop.fail("LoadStore", { _tag: "Unreachable" })
  await page.getByRole("alert").getByRole("button", { name: "Prøv nå" }).click()
  shop.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] })
  await expect.element(page.getByRole("heading", { name: "Vi finner ikke butikken" })).toBeVisible()
  await expectNoAxeViolations()
})

test("the stores say whether they are open", async () => {
  const shop = openSceneShop("/butikker")
  await renderScene(shop)
  shop.answer("LoadStores", [store, { ...store, id: "no-2", slug: "brygga", name: "Brygga", openingHours: [] }])
  await expect.element(page.getByText("Åpent til 23:00")).toBeVisible()
  await expect.element(page.getByText("Stengt")).toBeVisible()
  await expectNoAxeViolations()
})

test("half-and-half is listed with the pizzas, and starts as two of them", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  const [like] = richMenu.products
  if (like === undefined) throw new Error("The sample menu has no pizza")
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
  await renderScene(shop)
  await page.getByRole("button", { name: "Legg til Halv og halv, velg halvdelene" }).click()
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
