import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { DialogContent } from "@skorpe/core/dialog"
import { kroner } from "@skorpe/core/money"
import type { OuterEvent } from "@skorpe/core/shop"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { menu, store } from "../../testing/samples.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"
import { atCart } from "../../testing/walk.ts"

const pils = { nb: "Pils", sv: "Lageröl", en: "Lager" }

/** A customer who has just put two beers in the cart. */
const atBeer = async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  const [first] = menu.products
  if (!first) throw new Error("the sample menu is empty")
  const beer = {
    ...first,
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
  await drawScene(shop)
  shop.send({ type: "ProductAdded", productId: "p9", variationCode: "PILS", quantity: 2 })
  return shop
}

const dialog = page.getByRole("dialog")

test("beer waits for the customer's age, and is in the cart after a yes", async () => {
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
])("after %s the beer stays out, and the page is as before", async (_, answer) => {
  const shop = await atBeer()
  await expect.element(dialog).toBeVisible()
  await answer()
  await expect.element(dialog).not.toBeInTheDocument()
  expect([shop.views().cart.totalCount, shop.views().dialog.open]).toEqual([0, null])
})

test("a coupon that is not for carry-out can be taken away", async () => {
  const shop = atCart()
  await drawScene(shop)
  shop.send({ type: "CouponEntered", code: "HJEM" })
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
  { _tag: "Confirm", topic: { _tag: "StoreChange", from: "Torget", to: "Brygga" } },
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

test.each(contents)("a dialog of each kind has a name, words and a way out: $_tag", async (content) => {
  const shop = openSceneShop("/")
  await drawScene(shop)
  const asked = {
    type: "DialogAsked",
    dialog: { content, confirmColor: "primary", closeOnConfirm: true, onConfirm: null, onCancel: null, onClose: null },
  }
  // Only units ask; here the scene does.
  shop.send(asked as unknown as OuterEvent)
  await expect.element(dialog).toHaveAccessibleName(/\S/)
  await expect.element(dialog).toHaveAccessibleDescription(/\S/)
  await expectNoAxeViolations()
  await dialog.getByRole("button").last().click()
  await expect.element(dialog).not.toBeInTheDocument()
})
