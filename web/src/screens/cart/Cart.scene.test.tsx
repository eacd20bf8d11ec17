import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { priceOf } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { atCart } from "../../testing/walk.ts"

test("the total is pending, then confirmed by the server", async () => {
  const shop = atCart()
  await drawScene(shop)
  await expect.element(page.getByText("Vi bekrefter prisen …")).toBeVisible()
  await expectNoAxeViolations()
  shop.answer("ValidatePrice", priceOf(301))
  await expect.element(page.getByText("Prisen er bekreftet")).toBeVisible()
  await expect.element(page.getByTestId("total")).toHaveTextContent("301 kr")
  await expectNoAxeViolations()
})

test("when nobody answers the cart is kept, the total unconfirmed, and the customer can ask again", async () => {
  const shop = atCart()
  await drawScene(shop)
  shop.fail("ValidatePrice", { _tag: "Unreachable" })
  await expect.element(page.getByText(/Handlevognen er trygg/)).toBeVisible()
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Prøv nå" }).click()
  shop.answer("ValidatePrice", priceOf(299))
  await expect.element(page.getByText("Prisen er bekreftet")).toBeVisible()
})

test("what the server refuses is told in its words", async () => {
  const shop = atCart()
  await drawScene(shop)
  shop.fail("ValidatePrice", {
    _tag: "Refused",
    status: 400,
    problems: [{ code: 3018, message: "Pepperoni er utsolgt." }],
  })
  await expect.element(page.getByText("Pepperoni er utsolgt.")).toBeVisible()
  await expectNoAxeViolations()
})

test("a line grows, shrinks, and goes at one; then the cart is empty", async () => {
  const shop = atCart()
  await drawScene(shop)
  await page.getByRole("button", { name: "Én Pepperoni til" }).click()
  await expect.element(page.getByText("299 kr per stykk")).toBeVisible()
  await page.getByRole("button", { name: "Én Pepperoni mindre" }).click()
  await page.getByRole("button", { name: "Ta bort Pepperoni" }).click()
  await expect.element(page.getByRole("heading", { level: 1, name: "Tomt her ennå" })).toBeVisible()
})

test("an empty cart leads to the stores", async () => {
  await drawScene(openSceneShop("/handlevogn"))
  await expect.element(page.getByRole("heading", { level: 1, name: "Tomt her ennå" })).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Velg butikk" }).last()).toHaveAttribute("href", "/butikker")
  await expectNoAxeViolations()
})
