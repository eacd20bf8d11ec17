import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer, menu, priceOf, status } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"
import { torget } from "../../../testing/stores.ts"
import { atCheckout, denyConsent, placeOrder } from "../../../testing/walk.ts"

/** A customer at the checkout who has chosen delivery. */
const toTheDoor = (): SceneShop => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", status)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "MethodChosen", method: "delivery" })
  shop.send({
    type: "AddressChosen",
    address: {
      street: "Torggata 1",
      postalCode: "0181",
      city: "Oslo",
      position: { latitude: 59.915, longitude: 10.751 },
      deliveryDescription: "",
    },
  })
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.wait(1000)
  shop.answer("ValidatePrice", priceOf(299))
  return shop
}

/** A member at the checkout, who orders for their company. */
const forCompany = (): SceneShop => {
  const shop = openSceneShop("/butikker/torget/meny/pizza", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, organisations: [{ organisationId: "org-1", isActive: true }] })
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", status)
  shop.send({ type: "AccountChosen", organisationId: "org-1" })
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.wait(1000)
  shop.answer("ValidatePrice", priceOf(299))
  return shop
}

/** A customer whose order the server refused with this code. */
const refusedWith = async (code: number, shop = atCheckout()): Promise<SceneShop> => {
  shop.send(denyConsent)
  await renderScene(shop)
  placeOrder(shop)
  shop.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })
  await expect.element(page.getByText("Nei.")).toBeVisible()
  return shop
}

test("an address out of reach is changed, or the food is collected instead", async () => {
  const shop = await refusedWith(3022, toTheDoor())
  await expectNoAxeViolations()
  // The first of them belongs to the address itself.
  await page.getByRole("button", { name: "Endre adressen" }).last().click()
  await expect.element(page.getByRole("combobox", { name: "Adressen din" })).toHaveFocus()
  await page.getByRole("button", { name: "Endre henting eller levering" }).click()
  expect(shop.views().overlay.modal?.modal).toMatchObject({ _tag: "CurrentStore" })
})

test("an order that is collected has no address to change", async () => {
  await refusedWith(3022)
  await expect.element(page.getByRole("button", { name: "Endre henting eller levering" })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Endre adressen" })).not.toBeInTheDocument()
})

test("a product that cannot be sold is changed in the cart", async () => {
  const shop = await refusedWith(3116)
  await page.getByRole("link", { name: "Endre handlevognen" }).click()
  expect(shop.views().route.screen._tag).toBe("Cart")
})

test("a used-up budget leads to the cart, and not to the customer's own account if that is chosen already", async () => {
  await refusedWith(3090)
  await expect.element(page.getByRole("link", { name: "Endre handlevognen" })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Bestill for deg selv" })).not.toBeInTheDocument()
})

test("a company that has removed the customer leads only to their own account, and disables the order button", async () => {
  const shop = forCompany()
  shop.answer("LoadBudget", { isApproved: true, perOrder: null, left: null })
  shop.send(denyConsent)
  await renderScene(shop)
  placeOrder(shop)
  shop.fail("PlaceOrder", { _tag: "Refused", status: 400, problems: [{ code: 3007, message: "Nei." }] })
  await expect.element(page.getByText(/^Du kan ikke lenger bestille for bedriften/)).toBeInViewport()
  await expect.element(page.getByText("Nei.")).not.toBeInTheDocument()
  await expect.element(page.getByTestId("order")).toHaveAttribute("aria-disabled", "true")
  await expect.element(page.getByRole("link", { name: "Endre handlevognen" })).not.toBeInTheDocument()
  await expect.element(page.getByRole("link", { name: "Ring Torget" })).not.toBeInTheDocument()
  await page.getByRole("button", { name: "Bestill for deg selv" }).click()
  await expect.element(page.getByText(/^Du kan ikke lenger/)).not.toBeInTheDocument()
  shop.wait(1000)
  shop.answer("ValidatePrice", priceOf(299))
  await expect.element(page.getByTestId("order")).toHaveAttribute("aria-disabled", "false")
})

test("when a company's budget is used up, the same order can be sent for the customer's own account", async () => {
  const shop = forCompany()
  const sent = () => shop.told().findLast((command) => command.type === "SaveAttempt" && command.attempt !== null)
  await refusedWith(3090, shop)
  expect(JSON.stringify(sent())).toContain("org-1")
  await page.getByRole("button", { name: "Bestill for deg selv" }).click()
  await expect.element(page.getByText("Nei.")).not.toBeInTheDocument()
  await expect.element(page.getByText("Du betaler i butikken når du henter.")).toBeVisible()
  shop.wait(1000)
  shop.answer("ValidatePrice", priceOf(299))
  await page.getByRole("button", { name: /^Bestill for/ }).click()
  shop.answer("ReadPhone", { _tag: "Phone", e164: "+4722111111" })
  expect(sent()).toMatchObject({ attempt: { order: { paymentType: "INSTORE" } } })
  expect(JSON.stringify(sent())).not.toContain("org-1")
})

test("a cart that was sent before is kept, and the customer asks the store or sends it as a new order", async () => {
  const shop = atCheckout()
  shop.send(denyConsent)
  await renderScene(shop)
  const key = shop.views().cart.cartId
  placeOrder(shop)
  shop.fail("PlaceOrder", { _tag: "Refused", status: 409, problems: [{ code: 1006, message: "Nei." }] })
  await expect.element(page.getByText("Handlevognen er sendt før")).toBeVisible()
  await expectNoAxeViolations()
  await expect.element(page.getByRole("link", { name: "Ring Torget" })).toHaveAttribute("href", "tel:+4722000000")
  await page.getByRole("button", { name: "Send som ny bestilling" }).click()
  shop.answer("ReadPhone", { _tag: "Phone", e164: "+4722111111" })
  const { cart, checkout } = shop.views()
  expect([cart.totalCount, cart.cartId === key, checkout.step._tag]).toEqual([1, false, "Sending"])
  await expect.element(page.getByText("Handlevognen er sendt før")).not.toBeInTheDocument()
})

test("a refusal that nothing on the page resolves leads to the store's phone", async () => {
  await refusedWith(4037)
  await expect.element(page.getByRole("link", { name: "Ring Torget" })).toHaveAttribute("href", "tel:+4722000000")
})
