import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { customer, menu, status } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { bryggen, torget } from "../../testing/stores.ts"

/** A customer before the menu of a store that delivers, and to an arena. */
const atTorget = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", status)
  await drawScene(shop)
  return shop
}

const openCurrent = async (): Promise<SceneShop> => {
  const shop = await atTorget()
  shop.send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })
  shop.wait(300)
  return shop
}

const current = page.getByRole("dialog", { name: "Butikken din" })
const selector = page.getByRole("dialog", { name: "Velg butikk" })

describe("the store in hand", () => {
  test("offers the ways to get the food, with how long and what for", async () => {
    const shop = await openCurrent()
    await expect.element(current.getByRole("radio", { name: /Hente/ })).toBeChecked()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await current.getByRole("radio", { name: /Levert.*ca. 50 min.*49 kr/ }).click()
    expect(shop.views().cart.shipping).toMatchObject({ method: "delivery", price: 4900 })
    await current.getByRole("button", { name: "Finn adressen" }).click()
    shop.wait(300)
    await expect.element(page.getByRole("dialog", { name: "Hvor vil du ha pizza fra?" })).toBeVisible()
  })

  test("brings to a hotspot, whose name stands in the header, and asks what it must know", async () => {
    const shop = await openCurrent()
    await current.getByRole("radio", { name: /Møtested/ }).click()
    const seat = current.getByRole("textbox", { name: "Rad og sete" })
    await expect.element(seat).toHaveAccessibleDescription("Skriv dette, så finner budet deg.")
    await userEvent.fill(seat, "for langt bak")
    await expect.element(seat).toHaveAccessibleDescription("Dette ser ikke riktig ut.")
    await expectNoAxeViolations()
    await userEvent.fill(seat, "12-7")
    await expect.element(seat).toHaveAttribute("aria-invalid", "false")
    expect(shop.views().cart.shipping.hotspot).toEqual({ id: "arena", name: "Arena", parameters: { seat: "12-7" } })
    await expect.element(page.getByTestId("store-button")).toHaveTextContent("Torget · Arena, bytt butikk")
  })

  test("says how long it takes the way that was chosen", async () => {
    await openCurrent()
    await expect.element(current.getByText("Klar på ca. 25 min")).toBeVisible()
    await current.getByRole("radio", { name: /Møtested/ }).click()
    await expect.element(current.getByText("Hos deg på ca. 50 min")).toBeVisible()
    await expect.element(current.getByText("Klar på ca. 25 min")).not.toBeInTheDocument()
  })

  test("leads to its own page, and to the choice of another", async () => {
    const shop = await openCurrent()
    await current.getByRole("link", { name: "Åpningstider og veien dit" }).click()
    shop.wait(300)
    expect(shop.views().route.screen._tag).toBe("Store")
    shop.send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })
    shop.wait(300)
    await current.getByRole("button", { name: "Bytt butikk" }).click()
    shop.wait(300)
    await expect.element(selector).toBeVisible()
  })
})

