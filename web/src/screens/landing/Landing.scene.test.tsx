import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { store } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"

test("the first page leads to the stores with the keyboard, past the header if wanted", async () => {
  const shop = openSceneShop("/")
  await drawScene(shop)
  shop.answer("LoadStores", [store])
  await expectNoAxeViolations()
  await userEvent.tab()
  await expect.element(page.getByRole("link", { name: "Hopp til innholdet" })).toHaveFocus()
  await page.getByRole("main").getByRole("link", { name: "Velg butikk" }).click()
  await expect.element(page.getByRole("heading", { level: 1, name: "Velg butikk" })).toHaveFocus()
  expect(document.title).toBe("Velg butikk · Skorpe")
})

test("a language is chosen by an event; its link is real", async () => {
  const shop = openSceneShop("/butikker")
  await drawScene(shop)
  const english = page.getByRole("link", { name: "English" })
  await expect.element(english).toHaveAttribute("href", "/en/butikker")
  await english.click()
  expect(shop.told()).toContainEqual({ type: "ReloadAt", path: "/en/butikker" })
})

test("an address that leads nowhere says so", async () => {
  await drawScene(openSceneShop("/calzone"))
  await expect.element(page.getByRole("heading", { level: 1, name: "Her er det ingen pizza" })).toBeVisible()
  await expectNoAxeViolations()
})

test("the log's hash is shown once it is exported", async () => {
  await drawScene(openSceneShop("/"))
  await page.getByTestId("log-download").click()
  await expect.element(page.getByTestId("log-hash")).toHaveTextContent("h1:scene")
})
