import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations, expectNoAxeViolationsUnderNotice } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { customer, menu, status } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"
import { bryggen, torget } from "../../testing/stores.ts"

/** A customer at the menu of a store with delivery and a hotspot. */
const atTorget = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: torget, menu })
  shop.answer("LoadStatus", status)
  await renderScene(shop)
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

describe("the current store", () => {
  test("offers its delivery methods with wait and fee", async () => {
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

  test("delivers to a hotspot, which is named in the header, and asks the hotspot's question", async () => {
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

  test("keeps the answer for the hotspot while another method is chosen, and when the panel is reopened", async () => {
    const shop = await openCurrent()
    const seat = current.getByRole("textbox", { name: "Rad og sete" })
    await current.getByRole("radio", { name: /Møtested/ }).click()
    await userEvent.fill(seat, "12-7")
    await current.getByRole("radio", { name: /Hente/ }).click()
    await expect.element(seat).not.toBeInTheDocument()
    await current.getByRole("radio", { name: /Møtested/ }).click()
    await expect.element(seat).toHaveValue("12-7")
    await userEvent.keyboard("{Escape}")
    shop.wait(300)
    shop.send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })
    shop.wait(300)
    await expect.element(seat).toHaveValue("12-7")
  })

  test("shows the wait for the chosen delivery method", async () => {
    await openCurrent()
    await expect.element(current.getByText("Klar på ca. 25 min")).toBeVisible()
    await current.getByRole("radio", { name: /Møtested/ }).click()
    await expect.element(current.getByText("Hos deg på ca. 50 min")).toBeVisible()
    await expect.element(current.getByText("Klar på ca. 25 min")).not.toBeInTheDocument()
  })

  test("links to its own page, and opens the store selector", async () => {
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

  test("shows the current store first, and filters the others by text", async () => {
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
    // Until the notice has disappeared.
    shop.wait(6000)
    await open(shop)
    await selector.getByRole("link", { name: /Bryggen/ }).click()
    shop.answer("LoadStore", { store: bryggen, menu: { ...menu, products: menu.products.slice(0, 1) } })
    shop.answer("LoadStatus", status)
    shop.wait(300)
    return shop
  }
  const question = page.getByRole("dialog", { name: "Ikke alt ble med" })

  test("lists what the new store does not have; after a yes the cart moves without it", async () => {
    const shop = await loseAtBryggen()
    await expect.element(question.getByText("Bryggen har ikke Hagen.")).toBeVisible()
    await expectNoAxeViolations()
    await question.getByRole("button", { name: "Fortsett hos Bryggen" }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect([shop.views().cart.storeSlug, shop.views().cart.totalCount]).toEqual(["bryggen", 1])
  })

  /** A customer with Torget's food adds a pizza at Bryggen, which is closed. */
  const addAtBryggen = async (): Promise<SceneShop> => {
    const shop = await atTorget()
    shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
    shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM30", quantity: 1 })
    shop.send({ type: "PathOpened", path: "/butikker/bryggen/meny/pizza", how: "link" })
    shop.answer("LoadStore", { store: bryggen, menu: { ...menu, products: menu.products.slice(0, 1) } })
    shop.answer("LoadStatus", { ...status, open: false, changesAt: Date.UTC(2026, 10, 22, 10) })
    shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
    return shop
  }
  const move = page.getByRole("dialog", { name: "Bytte til Bryggen?" })

  test("adding from another store's menu asks first: what stays behind, and closed until when", async () => {
    const shop = await addAtBryggen()
    await expect.element(move.getByText("Handlevognen er fra Torget.", { exact: false })).toBeVisible()
    await expect.element(move.getByText("Bryggen har ikke Hagen, så det blir tatt ut.")).toBeVisible()
    await expect.element(move.getByText(/^Bryggen er stengt, åpner .*11:00\.$/)).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await move.getByRole("button", { name: "Bli i Torget" }).click()
    await expect.element(move).not.toBeInTheDocument()
    expect([shop.views().cart.storeSlug, shop.views().cart.totalCount]).toEqual(["torget", 2])
  })

  test("after a yes the cart has moved, with a notice that undoes it", async () => {
    const shop = await addAtBryggen()
    await move.getByRole("button", { name: "Bytt til Bryggen" }).click()
    const notices = page.getByRole("region", { name: "Meldinger" })
    const told = notices.getByText("Pepperoni er lagt i handlevognen, som nå er hos Bryggen.")
    await expect.element(told).toBeVisible()
    await expectNoAxeViolationsUnderNotice()
    await notices.getByRole("button", { name: "Angre" }).click()
    await expect.element(told).not.toBeInTheDocument()
    expect([shop.views().cart.storeSlug, shop.views().cart.totalCount]).toEqual(["torget", 2])
  })

  test("the cart says which store it was moved from, and can undo the move", async () => {
    const shop = await addAtBryggen()
    await move.getByRole("button", { name: "Bytt til Bryggen" }).click()
    await page.getByTestId("cart-link").click()
    shop.wait(300)
    // On a desktop the cart beside the menu says so too; the panel is the last match.
    const moved = page.getByTestId("moved-cart").last()
    await expect.element(moved.getByText("Handlevognen er flyttet fra Torget til Bryggen")).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await moved.getByRole("button", { name: "Angre: tilbake til Torget" }).click()
    await expect.element(page.getByRole("button", { name: "Fra Torget" }).last()).toBeVisible()
    expect(shop.views().cart.totalCount).toBe(2)
  })

  test("the cart's change button opens the cart's own store, also on another store's menu", async () => {
    const shop = await addAtBryggen()
    await move.getByRole("button", { name: "Bli i Torget" }).click()
    await page.getByTestId("cart-link").click()
    shop.wait(300)
    shop.answer("LoadStores", [torget, bryggen])
    await page.getByRole("button", { name: "Fra Torget" }).click()
    shop.wait(300)
    await expect.element(current.getByRole("region", { name: "Torget" })).toBeVisible()
    await current.getByRole("radio", { name: /Levert.*49 kr/ }).click()
    expect(shop.views().cart).toMatchObject({ storeSlug: "torget", shipping: { method: "delivery", price: 4900 } })
    await expectNoAxeViolations()
  })

  test("after a no the cart stays unchanged at the previous store", async () => {
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

describe("the favourite store", () => {
  const panel = page.getByRole("dialog", { name: "Favorittbutikk" })

  const openOwn = async (shop: SceneShop): Promise<SceneShop> => {
    await renderScene(shop)
    shop.send({ type: "ModalOpened", modal: { _tag: "UserStore" } })
    shop.wait(300)
    shop.answer("LoadStores", [torget, bryggen])
    return shop
  }

  test("is saved with one press; a failed save is reported and reverted", async () => {
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

  test("can be chosen from the current store's panel by logged-in customers only", async () => {
    const shop = openSceneShop("/butikker/torget/meny/pizza", { device: { loggedIn: true } })
    shop.answer("LoadUser", customer)
    shop.answer("LoadStore", { store: torget, menu })
    shop.answer("LoadStatus", status)
    await renderScene(shop)
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

  test("asks a guest to log in", async () => {
    await openOwn(openSceneShop("/kontakt"))
    await expect.element(panel.getByText("Logg inn for å velge en favorittbutikk.")).toBeVisible()
  })
})
