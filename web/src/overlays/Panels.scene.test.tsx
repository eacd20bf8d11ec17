import { beforeEach, describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { Modal } from "@skorpe/core/overlay"
import { listenToBrowser } from "../app/listenToBrowser.ts"
import { drawScene, expectNoAxeViolations } from "../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { store } from "../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { swipe } from "../testing/swipe.ts"
import { atCart, atMenu } from "../testing/walk.ts"

const opener = page.getByTestId("cart-link")
const panel = page.getByRole("dialog", { name: "Handlevogn" })

/** A customer at the menu with a pizza in the cart, who has opened the cart over it. */
const overMenu = async (): Promise<SceneShop> => {
  const shop = atMenu()
  await drawScene(shop)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  await opener.click()
  await expect.element(panel).toBeVisible()
  return shop
}

const settled = async (): Promise<SceneShop> => {
  const shop = await overMenu()
  shop.wait(300)
  await expect.element(panel).toHaveFocus()
  return shop
}

const head = (): Element => panel.getByRole("heading", { name: "Handlevogn" }).element()

describe("a panel", () => {
  test("takes the focus 300 ms after it was opened, not before, and nobody leaves it with the keyboard", async () => {
    const shop = await overMenu()
    await expect.element(opener).toHaveFocus()
    shop.wait(299)
    await expect.element(opener).toHaveFocus()
    shop.wait(1)
    await expect.element(panel).toHaveFocus()
    for (let step = 0; step < 20; step += 1) {
      await userEvent.tab()
      expect(panel.element().contains(document.activeElement) || document.activeElement === document.body).toBe(true)
    }
    await expectNoAxeViolations()
  })

  test.each([
    ["escape", async () => await userEvent.keyboard("{Escape}")],
    ["button", async () => await panel.getByRole("button", { name: "Lukk" }).click()],
    ["swipe", () => swipe(head(), { x: 0, y: 100 })],
  ] as const)("is put away by %s, and the focus is back on what opened it", async (by, putAway) => {
    const shop = await settled()
    await putAway()
    expect(shop.sent().at(-1)).toMatchObject({ type: "ModalClosed", by })
    shop.wait(300)
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test("stays when the finger draws it up, sideways, or not far enough", async () => {
    const shop = await settled()
    for (const way of [
      { x: 0, y: 99 },
      { x: 0, y: -200 },
      { x: 200, y: 0 },
    ])
      swipe(head(), way)
    shop.wait(300)
    await expect.element(panel).toBeVisible()
  })

  test("gives the focus back to where it is seen, also when the page was frozen before it had come there", async () => {
    const shop = atMenu()
    await drawScene(shop)
    const far = page.getByRole("button", { name: /^Tilpass/ }).last()
    far.element().scrollIntoView({ block: "end", behavior: "instant" })
    const half = innerHeight - far.element().getBoundingClientRect().top - 10
    scrollBy({ top: -half, behavior: "instant" })
    ;(far.element() as HTMLElement).focus({ preventScroll: true })
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByRole("dialog")).toBeVisible()
    shop.wait(300)
    await userEvent.keyboard("{Escape}")
    shop.wait(300)
    await expect.element(far).toHaveFocus()
    await expect.poll(() => far.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  })

  test("freezes the page, which stands afterwards where it stood", async () => {
    const shop = atMenu()
    await drawScene(shop)
    scrollTo({ top: 40, behavior: "instant" })
    const top = scrollY
    await opener.click()
    await expect.element(panel).toBeVisible()
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden")
    scrollTo({ top: 0, behavior: "instant" })
    await panel.getByRole("button", { name: "Lukk" }).click()
    shop.wait(300)
    await expect.poll(() => [scrollY, document.documentElement.hasAttribute("data-frozen")]).toEqual([top, false])
  })

  test("waits behind a question: Esc answers that one, then the panel", async () => {
    const shop = await settled()
    shop.send({ type: "DialogOpened", dialog: { _tag: "EmptyCart" } })
    const question = page.getByRole("dialog", { name: "Tømme handlevognen?" })
    await expect.element(question).toBeVisible()
    await expectNoAxeViolations()
    await userEvent.keyboard("{Escape}")
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(panel).toBeVisible()
    await userEvent.keyboard("{Escape}")
    shop.wait(300)
    await expect.element(panel).not.toBeInTheDocument()
  })

  test("is no hindrance to the way on: another page has the focus, and no panel", async () => {
    const shop = await settled()
    await panel.getByRole("link", { name: "Til bestilling" }).click()
    shop.answer("LoadUpsells", [])
    shop.wait(300)
    await expect.element(panel).not.toBeInTheDocument()
    expect(shop.views().route.path).toBe("/betaling")
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus()
  })
})

describe("Back", () => {
  beforeEach(() => history.replaceState(null, "", "/butikker/torget/meny/pizza"))

  test("closes the panel and not the page; closing it otherwise leaves no step behind", async () => {
    const shop = await settled()
    const before = history.length
    listenToBrowser(shop)
    expect(history.length).toBe(before + 1)
    history.back()
    await expect.poll(() => shop.sent().at(-1)).toMatchObject({ type: "ModalClosed", by: "back" })
    shop.wait(300)
    expect(shop.views().route.path).toBe("/butikker/torget/meny/pizza")
    await opener.click()
    await expect.poll(() => history.state as unknown).toEqual({ layer: true })
    await panel.getByRole("button", { name: "Lukk" }).click()
    shop.wait(300)
    await expect.poll(() => history.state as unknown).not.toEqual({ layer: true })
    expect(shop.sent().filter(({ type }) => type === "PathOpened")).toEqual([])
  })
})

describe("each panel", () => {
  const modals: readonly Modal[] = [
    { _tag: "StoreSelector", showCurrentStore: true },
    { _tag: "AddressFinder" },
    { _tag: "CurrentStore" },
    { _tag: "ShoppingCart" },
    { _tag: "AccountPicker" },
    { _tag: "Deals" },
  ]
  test.each(modals)("has a name, passes axe and fits 320 pixels: $_tag", async (modal) => {
    const shop = atMenu()
    await drawScene(shop)
    shop.send({ type: "ModalOpened", modal })
    shop.wait(300)
    await expect.element(page.getByRole("dialog")).toHaveAccessibleName(/\S/)
    if (modal._tag === "StoreSelector" || modal._tag === "AddressFinder") shop.answer("LoadStores", [store])
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
  })
})

describe("the store selector", () => {
  const brygga = { ...store, id: "no-2", slug: "brygga", name: "Brygga" }

  test("begins with the store in hand, and leads to another one's menu", async () => {
    const shop = atMenu()
    await drawScene(shop)
    await page.getByTestId("store-button").click()
    const selector = page.getByRole("dialog", { name: "Velg butikk" })
    shop.answer("LoadStores", [store, brygga])
    await expect.element(selector.getByRole("region", { name: "Torget" })).toBeVisible()
    await selector.getByRole("link", { name: /Brygga/ }).click()
    expect(shop.views().route.path).toBe("/butikker/brygga/meny/pizza")
    shop.wait(300)
    await expect.element(selector).not.toBeInTheDocument()
  })

  test("changes the store in place while one is at the cart", async () => {
    const shop = atCart()
    await drawScene(shop)
    await page.getByTestId("store-button").click()
    shop.answer("LoadStores", [store, brygga])
    await page
      .getByRole("dialog", { name: "Velg butikk" })
      .getByRole("button", { name: /Brygga/ })
      .click()
    expect(shop.sent()).toContainEqual({ type: "StoreChosen", storeSlug: "brygga" })
    expect([shop.views().route.path, shop.views().overlay.modal?.isClosing]).toEqual(["/handlevogn", true])
  })
})

test("without a store the panel of the store leads to the choice of one, in its place", async () => {
  const shop = openSceneShop("/logg-ut")
  await drawScene(shop)
  shop.send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })
  await page.getByRole("dialog", { name: "Butikken din" }).getByRole("button", { name: "Velg butikk" }).click()
  shop.wait(300)
  await expect.element(page.getByRole("dialog", { name: "Velg butikk" })).toBeVisible()
  await expect.element(page.getByRole("dialog", { name: "Butikken din" })).not.toBeInTheDocument()
})
