import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { atBuilder } from "../../testing/walk.ts"

test.each([
  ["/side/allergener", "Allergener"],
  ["/side/sekretess-och-cookies", "Personvern og informasjonskapsler"],
  ["/side/bedrift", "Bedrift"],
  ["/sv/kontakt", "Kontakt"],
  ["/en/side/jobb", "Work with us"],
])("%s has its title and content, and fits 320 pixels", async (path, title) => {
  await renderScene(openSceneShop(path))
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  expect(page.getByRole("article").getByRole("paragraph").elements().length).toBeGreaterThan(0)
  await expectNoSidewaysScroll(320)
  await expectNoAxeViolations()
})

test("the page for companies is not found in a market without it", async () => {
  await renderScene(openSceneShop("/side/bedrift", { market: "se" }))
  await expect.element(page.getByRole("heading", { level: 1, name: "Här finns ingen pizza" })).toBeVisible()
})

test("a question opens and closes, also by keyboard", async () => {
  await renderScene(openSceneShop("/side/faq"))
  const question = page.getByRole("button", { name: "Må jeg ha konto?" })
  const answer = page.getByText("Nei. Navn og telefonnummer holder.")
  await expect.element(question).toHaveAttribute("aria-expanded", "false")
  expect(answer.element().checkVisibility()).toBe(false)
  await question.click()
  await expect.element(question).toHaveAttribute("aria-expanded", "true")
  await expect.element(answer).toBeVisible()
  await expectNoAxeViolations()
  question.element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => answer.element().checkVisibility()).toBe(false)
})

test("a long page has a table of contents; its links focus a heading without a history entry", async () => {
  await renderScene(openSceneShop("/side/brukervilkar"))
  const before = history.length
  const contents = page.getByRole("navigation", { name: "På denne siden" })
  await contents.getByRole("link", { name: "Når noe er galt" }).click()
  await expect.element(page.getByRole("heading", { level: 2, name: "Når noe er galt" })).toHaveFocus()
  expect(history.length).toBe(before)
})

test.each([
  ["no", "/side/brukervilkar", "unntatt fra angreretten i angrerettloven"],
  ["se", "/side/anvandarvillkor", "ångerrätten i distansavtalslagen"],
] as const)("market %s has its own legal terms", async (market, path, law) => {
  await renderScene(openSceneShop(path, { market }))
  await expect.poll(() => page.getByRole("article").element().textContent).toContain(law)
})

test("without a store the fourteen allergens are explained; with one its menu is listed too", async () => {
  const visitor = openSceneShop("/side/allergener")
  await renderScene(visitor)
  await expect.element(page.getByRole("article").getByText("Lupinfrø og lupinmel.")).toBeVisible()
  expect(page.getByRole("table").elements()).toEqual([])
  await expect.element(page.getByRole("link", { name: /^Velg en butikk/ })).toHaveAttribute("href", "/butikker")
})

test("the allergen table is derived from the menu", async () => {
  const shop = atBuilder(null)
  await renderScene(shop)
  shop.send({ type: "PathOpened", path: "/side/allergener", how: "link" })
  const row = page.getByRole("row", { name: /^Pepperoni/ })
  await expect.element(row).toBeVisible()
  await expectNoSidewaysScroll(320)
  await expectNoAxeViolations()
  await expect.element(page.getByRole("heading", { level: 2, name: "Produkt for produkt, Torget" })).toBeVisible()
})

test.for([
  ["/logg-inn", "Logg inn"],
  ["/registrer-bruker", "Bli medlem"],
  ["/sv/logg-inn", "Logga in"],
] as const)("at %s the tab says what the address says", async ([path, title]) => {
  await renderScene(openSceneShop(path))
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(document.title).toBe(`${title} · Skorpe`)
})