describe("the store selector", () => {
  const open = async (shop: SceneShop): Promise<SceneShop> => {
    await page.getByTestId("store-button").click()
    shop.wait(300)
    shop.answer("LoadStores", [torget, bryggen])
    return shop
  }
  const openSelector = async (): Promise<SceneShop> => open(await atTorget())

  test("begins with the store in hand, and finds the others by typing", async () => {
    const shop = await openSelector()
    await expect.element(selector.getByRole("region", { name: "Torget" })).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await userEvent.fill(selector.getByRole("searchbox"), "månen")
    await expect.element(selector.getByText("Ingen butikk passer.")).toBeVisible()
    await userEvent.fill(selector.getByRole("searchbox"), "berg")
    await selector.getByRole("link", { name: /Bryggen/ }).click()
    expect(shop.sent()).toContainEqual({ type: "StoreChosen", storeSlug: "bryggen" })
    expect(shop.views().route.path).toBe("/butikker/bryggen/meny/pizza")
  })

  const loseAtBryggen = async (): Promise<SceneShop> => {
    const shop = await atTorget()
    shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
    shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM30", quantity: 2 })
    // The news of it is read.
    shop.wait(6000)
    await open(shop)
    await selector.getByRole("link", { name: /Bryggen/ }).click()
    shop.answer("LoadStore", { store: bryggen, menu: { ...menu, products: menu.products.slice(0, 1) } })
    shop.answer("LoadStatus", status)
    shop.wait(300)
    return shop
  }
  const question = page.getByRole("dialog", { name: "Ikke alt ble med" })

  test("says what another store does not have; with yes the rest stays there", async () => {
    const shop = await loseAtBryggen()
    await expect.element(question.getByText("Bryggen har ikke Hagen.")).toBeVisible()
    await expectNoAxeViolations()
    await question.getByRole("button", { name: "Fortsett hos Bryggen" }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect([shop.views().cart.storeSlug, shop.views().cart.totalCount]).toEqual(["bryggen", 1])
  })

  test("is moved by what is added from its menu, and says where it is now", async () => {
    const shop = await atTorget()
    shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
    shop.send({ type: "PathOpened", path: "/butikker/bryggen/meny/pizza", how: "link" })
    shop.answer("LoadStore", { store: bryggen, menu })
    shop.answer("LoadStatus", status)
    shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
    const notices = page.getByRole("region", { name: "Meldinger" })
    const told = notices.getByText("Pepperoni er lagt i handlevognen, som nå er hos Bryggen.")
    await expect.element(told).toBeVisible()
    await expectNoAxeViolations()
    await page.getByTestId("cart-link").click()
    shop.wait(300)
    await expect.element(page.getByRole("button", { name: "Fra Bryggen" })).toBeVisible()
    await expect.element(told).not.toBeInTheDocument()
  })

  test("with no, all is as it was, at the store before", async () => {
    const shop = await loseAtBryggen()
    await question.getByRole("button", { name: "Tilbake til Torget" }).click()
    shop.answer("LoadStore", { store: torget, menu })
    shop.answer("LoadStatus", status)
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole("heading", { level: 1, name: "Torget" })).toBeVisible()
    expect([shop.views().cart.storeSlug, shop.views().cart.totalCount, shop.views().route.path]).toEqual([
      "torget",
      3,
      "/butikker/torget/meny/pizza",
    ])
  })
})

describe("the store of one's own", () => {
  const panel = page.getByRole("dialog", { name: "Favorittbutikk" })

  const openOwn = async (shop: SceneShop): Promise<SceneShop> => {
    await drawScene(shop)
    shop.send({ type: "ModalOpened", modal: { _tag: "UserStore" } })
    shop.wait(300)
    shop.answer("LoadStores", [torget, bryggen])
    return shop
  }

  test("is kept with one press, and says so", async () => {
    const shop = openSceneShop("/kontakt", { device: { loggedIn: true } })
    shop.answer("LoadUser", customer)
    await openOwn(shop)
    const choice = panel.getByRole("button", { name: /Bryggen/ })
    await expect.element(choice).toHaveAttribute("aria-pressed", "false")
    await choice.click()
    await expect.element(choice).toHaveAttribute("aria-pressed", "true")
    shop.fail("SaveDefaultStore", { _tag: "Unreachable" })
    await expect.element(panel.getByRole("alert")).toHaveTextContent("Det ble ikke lagret. Prøv en gang til.")
    await expect.element(choice).toHaveAttribute("aria-pressed", "false")
    await expectNoAxeViolations()
    await choice.click()
    shop.answer("SaveDefaultStore", { ...customer, favoriteStore: bryggen.id })
    await expect.element(panel.getByText("Lagret.")).toBeVisible()
    await expect.element(choice).toHaveAttribute("aria-pressed", "true")
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
  })

  test("is chosen from the panel of the store in hand, by whom it can be kept for", async () => {
    const shop = openSceneShop("/butikker/torget/meny/pizza", { device: { loggedIn: true } })
    shop.answer("LoadUser", customer)
    shop.answer("LoadStore", { store: torget, menu })
    shop.answer("LoadStatus", status)
    await drawScene(shop)
    shop.send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })
    shop.wait(300)
    await current.getByRole("button", { name: "Velg favorittbutikk" }).click()
    shop.wait(300)
    shop.answer("LoadStores", [torget, bryggen])
    await expect.element(panel.getByRole("button", { name: /Torget/ })).toBeVisible()
    await openCurrent()
    await expect.element(current.getByText("Torget", { exact: true })).toBeVisible()
    await expect.element(current.getByRole("button", { name: "Velg favorittbutikk" })).not.toBeInTheDocument()
  })

  test("is nobody's who is not logged in", async () => {
    await openOwn(openSceneShop("/kontakt"))
    await expect.element(panel.getByText("Logg inn for å velge en favorittbutikk.")).toBeVisible()
  })
})
