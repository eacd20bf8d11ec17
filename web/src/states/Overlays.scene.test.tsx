// First, as on the page: it says in which order the layers of all other styles count.
import "../kit/base.css"
import { createRoot } from "react-dom/client"
import { describe, expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { OuterEvent, SpokenEvent } from "@skorpe/core/shop"
import { listenToBrowser } from "../app/listenToBrowser.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { swipe } from "../testing/swipe.ts"
import { drawState } from "./drawState.tsx"
import { everyState } from "./everyState.ts"
import type { Visit } from "./model.ts"
import { atMenu, logIn } from "./visit.ts"

const visit: Visit = { market: "no", language: "nb" }

interface Overlay {
  readonly name: string
  readonly opens: SpokenEvent
  /** The way in which a finger draws it off; a dialog is too small to be drawn. */
  readonly drawn: { readonly x: number; readonly y: number } | null
}

/** The first state of each panel and dialog; of the dialogs that ask for a yes, of each that is asked. */
const firsts = everyState.filter(
  ({ room, of, name }, index) =>
    (room === "dialog" && of === "Confirm" && /^[A-Z]/.test(name)) ||
    everyState.findIndex((other) => other.room === room && other.of === of) === index,
)

/** What opens each panel and each dialog is read off the states in which they stand. */
const overlays: readonly Overlay[] = [
  { name: "the drawer", opens: { type: "DrawerOpened" }, drawn: { x: -100, y: 0 } },
  ...firsts.flatMap(({ room, of, name, reach }): readonly Overlay[] => {
    const { overlay, dialog } = reach(visit).views()
    if (room === "panel" && overlay.modal !== null)
      return [{ name: of, opens: { type: "ModalOpened", modal: overlay.modal.modal }, drawn: { x: 0, y: 100 } }]
    if (room !== "dialog" || dialog.open === null) return []
    const { id: _, ...asked } = dialog.open
    const silent = { ...asked, onConfirm: null, onCancel: null, onClose: null }
    // Only units ask; here the scene does.
    const opens = { type: "DialogAsked", dialog: silent } as unknown as OuterEvent
    return [{ name: `${of} ${name}`, opens, drawn: null }]
  }),
]

/** The menu of a customer who is logged in, scrolled a bit, with a button of the scene that opens the overlay. */
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
  await drawState(root, shop)
  scrollTo({ top: 40, behavior: "instant" })
  return { shop, button }
}

const dialog = page.getByRole("dialog")

const press = async (button: HTMLElement): Promise<void> => {
  button.focus()
  button.click()
  await expect.element(dialog).toBeVisible()
}

/** It is gone, the focus is back, and the page stands and scrolls as before. */
const expectAsBefore = async (shop: SceneShop, button: HTMLElement, top: number): Promise<void> => {
  shop.wait(300)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement === button).toBe(true)
  await expect.poll(() => [scrollY, document.documentElement.hasAttribute("data-frozen")]).toEqual([top, false])
}

const isInside = (): boolean =>
  dialog.element().contains(document.activeElement) || document.activeElement === document.body

const closeButton = () => dialog.getByRole("button", { name: /^Lukk/ }).first()

test("there are the fifteen panels, the drawer, and every kind of dialog", () => {
  expect(overlays.filter(({ opens }) => opens.type === "ModalOpened")).toHaveLength(15)
  expect(new Set(overlays.map(({ name }) => name.split(" ")[0])).size).toBe(15 + 1 + 6)
})

describe.each(overlays)("$name", (overlay) => {
  test("takes the focus when it rests, does not move, keeps the keyboard in, and freezes the page", async () => {
    const { shop, button } = await atButton(overlay)
    const top = scrollY
    await press(button)
    const before = dialog.element().getBoundingClientRect()
    if (overlay.drawn) {
      shop.wait(299)
      await expect.poll(() => document.activeElement === button).toBe(true)
    }
    shop.wait(1)
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    const after = dialog.element().getBoundingClientRect()
    // The scenes are played to somebody who wants no movement.
    expect([after.left, after.bottom]).toEqual([before.left, before.bottom])
    for (const shift of [false, false, false, true, true, true, true]) {
      await userEvent.tab({ shift })
      await expect.poll(isInside).toBe(true)
    }
    scrollTo({ top: 0, behavior: "instant" })
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden")
    await closeButton().click()
    await expectAsBefore(shop, button, top)
  })

  test("is put away by Esc, by its button and by a finger, and the focus is back each time", async () => {
    const { shop, button } = await atButton(overlay)
    const top = scrollY
    const ways: readonly (() => Promise<void>)[] = [
      async () => await userEvent.keyboard("{Escape}"),
      async () => await closeButton().click(),
      ...(overlay.drawn
        ? [async () => swipe(dialog.getByRole("heading").first().element(), overlay.drawn ?? { x: 0, y: 0 })]
        : []),
    ]
    for (const putAway of ways) {
      await press(button)
      shop.wait(300)
      await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
      await putAway()
      await expectAsBefore(shop, button, top)
    }
  })
})

test("the browser's Back puts each of them away, and the page stays", async () => {
  history.replaceState(null, "", "/butikker/torget/meny/pizza")
  const [first] = overlays
  if (first === undefined) throw new Error("there are no overlays")
  const { shop, button } = await atButton(first)
  listenToBrowser(shop)
  const { path } = shop.views().route
  const length = history.length
  const isPutAway = () => {
    const { overlay, dialog: asked } = shop.views()
    return asked.open === null && overlay.drawer === "closed" && overlay.modal?.isClosing !== false
  }
  for (const { opens } of overlays) {
    shop.send(opens)
    await expect.element(dialog).toBeVisible()
    shop.wait(300)
    await expect.poll(() => history.state as unknown).toEqual({ layer: true })
    history.back()
    await expect.poll(isPutAway).toBe(true)
    shop.wait(300)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => history.state as unknown).not.toEqual({ layer: true })
  }
  expect(shop.views().route.path).toBe(path)
  // One step forward at most is left behind: the layer that Back put away.
  expect(history.length).toBeLessThanOrEqual(length + 1)
  button.remove()
})
