import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import type { Store } from "@skorpe/core/domain/store"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { customer, menu, status } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { torget } from "../../testing/stores.ts"

const atStore = async (store: Store = torget, path = "/butikker/torget"): Promise<SceneShop> => {
  const shop = openSceneShop(path)
  await renderScene(shop)
  shop.answer("LoadStore", { store, menu })
  shop.answer("LoadStatus", status)
  return shop
}

const hours = () =>
  page
    .getByRole("row")
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)

describe("a store's page", () => {
  test.each(["/butikker/torget", "/sv/butikker/torget", "/en/butikker/torget"])(
    "at %s passes axe and fits 320 pixels",
    async (path) => {
      await atStore(torget, path)
      await expect.element(page.getByRole("heading", { level: 1, name: "Torget" })).toBeVisible()
      await expectNoAxeViolations()
      await expectNoSidewaysScroll(320)
    },
  )

  test("sets the tab title, and shows opening hours, waiting time, phone number and hotspots", async () => {
    await atStore()
    expect(document.title).toBe("Torget: åpningstider · Skorpe")
    await expect.element(page.getByText("Åpent til 23:00")).toBeVisible()
    await expect.element(page.getByText("Hent om ca. 25 min")).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: "Ring +47 22 00 00 00" }))
      .toHaveAttribute("href", "tel:+4722000000")
    await expect.element(page.getByText("Arenaveien 1, Oslo", { exact: false })).toBeVisible()
  })

  test("says that it has closed since, although no newer status was loaded", async () => {
    const shop = await atStore()
    await expect.element(page.getByText("Åpent til 23:00")).toBeVisible()
    shop.wait(5.5 * 60 * 60 * 1000)
    shop.send({ type: "ConnectionLost" })
    await expect.element(page.getByText("Stengt, åpner 11:00")).toBeVisible()
    await expect.element(page.getByText("Åpent til 23:00")).not.toBeInTheDocument()
  })

  test("lists the week from today, with hours past midnight and unusual days marked", async () => {
    const openingHours: Store["openingHours"] = [
      { weekDay: "Sat", openingHours: "11:00", closingHours: "02:00" },
      { weekDay: "Mon", openingHours: "00:00", closingHours: "00:00" },
      { weekDay: "Tue", openingHours: "11:00", closingHours: "22:00" },
    ]
    const hoursOfOperation: Store["openingHours"] = [
      { weekDay: "2026-11-24", openingHours: "12:00", closingHours: "18:00" },
    ]
    await atStore({ ...torget, openingHours, schedule: { customSchedulesEnabled: true, hoursOfOperation } })
    expect(hours().slice(0, 4)).toEqual([
      "I dag, lørdag11:00–02:00",
      "I morgen, søndagStengt",
      "mandagHele døgnet",
      "tirsdag 24. november12:00–18:00annen tid enn vanlig",
    ])
    await expect.element(page.getByText("Stenger etter midnatt", { exact: false })).toBeVisible()
    await expectNoAxeViolations()
  })

  test("links to the store's menu and to the address finder", async () => {
    const shop = await atStore()
    await page.getByRole("button", { name: "Leverer dere til meg?" }).click()
    expect(shop.views().overlay.modal?.modal._tag).toBe("AddressFinder")
    shop.send({ type: "ModalClosed", id: shop.views().overlay.modal?.id ?? "", by: "button" })
    shop.wait(300)
    await page.getByRole("link", { name: "Bestill herfra" }).click()
    expect(shop.sent()).toContainEqual({ type: "StoreChosen", storeSlug: "torget" })
    expect(shop.views().route.path).toBe("/butikker/torget/meny/pizza")
  })

  test("does not offer a favourite store to a guest", async () => {
    await atStore()
    await expect.element(page.getByRole("link", { name: "Bestill herfra" })).toBeVisible()
    await expect.element(page.getByRole("button", { name: "Velg favorittbutikk" })).not.toBeInTheDocument()
  })

  test("lets a customer choose it as favourite store, and then says so", async () => {
    const shop = openSceneShop("/butikker/torget", { device: { loggedIn: true } })
    await renderScene(shop)
    shop.answer("LoadUser", customer)
    shop.answer("LoadStore", { store: torget, menu })
    shop.answer("LoadStatus", status)
    await expectNoSidewaysScroll(320)
    await page.getByRole("button", { name: "Velg favorittbutikk" }).click()
    shop.wait(300)
    expect(shop.views().overlay.modal?.modal._tag).toBe("UserStore")
    shop.answer("LoadStores", [torget])
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Torget/ })
      .click()
    shop.answer("SaveDefaultStore", { ...customer, favoriteStore: torget.id })
    shop.send({ type: "ModalClosed", id: shop.views().overlay.modal?.id ?? "", by: "button" })
    shop.wait(300)
    await expect.element(page.getByRole("button", { name: "Favorittbutikken din" })).toBeVisible()
    await expectNoAxeViolations()
  })

  test("of an unknown store links to the list of stores", async () => {
    const missing = openSceneShop("/butikker/nowhere")
    await renderScene(missing)
    missing.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] })
    await expect.element(page.getByRole("heading", { level: 1, name: "Vi finner ingen butikk her." })).toBeVisible()
    await expectNoAxeViolations()
    await page.getByRole("main").getByRole("link", { name: "Alle butikkene" }).click()
    expect(missing.views().route.screen._tag).toBe("Stores")
  })

  test("whose loading failed offers a retry", async () => {
    const shop = openSceneShop("/butikker/torget")
    await renderScene(shop)
    shop.fail("LoadStore", { _tag: "Unreachable" })
    await page.getByRole("button", { name: "Prøv nå" }).click()
    shop.answer("LoadStore", { store: torget, menu })
    await expect.element(page.getByRole("heading", { level: 1, name: "Torget" })).toBeVisible()
  })
})
