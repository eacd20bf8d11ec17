import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { menu, status, store } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { atMenu } from "../../testing/walk.ts"

const field = page.getByRole("searchbox")
const link = (name: string) => page.getByRole("link", { name })
const soon = Date.UTC(2026, 10, 21, 19, 30)

/** A menu with a cola that is sold out until half past eight, and a beer. */
const atBar = (prefix = ""): SceneShop => {
  const shop = openSceneShop(`${prefix}/butikker/torget/meny/pizza`)
  const [pepperoni, hagen, cola, sandwich] = menu.products
  if (!pepperoni || !hagen || !cola || !sandwich) throw new Error("The sample menu must have four products")
  const name = { nb: "Pils", sv: "Pils", en: "Lager" }
  const [can] = cola.variations
  const back = { ...cola, variations: [{ ...can, soldOutUntil: soon }] as const }
  const variations = [{ ...can, code: "PILS", productCode: "PILS", soldOutUntil: null }] as const
  const beer = { ...cola, id: "p5", productCode: "PILS", slug: "pils", category: "Beer", alcohol: 4.7 } as const
  const products = [pepperoni, hagen, back, sandwich, { ...beer, name, variations }]
  shop.answer("LoadStore", { store, menu: { ...menu, products } })
  shop.answer("LoadStatus", status)
  return shop
}

test("a search shows results while it is typed, and is cleared with one press", async () => {
  const shop = atMenu()
  await renderScene(shop)
  await field.click()
  await userEvent.keyboard("hag")
  await expect.element(page.getByRole("heading", { name: "«hag»" })).toBeVisible()
  await expect.element(page.getByRole("status").filter({ hasText: "1 treff" })).toBeVisible()
  await expect.element(link("Hagen")).toBeVisible()
  expect(link("Pepperoni").elements()).toHaveLength(0)
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await userEvent.keyboard("xyz")
  await expect.element(page.getByText(/Det fant vi ikke/)).toBeVisible()
  await page.getByRole("button", { name: "Tøm søket" }).click()
  await expect.element(link("Pepperoni")).toBeVisible()
  await expect.element(field).toHaveFocus()
})

test("during a search no shelf is marked as the one in view", async () => {
  const shop = atMenu()
  await renderScene(shop)
  const shelves = page.getByRole("navigation", { name: "Kategorier" })
  const looks = () => {
    const links = shelves.getByRole("link", { includeHidden: true }).elements()
    return new Set(links.map((one) => getComputedStyle(one).backgroundColor)).size
  }
  await expect.poll(looks).toBe(2)
  shop.send({ type: "SearchTyped", query: "hag" })
  await expect.element(page.getByRole("heading", { name: "«hag»" })).toBeVisible()
  await expect.poll(looks).toBe(1)
  shop.send({ type: "SearchTyped", query: "" })
  await expect.poll(looks).toBe(2)
})

test("the search history is below the empty field; its entries can be repeated or removed", async () => {
  const shop = atMenu()
  shop.send({ type: "SearchSubmitted", query: "pepperoni" })
  shop.send({ type: "SearchTyped", query: "" })
  await renderScene(shop)
  const before = page.getByRole("button", { name: "pepperoni", exact: true })
  expect(before.elements()).toHaveLength(0)
  await field.click()
  await expect.element(before).toBeVisible()
  await expectNoAxeViolations()
  await before.click()
  await expect.element(page.getByRole("heading", { name: "«pepperoni»" })).toBeVisible()
  await page.getByRole("button", { name: "Tøm søket" }).click()
  await page.getByRole("button", { name: "Glem søkene" }).click()
  expect(shop.views().search.history).toEqual([])
  await expect.element(before).not.toBeInTheDocument()
})

test("Enter adds a search to the history, and choosing a shelf ends the search", async () => {
  const shop = atMenu()
  await renderScene(shop)
  await field.click()
  await userEvent.keyboard("cola{Enter}")
  await expect.element(field).not.toHaveFocus()
  expect(shop.views().search.history).toEqual([{ query: "cola" }])
  shop.send({ type: "ShelfChosen", category: "Pizza", subCategory: null })
  await expect.element(link("Pepperoni")).toBeVisible()
  await expect.element(field).toHaveValue("")
})

test("Esc clears and collapses the field", async () => {
  await renderScene(atMenu())
  const { width } = field.element().getBoundingClientRect()
  await field.click()
  await userEvent.keyboard("hag")
  await expect.element(page.getByRole("heading", { name: "«hag»" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(field).toHaveValue("")
  await expect.element(link("Pepperoni")).toBeVisible()
  expect(field.element().getBoundingClientRect().width).toBe(width)
})

test("a size filter shows the products in that size, at its prices", async () => {
  await renderScene(atMenu())
  await expect.element(page.getByText("fra 229 kr").first()).toBeVisible()
  await page.getByRole("combobox", { name: "Størrelse" }).selectOptions("large")
  await expect.element(page.getByText("299 kr", { exact: true })).toBeVisible()
  expect(link("Hagen").elements()).toHaveLength(0)
  await expect.element(page.getByText("Stor lages bare med amerikansk bunn.")).toBeVisible()
  await page.getByRole("button", { name: "Vegetar" }).click()
  await expect.element(page.getByText(/Ingenting her i den størrelsen/)).toBeVisible()
  await expectNoAxeViolations()
})

test("a favourite is stored on the device, and listed among the favourites", async () => {
  const shop = atMenu()
  await renderScene(shop)
  const mine = page.getByRole("button", { name: "Mine favoritter" })
  await mine.click()
  await expect.element(page.getByText(/Trykk på hjertet/)).toBeVisible()
  await page.getByRole("button", { name: "Vis hele menyen" }).click()
  const heart = page.getByRole("button", { name: "Favoritt: Hagen" })
  await heart.click()
  await expect.element(heart).toHaveAttribute("aria-pressed", "true")
  expect(shop.told().at(-1)).toMatchObject({ type: "Keep", kept: { entry: "favourites" } })
  await mine.click()
  await expect.element(mine).toHaveAttribute("aria-pressed", "true")
  await expect.element(link("Hagen")).toBeVisible()
  expect(link("Pepperoni").elements()).toHaveLength(0)
  await expectNoAxeViolations()
})

test.for([
  { prefix: "", back: "Utsolgt til 20:30", age: "Aldersgrense 18 år" },
  { prefix: "/sv", back: "Slut till 20:30", age: "Åldersgräns 18 år" },
  { prefix: "/en", back: "Sold out until 20:30", age: "Age limit 18" },
])("what is out says until when, beer says for whom, in $prefix", async ({ prefix, back, age }) => {
  await renderScene(atBar(prefix))
  await expect.element(page.getByText(back)).toBeVisible()
  await expect.element(page.getByText(age)).toBeInTheDocument()
  await expectNoAxeViolations()
})

test("a card says whether its product is sold out at the time that the customer orders for", async () => {
  const shop = atBar()
  await renderScene(shop)
  const words = page.getByText("Utsolgt til 20:30")
  await expect.element(words).toBeVisible()
  shop.send({ type: "TimingOpened" })
  shop.send({ type: "TimeOptionChosen", option: "tomorrow" })
  await expect.poll(() => words.elements()).toHaveLength(0)
  shop.send({ type: "TimeOptionChosen", option: "now" })
  await expect.element(words).toBeVisible()
})

test("the deals are one press away", async () => {
  const shop = atMenu()
  await renderScene(shop)
  await page.getByRole("button", { name: "Tilbud" }).click()
  expect(shop.views().overlay.modal?.modal).toEqual({ _tag: "Deals" })
})
