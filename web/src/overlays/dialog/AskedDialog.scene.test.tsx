import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { DialogContent } from "@skorpe/core/domain/dialog"
import { kroner } from "@skorpe/core/domain/money"
import type { OuterEvent } from "@skorpe/core/messages"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { menu, store } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { atCart, enterCodes } from "../../testing/walk.ts"

const pils = { nb: "Pils", sv: "Lageröl", en: "Lager" }

/** A customer who adds two beers, and is asked for their age; `first` runs before that. */
const atBeer = async (first = async (): Promise<void> => {}) => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  const [sample] = menu.products
  if (!sample) throw new Error("the sample menu is empty")
  const beer = {
    ...sample,
    id: "p9",
    kind: "PRODUCT",
    name: pils,
    slug: "pils",
    category: "Beer",
    alcohol: 4.7,
    ingredients: [],
    variations: [{ code: "PILS", productCode: "PILS", price: kroner(89), size: pils, soldOutUntil: null }],
  }
  shop.answer("LoadStore", { store, menu: { ...menu, products: [...menu.products, beer] } })
  await renderScene(shop)
  await first()
  shop.send({ type: "ProductAdded", productId: "p9", variationCode: "PILS", quantity: 2 })
  return shop
}

const dialog = page.getByRole("dialog")

test("beer is added to the cart once the customer has confirmed their age", async () => {
  const shop = await atBeer()
  await expect.element(dialog).toHaveAccessibleName("Har du fylt 18?")
  await expect.element(dialog).toHaveAccessibleDescription(/Pils selges bare/)
  await expectNoAxeViolations()
  await page.getByRole("button", { name: "Ja, det har jeg" }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(shop.views().cart.totalCount).toBe(2)
})

test.each([
  ["no", async () => await page.getByRole("button", { name: "Nei" }).click()],
  ["the cross", async () => await dialog.getByRole("button", { name: "Lukk" }).click()],
  ["Esc", async () => await userEvent.keyboard("{Escape}")],
])("after %s the beer is not added, and the dialog is closed", async (_, answer) => {
  const shop = await atBeer()
  await expect.element(dialog).toBeVisible()
  await answer()
  await expect.element(dialog).not.toBeInTheDocument()
  expect([shop.views().cart.totalCount, shop.views().dialog.open]).toEqual([0, null])
  // No element on the page had opened the dialog.
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus()
})

test("a question does not take the focus from a customer who is typing, but takes it when they leave the field", async () => {
  const field = page.getByRole("searchbox")
  await atBeer(async () => {
    ;(field.element() as HTMLElement).focus()
    await userEvent.keyboard("pep")
  })
  await expect.element(dialog.getByRole("status")).toMatchTextContent(/Har du fylt 18/)
  await userEvent.keyboard("peroni")
  await expect.element(field).toHaveValue("pepperoni")
  await userEvent.tab()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  expect(dialog.element().matches(":modal")).toBe(true)
})

test("a coupon that is not valid for carry-out can be removed", async () => {
  const shop = atCart()
  await renderScene(shop)
  enterCodes(shop, "HJEM")
  shop.wait(1000)
  const wrongWay = { code: 3136, message: "Koden gjelder ikke ved henting." }
  shop.fail("ValidatePrice", { _tag: "Refused", status: 400, problems: [wrongWay] })
  await expect.element(dialog).toHaveAccessibleName("Oi da")
  await expect.element(page.getByRole("button", { name: "Få det levert for 49 kr" })).toBeVisible()
  await page.getByRole("button", { name: "Fjern koden" }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(shop.views().cart.manualDeals).toEqual([])
})

const contents: readonly DialogContent[] = [
  { _tag: "CouponCodes" },
  { _tag: "LoyaltyPrompt", points: 1000 },
  { _tag: "Ingredients", variationCode: "PEPP_AM40", lineId: null },
  { _tag: "AgeRestriction", minimumAge: 18, productName: pils },
  { _tag: "CouponNotForMethod", couponCodes: ["HJEM"], changeTo: "delivery", shippingPrice: kroner(49) },
  { _tag: "Confirm", topic: { _tag: "EmptyCart" } },
  { _tag: "Confirm", topic: { _tag: "Reorder", from: "Torget", to: "Brygga" } },
  {
    _tag: "Confirm",
    topic: {
      _tag: "StoreChange",
      from: "Torget",
      to: "Brygga",
      unavailable: [pils],
      soldOut: [],
      sum: { before: kroner(299), after: kroner(319) },
      way: "noDelivery",
      closed: { opensAt: null },
    },
  },
  {
    _tag: "Confirm",
    topic: {
      _tag: "ProductsUnavailable",
      storeName: "Brygga",
      unavailable: [pils],
      soldOut: [pils, pils],
      from: "Torget",
    },
  },
]

test.each(contents)("each dialog has a name, a description and a button that closes it: $_tag", async (content) => {
  const shop = openSceneShop("/")
  await renderScene(shop)
  const asked = {
    type: "DialogAsked",
    dialog: { content, confirmColor: "primary", closeOnConfirm: true, onConfirm: null, onCancel: null, onClose: null },
  }
  // An inner event, which only units send; here the scene sends it.
  shop.send(asked as unknown as OuterEvent)
  await expect.element(dialog).toHaveAccessibleName(/\S/)
  await expect.element(dialog).toHaveAccessibleDescription(/\S/)
  await expectNoAxeViolations()
  await dialog.getByRole("button").last().click()
  await expect.element(dialog).not.toBeInTheDocument()
})
