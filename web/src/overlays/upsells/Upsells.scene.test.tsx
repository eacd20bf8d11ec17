import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { atFullCart, atMenu } from "../../testing/walk.ts"

const panel = page.getByRole("dialog", { name: "Noe mer?" })

const shelf = {
  id: "hungry",
  title: { nb: "Enda litt til?", sv: "Lite till?", en: "A little more?" },
  whenInCart: [],
  unlessInCart: [],
  products: ["VEGG", "SAND"],
  priority: 1,
}

describe("the panel before paying", () => {
  const open = async (): Promise<SceneShop> => {
    const shop = atFullCart()
    await drawScene(shop)
    shop.send({ type: "CheckoutWanted" })
    shop.answer("LoadUpsells", [shelf])
    shop.wait(300)
    await expect.element(panel).toBeVisible()
    return shop
  }

  test("adds with one tap, counts on, and takes back", async () => {
    const shop = await open()
    await expectNoAxeViolations()
    await panel.getByRole("button", { name: "Legg til Hagen" }).click()
    await panel.getByRole("button", { name: "Én Hagen til" }).click()
    expect(shop.views().cart.lines.at(-1)).toMatchObject({ variationCode: "VEGG_AM30", quantity: 2 })
    await expectNoAxeViolations()
    await panel.getByRole("button", { name: "Én Hagen mindre" }).click()
    await panel.getByRole("button", { name: "Ta bort Hagen" }).click()
    await expect.element(panel.getByRole("button", { name: "Legg til Hagen" })).toBeVisible()
    await expectNoSidewaysScroll(320)
  })

  test("says what was added where it covers no stepper", async () => {
    await open()
    await panel.getByRole("button", { name: "Legg til Hagen" }).click()
    const said = page.getByText("Hagen er lagt i handlevognen").element().getBoundingClientRect()
    for (const button of panel.getByRole("button").elements()) {
      const { top, bottom, left, right } = button.getBoundingClientRect()
      expect(top >= said.bottom || bottom <= said.top || left >= said.right || right <= said.left).toBe(true)
    }
  })

  test("is reached and passed with the keyboard alone", async () => {
    const shop = atFullCart()
    await drawScene(shop)
    page.getByRole("main").getByRole("link", { name: "Til bestilling" }).element().focus()
    await userEvent.keyboard("{Enter}")
    shop.answer("LoadUpsells", [shelf])
    await expect.element(panel).toBeVisible()
    shop.wait(300)
    await expect.element(panel).toHaveFocus()
    page.getByRole("button", { name: "Nei takk, gå til betaling" }).element().focus()
    await userEvent.keyboard("{Enter}")
    shop.wait(300)
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus()
    expect(shop.views().route.path).toBe("/betaling")
  })

  test("takes the place of the cart's panel, and its focus", async () => {
    const shop = atMenu()
    await drawScene(shop)
    shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
    await page.getByTestId("cart-link").click()
    shop.wait(300)
    const cart = page.getByRole("dialog", { name: "Handlevogn" })
    await expect.element(cart).toHaveFocus()
    cart.getByTestId("to-checkout").element().focus()
    await userEvent.keyboard("{Enter}")
    shop.answer("LoadUpsells", [shelf])
    shop.wait(300)
    await expect.element(panel).toBeVisible()
    shop.wait(300)
    await expect.element(panel).toHaveFocus()
    await expect.element(cart).not.toBeInTheDocument()
  })

  test("is passed with one tap, and the way on is loud once something was chosen", async () => {
    const shop = await open()
    await expect.element(page.getByRole("button", { name: "Nei takk, gå til betaling" })).toBeVisible()
    await page.getByRole("button", { name: /Legg til Kjøttbolle/ }).click()
    await page.getByRole("button", { name: "Gå til betaling" }).click()
    shop.wait(300)
    expect(shop.views()).toMatchObject({ route: { path: "/betaling" }, overlay: { modal: null } })
  })
})

describe("the page", () => {
  test("lists the same, and leads on", async () => {
    const shop = atFullCart()
    shop.send({ type: "PathOpened", path: "/legg-til-mer", how: "link" })
    await drawScene(shop)
    await expect.element(page.getByText("Ser etter noe godt …")).toBeInTheDocument()
    await expectNoAxeViolations()
    shop.answer("LoadUpsells", [shelf])
    await expect.element(page.getByRole("heading", { level: 2, name: "Enda litt til?" })).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await page.getByRole("button", { name: "Nei takk, gå til betaling" }).click()
    expect(shop.views().route.path).toBe("/betaling")
  })

  test("says so when there is nothing to add", async () => {
    const shop = atFullCart()
    shop.send({ type: "PathOpened", path: "/legg-til-mer", how: "link" })
    await drawScene(shop)
    shop.fail("LoadUpsells", { _tag: "Unreachable" })
    await expect.element(page.getByText(/Du har alt du trenger/)).toBeVisible()
    await expect.element(page.getByRole("button", { name: "Gå til betaling" })).toBeVisible()
    await expectNoAxeViolations()
  })

  test("leads to a pizza first while the cart is empty", async () => {
    await drawScene(openSceneShop("/legg-til-mer"))
    await expect.element(page.getByRole("main").getByRole("link", { name: "Velg butikk" })).toBeVisible()
    await expectNoAxeViolations()
  })
})
