import type { Product } from "@skorpe/core/domain/menu"
import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { renderScene } from "../../testing/renderScene.tsx"
import { menu, status, store } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"

const menuPath = "/butikker/torget/meny/pizza"

const many = 150

/** A menu with a shelf of 150 products, whose descriptions count how often a card renders. */
const atLongMenu = (): { readonly shop: SceneShop; readonly drawn: () => number } => {
  const [pepperoni, hagen] = menu.products
  if (!pepperoni || !hagen) throw new Error("The sample menu must have two pizzas")
  let drawn = 0
  const products = Array.from({ length: many }, (_, nth): Product => {
    const like = nth % 10 === 9 ? hagen : pepperoni
    const code = `P${nth}`
    return {
      ...like,
      id: code,
      kind: "PRODUCT",
      category: "Sides",
      slug: code.toLowerCase(),
      name: { nb: `Pizza ${nth}`, sv: `Pizza ${nth}`, en: `Pizza ${nth}` },
      variations: [{ ...like.variations[0], code }],
      get description() {
        drawn += 1
        return like.description
      },
    }
  })
  const shop = openSceneShop(menuPath)
  shop.answer("LoadStore", { store, menu: { ...menu, products } })
  shop.answer("LoadStatus", status)
  return { shop, drawn: () => drawn }
}

// On a busy machine the browser may never be idle.
beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work))
  return () => void vi.unstubAllGlobals()
})

const cards = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>("article")]
const cardOf = (nth: number): HTMLElement | undefined =>
  cards().find((card) => card.querySelector("a")?.textContent === `Pizza ${nth}`)
const allRendered = async (): Promise<void> => {
  await expect.poll(() => cards().length).toBe(many)
}

test("some cards render with the page, the rest in idle time, and together they are one list", async () => {
  const { shop } = atLongMenu()
  await renderScene(shop)
  expect(cards().length).toBeGreaterThanOrEqual(24)
  expect(cards().length).toBeLessThan(100)
  const height = document.documentElement.scrollHeight
  await allRendered()
  // The page hardly grows, so the scroll bar does not jump.
  expect(Math.abs(document.documentElement.scrollHeight / height - 1)).toBeLessThan(0.1)
  expect(page.getByRole("list").filter({ hasText: "Pizza 3" }).getByRole("listitem").elements()).toHaveLength(many)
})

test("neither the status poll every minute nor a favourite re-renders the other cards", async () => {
  const { shop, drawn } = atLongMenu()
  await renderScene(shop)
  await allRendered()
  const before = drawn()
  expect(before).toBeGreaterThanOrEqual(many)
  shop.wait(60_000)
  shop.answer("LoadStatus", { ...status, soldOutVariations: ["P1"], serverTime: status.serverTime + 60_000 })
  await expect.poll(() => cardOf(1)?.textContent).toContain("Utsolgt")
  await page.getByRole("button", { name: "Favoritt: Pizza 2", exact: true }).click()
  await expect.poll(() => cardOf(2)?.querySelector("[aria-pressed=true]")).not.toBeNull()
  expect(drawn() - before).toBeLessThanOrEqual(4)
})

test("a filter keeps the whole shelf mounted, and removing it re-renders no card", async () => {
  const { shop, drawn } = atLongMenu()
  await renderScene(shop)
  await allRendered()
  const first = cardOf(0)
  await page.getByRole("button", { name: "Vegetar" }).click()
  await expect.poll(() => first?.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  await expect.element(page.getByRole("link", { name: "Pizza 9", exact: true })).toBeVisible()
  expect(page.getByRole("link", { name: "Pizza 0", exact: true }).elements()).toHaveLength(0)
  await expect.poll(() => cards().length).toBe(many + many / 10)
  const before = drawn()
  await page.getByRole("button", { name: "Alle" }).click()
  await expect.element(page.getByRole("link", { name: "Pizza 0", exact: true })).toBeVisible()
  expect(cardOf(0)).toBe(first)
  expect(drawn()).toBe(before)
})

test("after navigating back the same cards are at the same scroll position", async () => {
  const { shop } = atLongMenu()
  await renderScene(shop)
  await allRendered()
  for (let top = 0; top <= 6000; top += 400) {
    scrollTo({ top, behavior: "instant" })
    await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)))
  }
  const seen = cards().find((card) => card.getBoundingClientRect().top > 200)
  const name = seen?.querySelector("a")?.textContent
  const top = seen?.getBoundingClientRect().top ?? 0
  shop.send({ type: "PathOpened", path: `${menuPath}/p1`, how: "link" })
  await expect.element(page.getByRole("heading", { level: 1, name: "Pizza 1" })).toBeVisible()
  shop.send({ type: "PathOpened", path: menuPath, how: "history" })
  await expect.element(page.getByRole("heading", { level: 1, name: "Torget" })).toBeInTheDocument()
  scrollTo({ top: 6000, behavior: "instant" })
  await expect
    .poll(() => {
      const again = cards().find((card) => card.querySelector("a")?.textContent === name)
      return Math.abs((again?.getBoundingClientRect().top ?? 10_000) - top)
    })
    .toBeLessThan(12)
})
