import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { Modal } from "@skorpe/core/domain/overlay"
import { listenToBrowser } from "../start/listenToBrowser.ts"
import { renderScene, expectNoAxeViolations } from "../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { store } from "../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { swipe } from "../testing/swipe.ts"
import { atCart, atMenu } from "../testing/walk.ts"

const opener = page.getByTestId("cart-link")
const panel = page.getByRole("dialog", { name: "Handlevogn" })

/** A customer at the menu, with a pizza in the cart and the cart's panel open. */
const overMenu = async (): Promise<SceneShop> => {
  const shop = atMenu()
  await renderScene(shop)
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
  test("takes the focus 300 ms after it opens, not before, and traps it", async () => {
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

  test("does not take the focus from a customer who is typing, but is announced, and takes it when they leave the field", async () => {
    const shop = await overMenu()
    const field = page.getByRole("searchbox").element() as HTMLElement
    field.focus()
    await userEvent.keyboard("pep")
    shop.wait(300)
    await expect.element(panel.getByRole("status").filter({ hasText: "Handlevogn" })).toBeInTheDocument()
    await userEvent.keyboard("peroni")
    await expect.element(field).toHaveValue("pepperoni")
    await userEvent.tab()
    await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
    expect(panel.element().getAttribute("aria-modal")).toBe("true")
  })

  test("takes the focus from a field when something was pressed after it was typed into", async () => {
    const shop = atMenu()
    await renderScene(shop)
    const field = page.getByRole("searchbox").element() as HTMLElement
    field.focus()
    await userEvent.keyboard("pep")
    opener.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    await expect.element(panel).toBeVisible()
    await expect.element(field).toHaveFocus()
    shop.wait(300)
    await expect.element(panel).toHaveFocus()
  })

  test.each([
    ["escape", async () => await userEvent.keyboard("{Escape}")],
    ["button", async () => await panel.getByRole("button", { name: "Lukk" }).click()],
    ["swipe", () => swipe(head(), { x: 0, y: 100 })],
  ] as const)("is closed by %s, and the focus returns to its trigger", async (by, close) => {
    const shop = await settled()
    await close()
    expect(shop.sent().at(-1)).toMatchObject({ type: "ModalClosed", by })
    shop.wait(300)
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test("has a swipe handle; on a desktop it has none, and is clear of the page's edges", async () => {
    await settled()
    const isDesk = innerWidth >= 1024
    const bar = head().parentElement as HTMLElement
    expect(getComputedStyle(bar, "::before").display === "none").toBe(isDesk)
    const isFree = () => {
      const { top, bottom } = panel.element().getBoundingClientRect()
      return [top > 0, bottom < innerHeight]
    }
    await expect.poll(isFree).toEqual([true, isDesk])
  })

  test("keeps the cart's total and the checkout button in view, however long the cart", async () => {
    const shop = await settled()
    for (const code of ["PEPP_AM30", "PEPP_IT30"])
      shop.send({ type: "ProductAdded", productId: "p1", variationCode: code, quantity: 2 })
    const foot = panel.getByTestId("pay-bar")
    await expect.element(foot).toMatchTextContent(/5 varer/)
    const inSight = () => {
      const [bar, sheet] = [foot.element().getBoundingClientRect(), panel.element().getBoundingClientRect()]
      return Math.abs(bar.bottom - sheet.bottom) < 1 && bar.top > sheet.top
    }
    await expect.poll(inSight).toBe(true)
    panel.getByText("Åpne hele handlevognen").element().scrollIntoView({ block: "end", behavior: "instant" })
    expect(inSight()).toBe(true)
  })

  test("stays open after a swipe up, a swipe sideways and a short swipe", async () => {
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

  test("scrolls its trigger into view on close, even if the page was frozen before the browser had done so", async () => {
    const shop = atMenu()
    await renderScene(shop)
    const far = page.getByRole("button", { name: /velg størrelse$/ }).last()
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

  test("freezes the page, and restores its scroll position on close", async () => {
    const shop = atMenu()
    await renderScene(shop)
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

  test("covers the page to its edge, also where a scroll bar was, and moves nothing behind it", async () => {
    // This browser has no scroll bars, so the test sets the width of one.
    const root = document.documentElement
    Object.defineProperty(root, "clientWidth", { configurable: true, value: innerWidth - 15 })
    onTestFinished(() => void Reflect.deleteProperty(root, "clientWidth"))
    const shop = await overMenu()
    shop.wait(300)
    const edge = () => document.querySelector("main")?.getBoundingClientRect().right
    expect(edge()).toBe(innerWidth - 15)
    const { left, right } = panel.element().getBoundingClientRect()
    expect(right).toBe(innerWidth - left)
    await panel.getByRole("button", { name: "Lukk" }).click()
    shop.wait(300)
    await expect.poll(edge).toBe(innerWidth)
  })

  test("stays behind a dialog: the first Esc closes the dialog, the next one the panel", async () => {
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

  test("closes on navigation, and the new page takes the focus", async () => {
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
  // Compares the history's length: a new entry also drops the forward entries of other tests.
  beforeEach(() => history.pushState(null, "", "/butikker/torget/meny/pizza"))

  test("closes the panel and stays on the page; closing it otherwise leaves no history entry", async () => {
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
    await renderScene(shop)
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

  test("shows the current store first, and links to another one's menu", async () => {
    const shop = atMenu()
    await renderScene(shop)
    await page.getByTestId("store-button").click()
    const selector = page.getByRole("dialog", { name: "Velg butikk" })
    shop.answer("LoadStores", [store, brygga])
    await expect.element(selector.getByRole("region", { name: "Torget" })).toBeVisible()
    await selector.getByRole("link", { name: /Brygga/ }).click()
    expect(shop.views().route.path).toBe("/butikker/brygga/meny/pizza")
    shop.wait(300)
    await expect.element(selector).not.toBeInTheDocument()
  })

  test("changes the store without a navigation on the cart page", async () => {
    const shop = atCart()
    await renderScene(shop)
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

test("without a store, the store panel's button replaces it with the store selector", async () => {
  const shop = openSceneShop("/logg-ut")
  await renderScene(shop)
  shop.send({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })
  await page.getByRole("dialog", { name: "Butikken din" }).getByRole("button", { name: "Velg butikk" }).click()
  shop.wait(300)
  await expect.element(page.getByRole("dialog", { name: "Velg butikk" })).toBeVisible()
  await expect.element(page.getByRole("dialog", { name: "Butikken din" })).not.toBeInTheDocument()
})
