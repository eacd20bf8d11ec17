// Must be imported first, as on the page: it declares the order of all cascade layers.
import "../kit/base.css"
import { createRoot } from "react-dom/client"
import { describe, expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { OuterEvent } from "@skorpe/core/messages"
import type { SpokenEvent } from "@skorpe/core/shop"
import { listenToBrowser } from "../start/listenToBrowser.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { isInShare } from "../../../core/src/testing/share.fixture.ts"
import { swipe } from "../testing/swipe.ts"
import { renderState } from "./renderState.tsx"
import { everyState } from "./everyState.ts"
import type { Visit } from "./model.ts"
import { atMenu, logIn } from "./visit.ts"

const visit: Visit = { market: "no", language: "nb" }

interface Overlay {
  readonly name: string
  readonly opens: SpokenEvent
  /** The swipe that closes it; `null` for a dialog, which has none. */
  readonly swipeBy: { readonly x: number; readonly y: number } | null
}

/** The first state of each panel and dialog, and of each topic of the confirmation dialog. */
const firsts = everyState.filter(
  ({ kind, of, name }, index) =>
    (kind === "dialog" && of === "Confirm" && /^[A-Z]/.test(name)) ||
    everyState.findIndex((other) => other.kind === kind && other.of === of) === index,
)

/** All overlays; the event that opens each is derived from its state. */
const overlays: readonly Overlay[] = [
  { name: "the drawer", opens: { type: "DrawerOpened" }, swipeBy: { x: -100, y: 0 } },
  ...firsts.flatMap(({ kind, of, name, reach }): readonly Overlay[] => {
    const { overlay, dialog } = reach(visit).views()
    if (kind === "panel" && overlay.modal !== null)
      return [{ name: of, opens: { type: "ModalOpened", modal: overlay.modal.modal }, swipeBy: { x: 0, y: 100 } }]
    if (kind !== "dialog" || dialog.open === null) return []
    const { id: _, ...asked } = dialog.open
    const silent = { ...asked, onConfirm: null, onCancel: null, onClose: null }
    // An inner event, sent from outside here: in the shop only units open dialogs.
    const opens = { type: "DialogAsked", dialog: silent } as unknown as OuterEvent
    return [{ name: `${of} ${name}`, opens, swipeBy: null }]
  }),
]

/** A logged-in customer at a slightly scrolled menu, with a test button that opens the overlay. */
const atButton = async ({ opens }: Overlay): Promise<{ readonly shop: SceneShop; readonly button: HTMLElement }> => {
  const shop = atMenu(visit, { loggedIn: true })
  logIn(shop)
  const place = document.body.appendChild(document.createElement("div"))
  const button = document.body.appendChild(document.createElement("button"))
  button.textContent = "opens it"
  button.style.position = "fixed"
  button.style.insetBlockEnd = "0"
  button.addEventListener("click", () => shop.send(opens))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    button.remove()
  })
  await renderState(root, shop)
  scrollTo({ top: 40, behavior: "instant" })
  return { shop, button }
}

const dialog = page.getByRole("dialog")

const press = async (button: HTMLElement): Promise<void> => {
  button.focus()
  button.click()
  await expect.element(dialog).toBeVisible()
}

/** The overlay is gone, focus is on its opener, and the page has its scroll position and scrolls again. */
const expectRestored = async (shop: SceneShop, button: HTMLElement, top: number): Promise<void> => {
  shop.wait(300)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement === button).toBe(true)
  await expect.poll(() => [scrollY, document.documentElement.hasAttribute("data-frozen")]).toEqual([top, false])
}

const isInside = (): boolean =>
  dialog.element().contains(document.activeElement) || document.activeElement === document.body

const closeButton = () => dialog.getByRole("button", { name: /^Lukk/ }).first()

test("fifteen panels, the sheet of sizes, the drawer and all six kinds of dialog are covered", () => {
  expect(overlays.filter(({ opens }) => opens.type === "ModalOpened")).toHaveLength(16)
  expect(new Set(overlays.map(({ name }) => name.split(" ")[0])).size).toBe(16 + 1 + 6)
})

const isPhone = window.innerWidth < 600
/** A deep run tries each overlay at each size; a daily run one in three on a phone, and one in twelve on a desktop. */
const tried = overlays.filter((_, nth) => isInShare(nth, isPhone ? 3 : 12))

describe.each(tried)("$name", (overlay) => {
  test("takes focus once open, does not move, traps the keyboard, and locks the page's scrolling", async () => {
    const { shop, button } = await atButton(overlay)
    const top = scrollY
    await press(button)
    const before = dialog.element().getBoundingClientRect()
    if (overlay.swipeBy) {
      shop.wait(299)
      await expect.poll(() => document.activeElement === button).toBe(true)
    }
    shop.wait(1)
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    const after = dialog.element().getBoundingClientRect()
    // Scenes run with reduced motion.
    expect([after.left, after.bottom]).toEqual([before.left, before.bottom])
    for (const shift of [false, false, false, true, true, true, true]) {
      await userEvent.tab({ shift })
      await expect.poll(isInside).toBe(true)
    }
    scrollTo({ top: 0, behavior: "instant" })
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden")
    await closeButton().click()
    await expectRestored(shop, button, top)
  })

  test("closes by Esc, by its button and by a swipe, and focus returns each time", async () => {
    const { shop, button } = await atButton(overlay)
    const top = scrollY
    const ways: readonly (() => Promise<void>)[] = [
      async () => await userEvent.keyboard("{Escape}"),
      async () => await closeButton().click(),
      ...(overlay.swipeBy
        ? [async () => swipe(dialog.getByRole("heading").first().element(), overlay.swipeBy ?? { x: 0, y: 0 })]
        : []),
    ]
    for (const close of ways) {
      await press(button)
      shop.wait(300)
      await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
      await close()
      await expectRestored(shop, button, top)
    }
  })
})

test("the browser's Back closes each overlay and stays on the page", async () => {
  history.replaceState(null, "", "/butikker/torget/meny/pizza")
  const [first] = overlays
  if (first === undefined) throw new Error("No state has an overlay")
  const { shop, button } = await atButton(first)
  listenToBrowser(shop)
  const { path } = shop.views().route
  const length = history.length
  const isClosed = () => {
    const { overlay, dialog: asked } = shop.views()
    return asked.open === null && overlay.drawer === "closed" && overlay.modal?.isClosing !== false
  }
  for (const { opens } of overlays) {
    shop.send(opens)
    await expect.element(dialog).toBeVisible()
    shop.wait(300)
    await expect.poll(() => history.state as unknown).toEqual({ layer: true })
    history.back()
    await expect.poll(isClosed).toBe(true)
    shop.wait(300)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => history.state as unknown).not.toEqual({ layer: true })
  }
  expect(shop.views().route.path).toBe(path)
  // At most one forward entry is left: that of the overlay closed by Back.
  expect(history.length).toBeLessThanOrEqual(length + 1)
  button.remove()
})
