import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoSidewaysScroll } from "../../../testing/expectNoSidewaysScroll.ts"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer, menu, status } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"
import { bryggen, doors, savedAddresses, torget } from "../../../testing/stores.ts"

const field = page.getByRole("combobox", { name: "Adressen din" })
const mine = page.getByRole("list", { name: "Adressene mine" })
const another = page.getByRole("button", { name: "En annen av adressene mine" })
const [home, work, cabin] = savedAddresses

/** A member at the checkout of a store that delivers; they have saved these addresses. */
const atDelivery = async (addresses: readonly (object | undefined)[]): Promise<SceneShop> => {
  const shop = openSceneShop("/butikker/torget/meny/pizza", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" })
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", status)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.send({ type: "MethodChosen", method: "delivery" })
  shop.wait(6_000)
  shop.answer("LoadAddresses", addresses)
  await renderScene(shop)
  return shop
}

const streetIn = (shop: SceneShop) => shop.views().cart.shipping.address?.street

test("a member sees their default address filled in, and takes another with its door in two taps", async () => {
  const shop = await atDelivery([{ ...home, isDefault: true }, work, { ...cabin, position: bryggen.position }])
  await expect.element(page.getByText("Torggata 1, Oslo")).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await another.click()
  await expect.element(mine.getByText("Torget leverer ikke hit.")).toBeVisible()
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await mine.getByRole("button", { name: /^Torggata 12, Oslo/ }).click()
  await expect.element(page.getByText("Torggata 12, Oslo")).toBeVisible()
  await expect.element(page.getByRole("textbox", { name: /Portkode/ })).toHaveValue("4711")
  await expect.element(mine).not.toBeInTheDocument()
  await expect.element(another).toHaveFocus()
  expect(streetIn(shop)).toBe("Torggata 12")
})

test("a member enters a new address in the same place", async () => {
  const shop = await atDelivery([home])
  await expect.element(another).not.toBeInTheDocument()
  await page.getByRole("button", { name: "Ny adresse" }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard("torgg")
  shop.wait(500)
  shop.answer("FindAddresses", doors)
  await page.getByRole("option", { name: /Torggata 12B/ }).click()
  await expect.element(page.getByText("Torggata 12B, Oslo")).toBeVisible()
  await another.click()
  await mine.getByRole("button", { name: /^Torggata 1, Oslo/ }).click()
  expect(streetIn(shop)).toBe("Torggata 1")
})

test("addresses that the store does not reach are offered beside the field, and none is filled in", async () => {
  const shop = await atDelivery([{ ...home, position: bryggen.position }])
  await expect.element(field).toBeVisible()
  await mine.getByRole("button", { name: /Torget leverer ikke hit/ }).click()
  await expect.element(page.getByText("Torget leverer ikke til Torggata 1.")).toBeVisible()
  expect(streetIn(shop)).toBe("Torggata 1")
})

test("a guest sees nothing of this", async () => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", status)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
  shop.send({ type: "MethodChosen", method: "delivery" })
  await renderScene(shop)
  await expect.element(field).toBeVisible()
  await expect.element(mine).not.toBeInTheDocument()
  await expect.element(page.getByRole("button", { name: "Ny adresse" })).not.toBeInTheDocument()
})
