import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { barMenu } from "../../testing/bar.ts"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { status, store } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { atMenu } from "../../testing/walk.ts"

const sheet = page.getByRole("dialog")

test("one tap adds a product with a single variant to the cart, and its button counts it", async () => {
  const shop = atMenu()
  await renderScene(shop)
  const add = page.getByRole("button", { name: "Legg Kjøttbollesandwich i handlevognen" })
  await add.click()
  expect(shop.views().cart.lines).toMatchObject([{ variationCode: "SAND", quantity: 1 }])
  const counted = () => add.element().querySelector("[data-count]")?.getAttribute("data-count")
  await expect.poll(counted).toBe("1")
  await add.click()
  await expect.poll(counted).toBe("2")
  expect(shop.views().overlay.modal).toBeNull()
  await expectNoAxeViolations()
})

test("a product with several variants opens its sizes, and a tap on one adds it and closes the sheet", async () => {
  const shop = atMenu()
  await renderScene(shop)
  const add = page.getByRole("button", { name: "Legg til Pepperoni, velg størrelse" })
  await add.click()
  await expect.element(sheet).toHaveAccessibleName("Pepperoni")
  shop.wait(300)
  const sizes = sheet.getByRole("listitem").getByRole("button")
  expect(sizes.elements().map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))).toEqual([
    "Medium30 cmAmerikansk229 kr",
    "Stor40 cmAmerikansk299 kr",
    "Medium30 cmItaliensk239 kr",
  ])
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await sizes.nth(2).click()
  expect(shop.views().cart.lines).toMatchObject([{ variationCode: "PEPP_IT30", quantity: 1 }])
  shop.wait(300)
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
})

test("the builder is one tap further", async () => {
  const shop = atMenu()
  await renderScene(shop)
  await page.getByRole("button", { name: "Legg til Pepperoni, velg størrelse" }).click()
  shop.wait(300)
  await sheet.getByRole("button", { name: "Tilpass Pepperoni" }).click()
  shop.wait(300)
  await expect.element(sheet).toHaveAccessibleName("Bygg Pepperoni")
})

test("a size that is sold out says so and cannot be added; alcohol asks for the age after the sheet has closed", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store, menu: barMenu })
  shop.answer("LoadStatus", { ...status, soldOutVariations: ["PEPP_AM40"] })
  await renderScene(shop)
  shop.send({ type: "ModalOpened", modal: { _tag: "SizeSheet", productSlug: "pepperoni" } })
  shop.wait(300)
  const gone = sheet.getByRole("button", { name: /^Stor.*Utsolgt/ })
  await expect.element(gone).toHaveAttribute("aria-disabled", "true")
  ;(gone.element() as HTMLElement).click()
  expect(shop.views().cart.totalCount).toBe(0)
  await expectNoAxeViolations()
  await userEvent.keyboard("{Escape}")
  shop.wait(300)
  shop.send({ type: "ModalOpened", modal: { _tag: "SizeSheet", productSlug: "pils" } })
  shop.wait(300)
  await sheet.getByRole("listitem").getByRole("button").first().click()
  shop.wait(300)
  expect(shop.views()).toMatchObject({ overlay: { modal: null }, cart: { totalCount: 0 } })
  await expect.element(page.getByText(/18 år/).last()).toBeVisible()
})
