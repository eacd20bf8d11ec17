import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { menu, status } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { bryggen, doors, offer, torget } from "../../testing/stores.ts"

const panel = page.getByRole("dialog", { name: "Hvor vil du ha pizza fra?" })
const field = panel.getByRole("combobox", { name: "Adressen din" })
const options = panel.getByRole("option")

const atFinder = async (path = "/logg-ut"): Promise<SceneShop> => {
  const shop = openSceneShop(path)
  await renderScene(shop)
  shop.send({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })
  shop.wait(300)
  shop.answer("LoadStores", [torget, bryggen])
  await expect.element(panel).toBeVisible()
  return shop
}

const suggested = async (): Promise<SceneShop> => {
  const shop = await atFinder()
  await userEvent.fill(field, "torgg")
  shop.wait(500)
  shop.answer("FindAddresses", doors)
  return shop
}

describe("the address finder", () => {
  test("starts with the field and the list of stores", async () => {
    await atFinder()
    await expect.element(field).toHaveAttribute("aria-expanded", "false")
    await expect.element(panel.getByRole("link", { name: /Bryggen/ })).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
  })

  test("suggests addresses that the arrow keys select; the focus stays in the field", async () => {
    const shop = await suggested()
    await expect.element(field).toHaveAttribute("aria-expanded", "true")
    await expect.element(panel.getByText("3 adresser. Velg med piltastene.")).toBeInTheDocument()
    await expectNoAxeViolations()
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    await expect.element(options.nth(1)).toHaveAttribute("aria-selected", "true")
    expect(field.element().getAttribute("aria-activedescendant")).toBe(options.nth(1).element().id)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    expect([field.element().hasAttribute("aria-activedescendant"), shop.views().overlay.modal?.isClosing]).toEqual([
      false,
      false,
    ])
    await userEvent.keyboard("{ArrowUp}{Enter}")
    await expect.element(field).toHaveValue("Torggata 12B, Oslo")
    await userEvent.keyboard("{Escape}")
    expect(shop.views().overlay.modal?.isClosing).toBe(true)
  })

  test("offers the delivering store with its wait and fee, and opens its menu", async () => {
    const shop = await suggested()
    await options.nth(1).click()
    await expect.element(panel.getByRole("option")).not.toBeInTheDocument()
    shop.answer("FindStores", offer)
    const best = panel.getByRole("region", { name: "Torget leverer til Torggata 12" })
    await expect.element(best.getByText("ca. 40 min")).toBeVisible()
    await expect.element(best.getByText("Levering 49 kr · bestill for minst 149 kr")).toBeVisible()
    await expect.element(panel.getByRole("region", { name: "Eller hent selv" }).getByText("550 m")).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await best.getByRole("link", { name: "Få den levert" }).click()
    expect(shop.views().route.path).toBe("/butikker/torget/meny/pizza")
    shop.answer("LoadStore", { store: torget, menu })
    shop.answer("LoadStatus", status)
    expect(shop.views().cart.shipping).toMatchObject({ method: "delivery", address: { street: "Torggata 12" } })
  })

  test("outside every delivery area, it offers stores to collect from", async () => {
    const shop = await suggested()
    await userEvent.keyboard("{Enter}")
    shop.answer("FindStores", { delivering: [], nearest: offer.nearest })
    await expect.element(panel.getByText("Adressen er utenfor området vi leverer til.")).toBeVisible()
    await panel
      .getByRole("region", { name: "Men du kan hente her" })
      .getByRole("link", { name: /Torget/ })
      .click()
    expect(shop.sent()).toContainEqual({ type: "StorePicked", storeSlug: "torget", method: "carryout" })
  })

  test("offers a store in another part of the country only with its distance, and only if none is near", async () => {
    const shop = await suggested()
    await userEvent.keyboard("{Enter}")
    shop.answer("FindStores", { delivering: [], nearest: offer.nearest.slice(1) })
    const far = panel.getByRole("region", {
      name: /^Vi har ingen butikk i nærheten. Den nærmeste er Bryggen, 30\d.km unna.$/,
    })
    await expect.element(far.getByRole("link", { name: /Bryggen/ })).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    shop.send({ type: "AddressPicked", index: 1 })
    shop.answer("FindStores", { delivering: [], nearest: offer.nearest })
    await expect.element(panel.getByRole("link", { name: /Torget/ })).toBeVisible()
    await expect.element(panel.getByRole("link", { name: /Bryggen/ })).not.toBeInTheDocument()
  })

  test("has a message for no results, and a retry button when the server cannot be reached", async () => {
    const shop = await atFinder()
    await userEvent.fill(field, "xyz")
    shop.wait(500)
    shop.answer("FindAddresses", [])
    await expect.element(panel.getByText("Vi fant ikke adressen.")).toBeVisible()
    await expect.element(panel.getByRole("link", { name: "Hent i nærmeste butikk" })).toBeVisible()
    await expect.element(panel.getByRole("link", { name: "Alle butikker" })).toBeVisible()
    await panel.getByRole("button", { name: "Bytt adresse" }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(panel.getByRole("link", { name: /Bryggen/ })).toBeVisible()
    await userEvent.fill(field, "torgg")
    shop.wait(500)
    shop.fail("FindAddresses", { _tag: "Unreachable" })
    await expect.element(panel.getByRole("alert")).toBeVisible()
    await expectNoAxeViolations()
    await panel.getByRole("button", { name: "Prøv nå" }).click()
    shop.answer("FindAddresses", doors)
    await options.first().click()
    shop.fail("FindStores", { _tag: "Unreachable" })
    await panel.getByRole("button", { name: "Prøv nå" }).click()
    shop.answer("FindStores", offer)
    await expect.element(panel.getByRole("link", { name: "Få den levert" })).toBeVisible()
  })

  test("is available in Swedish and English too", async () => {
    for (const path of ["/sv/logg-ut", "/en/logg-ut"]) {
      const shop = openSceneShop(path)
      await renderScene(shop)
      shop.send({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })
      shop.wait(300)
      await expect.element(page.getByRole("combobox")).toBeVisible()
      await expectNoAxeViolations()
      shop.send({ type: "ModalClosed", id: shop.views().overlay.modal?.id ?? "", by: "button" })
      shop.wait(300)
    }
  })
})
