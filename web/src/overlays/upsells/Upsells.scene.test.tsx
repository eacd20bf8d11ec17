import { describe, expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
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
    await renderScene(shop)
    shop.send({ type: "CheckoutWanted" })
    shop.answer("LoadUpsells", [shelf])
    shop.wait(300)
    await expect.element(panel).toBeVisible()
    return shop
  }

  test("adds with one tap, increases, decreases and removes", async () => {
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

  test("says what was added, without covering anything", async () => {
    await open()
    await panel.getByRole("button", { name: "Legg til Hagen" }).click()
    const said = page.getByText("Hagen er lagt i handlevognen").element().getBoundingClientRect()
    expect([said.width, said.height]).toEqual([1, 1])
  })

  test("keeps the checkout button at its foot, with nothing visible below it", async () => {
    const { innerWidth: width, innerHeight: height } = window
    onTestFinished(() => page.viewport(width, height))
    await open()
    await page.viewport(width, 420)
    const foot = panel.getByRole("button", { name: "Nei takk, gå til betaling" }).element().parentElement
    const bottomOf = (element?: Element | null) => element?.getBoundingClientRect().bottom
    await expect.poll(() => bottomOf(foot)).toBe(bottomOf(panel.element()))
  })

  test("fits a narrow phone with text twice as large", async () => {
    const { innerWidth: width, innerHeight: height } = window
    const { style } = document.documentElement
    onTestFinished(async () => {
      style.fontSize = ""
      await page.viewport(width, height)
    })
    await open()
    style.fontSize = "200%"
    await page.viewport(320, 740)
    const dialog = panel.element().getBoundingClientRect()
    for (const name of ["Nei takk, gå til betaling", "Legg til Hagen"]) {
      const button = panel.getByRole("button", { name }).element().getBoundingClientRect()
      expect(button.right).toBeLessThan(dialog.right)
    }
  })

  test("is opened and left by keyboard alone", async () => {
    const shop = atFullCart()
    await renderScene(shop)
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

  test("replaces the cart's panel and takes the focus", async () => {
    const shop = atMenu()
    await renderScene(shop)
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

  test("continues with one tap, and its button no longer declines once something is chosen", async () => {
    const shop = await open()
    await expect.element(page.getByRole("button", { name: "Nei takk, gå til betaling" })).toBeVisible()
    await page.getByRole("button", { name: /Legg til Kjøttbolle/ }).click()
    await page.getByRole("button", { name: "Gå til betaling" }).click()
    shop.wait(300)
    expect(shop.views()).toMatchObject({ route: { path: "/betaling" }, overlay: { modal: null } })
  })
})

describe("the page", () => {
  test("lists the same products, and leads on", async () => {
    const shop = atFullCart()
    shop.send({ type: "PathOpened", path: "/legg-til-mer", how: "link" })
    await renderScene(shop)
    await expect.element(page.getByText("Ser etter noe godt …")).toBeInTheDocument()
    await expectNoAxeViolations()
    shop.answer("LoadUpsells", [shelf])
    await expect.element(page.getByRole("heading", { level: 2, name: "Enda litt til?" })).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await page.getByRole("button", { name: "Nei takk, gå til betaling" }).click()
    expect(shop.views().route.path).toBe("/betaling")
  })

  test("has a message when there is nothing to add", async () => {
    const shop = atFullCart()
    shop.send({ type: "PathOpened", path: "/legg-til-mer", how: "link" })
    await renderScene(shop)
    shop.fail("LoadUpsells", { _tag: "Unreachable" })
    await expect.element(page.getByText(/Du har alt du trenger/)).toBeVisible()
    await expect.element(page.getByRole("button", { name: "Gå til betaling" })).toBeVisible()
    await expectNoAxeViolations()
  })

  test("links to the stores while the cart is empty", async () => {
    await renderScene(openSceneShop("/legg-til-mer"))
    await expect.element(page.getByRole("main").getByRole("link", { name: "Velg butikk" })).toBeVisible()
    await expectNoAxeViolations()
  })
})
