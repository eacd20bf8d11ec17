import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { atProduct } from "../../testing/walk.ts"

test("a product is chosen with the keyboard alone: crust, size, number, into the cart", async () => {
  const shop = atProduct()
  await drawScene(shop)
  const large = page.getByRole("radio", { name: /Stor/ })
  await expect.element(large).toBeChecked()
  await expect.element(page.getByText("gluten og sennep")).toBeVisible()
  await expectNoAxeViolations()

  page.getByRole("radio", { name: "Amerikansk" }).element().focus()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(page.getByRole("radio", { name: "Italiensk" })).toBeChecked()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(page.getByRole("radio", { name: /Medium/ })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(large).toBeChecked()
  await page.getByRole("button", { name: "Én til" }).click()
  await page.getByRole("button", { name: /Legg i handlevognen/ }).click()
  expect(shop.views().cart.lines).toMatchObject([{ variationCode: "PEPP_AM40", quantity: 2 }])
  await expect.element(page.getByText("2 varer i handlevognen").last()).toBeInTheDocument()
})

test("a crust that is not made in every size says so, before and after it is chosen", async () => {
  await drawScene(atProduct())
  await expect.element(page.getByRole("radio", { name: /Stor/ })).toBeChecked()
  await page.getByRole("radio", { name: "Italiensk i medium" }).click({ force: true })
  await expect.element(page.getByRole("radio", { name: /^Medium/ })).toBeChecked()
  await expect
    .element(page.getByRole("status").filter({ hasText: "Italiensk bunn lages bare i medium." }))
    .toBeVisible()
  expect(page.getByRole("radio", { name: /Stor/ }).elements()).toHaveLength(0)
  await expectNoAxeViolations()
})

test.for([320, 1024])("a product with a long name and a high price fits, %i pixels wide", async (width) => {
  await drawScene(atProduct("kjottbollesandwich"))
  await expect.element(page.getByRole("button", { name: /Legg i handlevognen 1.099 kr/ })).toBeVisible()
  await expectNoSidewaysScroll(width)
})

test("what is sold out can be looked at, not bought", async () => {
  const shop = atProduct("cola")
  await drawScene(shop)
  const button = page.getByRole("button", { name: "Utsolgt" })
  await expect.element(button).toHaveAttribute("aria-disabled", "true")
  await button.click({ force: true })
  expect(shop.views().cart.totalCount).toBe(0)
  await expectNoAxeViolations()
})

test("what the store does not sell leads back to its menu", async () => {
  await drawScene(atProduct("calzone"))
  await expect.element(page.getByRole("heading", { name: "Den finnes ikke her" })).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Til menyen" })).toBeVisible()
})

test("the ingredients say what each of them holds, and the heart is here too", async () => {
  const shop = atProduct()
  await drawScene(shop)
  await expect.element(page.getByText("Pepperoni (sennep)")).toBeVisible()
  await page.getByRole("button", { name: "Favoritt: Pepperoni" }).click()
  expect(shop.views().favourites).toEqual(["PEPP_AM40"])
  await expectNoAxeViolations()
})
