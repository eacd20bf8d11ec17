import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { bryggen, torget } from "../../testing/stores.ts"

const atStores = async (path = "/butikker"): Promise<SceneShop> => {
  const shop = openSceneShop(path)
  await renderScene(shop)
  shop.answer("LoadStores", [bryggen, torget])
  return shop
}

const names = () =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const field = page.getByRole("searchbox", { name: "Søk etter sted eller adresse" })
const nearMe = page.getByRole("button", { name: "Nær meg" })

describe("the stores", () => {
  test.each(["/butikker", "/sv/butikker", "/en/butikker"])("at %s pass axe and fit 320 pixels", async (path) => {
    await atStores(path)
    await expect.element(page.getByRole("article").first()).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
  })

  test("show their status and delivery methods", async () => {
    await atStores()
    const [first, second] = page.getByRole("article").all()
    await expect.element(first!.getByText("Stengt i dag, åpner søndag 11:00")).toBeVisible()
    await expect.element(first!.getByText("Bare henting")).toBeVisible()
    await expect.element(first!.getByText(/om ca\./)).not.toBeInTheDocument()
    await expect.element(second!.getByText("Åpent til 23:00")).toBeVisible()
    await expect.element(second!.getByText("Hent om ca. 15 min")).toBeVisible()
    await expect.element(second!.getByText("Levert på ca. 40 min · 49 kr")).toBeVisible()
  })

  test("show that nothing matches, however long the typed word", async () => {
    await atStores()
    await field.fill("x".repeat(200))
    await expect.element(page.getByText(/xxx»/)).toBeVisible()
    await expectNoSidewaysScroll(390)
  })

  test("are filtered by typing, and all shown again once the field is empty", async () => {
    const shop = await atStores()
    await userEvent.fill(field, "berg")
    expect(names()).toEqual(["Bryggen"])
    await expect.element(page.getByText("1 butikk", { exact: true })).toBeVisible()
    await userEvent.fill(field, "månen")
    await expect.element(page.getByText("Ingen av butikkene våre passer til «månen».")).toBeVisible()
    await expectNoAxeViolations()
    await page.getByRole("button", { name: "Vis alle butikkene" }).click()
    expect(names()).toHaveLength(2)
    expect(shop.views().finder.filter).toBe("")
  })

  test("are sorted by distance once the position is known, which only a press requests", async () => {
    const shop = await atStores()
    expect([names(), shop.views().finder.here._tag]).toEqual([["Bryggen", "Torget"], "Unasked"])
    await nearMe.click()
    await expect.element(page.getByText("Finner ut hvor du er …")).toBeVisible()
    await expect.element(nearMe).toHaveAttribute("aria-disabled", "true")
    shop.answer("ReadPosition", { _tag: "Here", position: { latitude: 59.92, longitude: 10.75 } })
    await expect.element(page.getByText("De nærmeste står først, åpne foran stengte.")).toBeVisible()
    expect(names()).toEqual(["Torget", "Bryggen"])
    await expect.element(page.getByText("1,1 km")).toBeVisible()
    await expect.element(page.getByText(/^30\d km$/)).toBeVisible()
    await expectNoAxeViolations()
  })

  test("say how far the nearest is when none is near", async () => {
    const shop = await atStores()
    await nearMe.click()
    shop.answer("ReadPosition", { _tag: "Here", position: { latitude: 69.65, longitude: 18.96 } })
    await expect
      .element(page.getByText(/Vi har ingen butikk i nærheten. Den nærmeste er .*, 1.?\d{3}.km unna\./))
      .toBeVisible()
    await expectNoSidewaysScroll(320)
  })

  test("say that the position is denied, and stay usable", async () => {
    const shop = await atStores()
    await nearMe.click()
    shop.answer("ReadPosition", { _tag: "Nowhere", reason: "denied" })
    await expect.element(page.getByText("Nettleseren deler ikke hvor du er. Søk i stedet.")).toBeVisible()
  })

  test("are selected by keyboard: the cart moves along, and the menu opens", async () => {
    const shop = await atStores()
    page.getByRole("link", { name: "Torget", exact: true }).element().focus()
    await userEvent.keyboard("{Enter}")
    expect(shop.sent()).toContainEqual({ type: "StoreChosen", storeSlug: "torget" })
    expect(shop.views().route.path).toBe("/butikker/torget/meny/pizza")
  })

  test("each link to their own page", async () => {
    const shop = await atStores()
    await page.getByRole("link", { name: "Åpningstider og veien dit: Torget" }).click()
    expect(shop.views().route.screen).toEqual({ _tag: "Store", storeSlug: "torget" })
    expect(shop.sent().map(({ type }) => type)).not.toContain("StoreChosen")
  })

  test("whose loading failed say so, and can be retried", async () => {
    const shop = openSceneShop("/butikker")
    await renderScene(shop)
    shop.fail("LoadStores", { _tag: "Unreachable" })
    await page.getByRole("button", { name: "Prøv nå" }).click()
    shop.answer("LoadStores", [torget])
    await expect.poll(names).toEqual(["Torget"])
  })
})
