import type { ShownNotice } from "@skorpe/core/notification"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../testing/drawScene.tsx"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { atCart, atMenu } from "../testing/walk.ts"

const notices = page.getByRole("region", { name: "Meldinger" })
const bar = page.getByRole("link", { name: /Se handlevogn|Til handlevogn|vare/ }).last()

test("whoever is cut off is told so until they are back, and that the cart is safe", async () => {
  const shop = atMenu()
  await drawScene(shop)
  shop.send({ type: "ConnectionLost" })
  await expect.element(notices.getByText(/Ingen kontakt akkurat nå/)).toBeVisible()
  shop.wait(60_000)
  await expect.element(notices.getByText(/Handlevognen er trygg/)).toBeVisible()
  await expectNoAxeViolations()
  shop.send({ type: "ConnectionRestored" })
  await expect.element(notices.getByText(/Ingen kontakt akkurat nå/)).not.toBeInTheDocument()
})

test("a word about the cart is read out, goes by itself after five seconds, and lies on nothing that is pressed", async () => {
  const shop = atMenu()
  await drawScene(shop)
  shop.send({ type: "ConnectionLost" })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  await expect.element(notices.getByText(/er lagt i handlevognen/)).toBeVisible()
  expect(notices.element().getAttribute("aria-live")).toBe("polite")
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  expect(Number.parseFloat(scrollPaddingBottom)).toBe(192)
  await expect.element(bar).toBeVisible()
  await expect
    .poll(() => notices.element().getBoundingClientRect().bottom <= bar.element().getBoundingClientRect().top)
    .toBe(true)
  shop.wait(5000)
  await expect.element(notices.getByText(/er lagt i handlevognen/)).not.toBeInTheDocument()
})

test("it can be put away, and the next of its kind takes its place", async () => {
  const shop = atMenu()
  await drawScene(shop)
  for (const productId of ["p1", "p1"]) {
    shop.send({ type: "ProductAdded", productId, variationCode: "PEPP_AM40", quantity: 1 })
  }
  const away = notices.getByRole("button", { name: "Lukk meldingen" })
  await expect.poll(() => away.elements().length).toBe(1)
  await away.click()
  await expect.poll(() => away.elements().length).toBe(0)
})

/** A shop to which these messages have come. */
const told = (shop: SceneShop, ...notices: readonly ShownNotice[]): SceneShop => {
  const views = { ...shop.views(), notification: notices }
  return { ...shop, views: () => views, first: { ...shop.first, views: () => views } }
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

test("a word of the delivery stands with it in the cart, one to everybody at the foot of the page", async () => {
  await drawScene(told(atCart(), message("Det snør i Oslo", "delivery"), message("Stengt 24. desember", "main")))
  await expect.element(notices.getByText("Stengt 24. desember")).toBeVisible()
  expect(notices.getByText("Det snør i Oslo").elements()).toEqual([])
  await expect.element(page.getByRole("main").getByText("Det snør i Oslo")).toBeVisible()
  await expectNoAxeViolations()
})

test("what concerns who orders is not said where one looks after oneself", async () => {
  await drawScene(told(openSceneShop("/registrer-bruker"), message("Stengt 24. desember", "main")))
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(page.getByText("Stengt 24. desember").elements()).toEqual([])
})
