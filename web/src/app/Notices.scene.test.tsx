import type { ShownNotice } from "@skorpe/core/units/notification"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { readOnlyActors } from "../shop/readOnlyActors.ts"
import { renderScene, expectNoAxeViolations } from "../testing/renderScene.tsx"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { atCart, atMenu, denyConsent } from "../testing/walk.ts"

const notices = page.getByRole("region", { name: "Meldinger" })
const bar = page.getByRole("link", { name: /Se handlevogn|Til handlevogn|vare/ }).last()

test("an offline notice is shown until the network is back, and says that the cart is safe", async () => {
  const shop = atMenu()
  await renderScene(shop)
  shop.send({ type: "ConnectionLost" })
  await expect.element(notices.getByText(/Ingen kontakt akkurat nå/)).toBeVisible()
  shop.wait(60_000)
  await expect.element(notices.getByText(/Handlevognen er trygg/)).toBeVisible()
  await expectNoAxeViolations()
  shop.send({ type: "ConnectionRestored" })
  await expect.element(notices.getByText(/Ingen kontakt akkurat nå/)).not.toBeInTheDocument()
})

test("a notice of late code is shown until it loads, but not beside a lost connection, which explains it", async () => {
  const shop = atMenu()
  await renderScene(shop)
  shop.send({ type: "CodeDelayed" })
  await expect.element(notices.getByText(/hente det du valgte/)).toBeVisible()
  shop.send({ type: "ConnectionLost" })
  await expect.element(notices.getByText(/Ingen kontakt akkurat nå/)).toBeVisible()
  await expect.element(notices.getByText(/hente det du valgte/)).not.toBeInTheDocument()
  shop.send({ type: "ConnectionRestored" })
  await expect.element(notices.getByText(/hente det du valgte/)).toBeVisible()
  shop.send({ type: "CodeLoaded" })
  await expect.element(notices.getByText(/hente det du valgte/)).not.toBeInTheDocument()
})

test("an addition is announced for five seconds without being visible; other notices cover no bar", async () => {
  const shop = atMenu()
  await renderScene(shop)
  shop.send(denyConsent)
  shop.send({ type: "ConnectionLost" })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  await expect.element(notices.getByText(/er lagt i handlevognen/)).toHaveClass("sr-only")
  expect(notices.element().getAttribute("aria-live")).toBe("polite")
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  expect(Number.parseFloat(scrollPaddingBottom)).toBe(192)
  // At a desk the cart stands beside the menu, and there is no bar.
  if (innerWidth < 1200) {
    await expect.element(bar).toBeVisible()
    await expect
      .poll(() => notices.element().getBoundingClientRect().bottom <= bar.element().getBoundingClientRect().top)
      .toBe(true)
  }
  shop.wait(5000)
  await expect.element(notices.getByText(/er lagt i handlevognen/)).not.toBeInTheDocument()
})

test("a notice of a technical fault that mentions the customer centre links to its page", async () => {
  const shop = atCart()
  await renderScene(shop)
  shop.fail("ValidatePrice", { _tag: "Refused", status: 503, problems: [] })
  await expect.element(notices.getByText(/Ta kontakt med kundesenteret/)).toBeVisible()
  await expect.element(notices.getByRole("link", { name: "Kontakt oss" })).toHaveAttribute("href", "/kontakt")
  await expectNoAxeViolations()
})

test("the next of its kind replaces a notice, and it can be dismissed", async () => {
  const shop = atCart()
  await renderScene(shop)
  for (const _ of ["once", "again"]) {
    shop.fail("ValidatePrice", { _tag: "Refused", status: 500, problems: [] })
    shop.send({ type: "LineIncreased", id: shop.views().cart.lines[0]?.id ?? "" })
    shop.wait(1000)
  }
  const away = notices.getByRole("button", { name: "Lukk meldingen" })
  await expect.poll(() => away.elements().length).toBe(1)
  await away.click()
  await expect.poll(() => away.elements().length).toBe(0)
})

/** The same shop, with these notices in its view. */
const told = (shop: SceneShop, ...notices: readonly ShownNotice[]): SceneShop => {
  const views = { ...shop.views(), notification: notices }
  const source = { ...shop, views: () => views }
  return { ...source, ...readOnlyActors(source) }
}

const message = (words: string, placement: "main" | "delivery"): ShownNotice => ({
  id: words,
  kind: placement === "main" ? "globalStatusMessage" : "statusMessage",
  severity: "warning",
  placement,
  contexts: ["menu"],
  quick: false,
  notice: { _tag: "StatusMessage", text: { nb: words, sv: words, en: words }, placement, severity: "warning" },
})

test("a delivery notice is shown beside the delivery in the cart, a general one at the foot of the page", async () => {
  await renderScene(told(atCart(), message("Det snør i Oslo", "delivery"), message("Stengt 24. desember", "main")))
  await expect.element(notices.getByText("Stengt 24. desember")).toBeVisible()
  expect(notices.getByText("Det snør i Oslo").elements()).toEqual([])
  await expect.element(page.getByRole("main").getByText("Det snør i Oslo")).toBeVisible()
  await expectNoAxeViolations()
})

test("notices about ordering are not shown on account pages", async () => {
  await renderScene(told(openSceneShop("/registrer-bruker"), message("Stengt 24. desember", "main")))
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(page.getByText("Stengt 24. desember").elements()).toEqual([])
})
