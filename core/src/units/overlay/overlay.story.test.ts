import { describe, expect, test } from "vitest"
import { plainDialog as dialog } from "../dialog/plainDialog.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { ClosedBy, type Modal } from "../../domain/overlay/model.ts"

const cart: Modal = { _tag: "ShoppingCart" }
const deals: Modal = { _tag: "Deals" }
const builder = (productSlug: string): Modal => ({ _tag: "PizzaBuilder", productSlug, lineId: null })

const modals: readonly (readonly [Modal, "full" | "half" | "content"])[] = [
  [{ _tag: "StoreSelector", showCurrentStore: true }, "full"],
  [{ _tag: "CurrentStore" }, "half"],
  [{ _tag: "AddressFinder" }, "full"],
  [cart, "full"],
  [{ _tag: "Checkout" }, "full"],
  [{ _tag: "Upsells" }, "full"],
  [builder("margherita"), "full"],
  [{ _tag: "SizeSheet", productSlug: "margherita" }, "content"],
  [{ _tag: "EditProfile" }, "full"],
  [{ _tag: "EditOrganisation", organisationId: "org-1" }, "full"],
  [{ _tag: "AccountPicker" }, "half"],
  [{ _tag: "RecruitFriend" }, "full"],
  [{ _tag: "Share", code: "VENN" }, "content"],
  [deals, "full"],
  [{ _tag: "UserStore" }, "full"],
  [{ _tag: "SignUpOrganisation" }, "full"],
]

/** A shop whose customer allows statistics, so that tracking can be observed. */
const openCounted = () => {
  const stage = openShop("/", { consent: { statistics: true, marketing: false } })
  const closed = () =>
    stage
      .told()
      .flatMap((told) => (told.type === "Track" && told.event.name === "modal_closed" ? [told.event.properties] : []))
  const see = () => stage.see().overlay
  return {
    ...stage,
    overlay: see,
    closed,
    id: () => see().modal?.id ?? "none",
    open: (modal: Modal) => stage.put({ type: "ModalOpened", modal }),
    close: (by: ClosedBy, id = see().modal?.id ?? "none") => stage.put({ type: "ModalClosed", id, by }),
    ask: () => stage.say({ type: "DialogAsked", dialog }),
    answerDialog: () => stage.put({ type: "DialogClosed", id: stage.see().dialog.open?.id ?? "" }),
  }
}

describe("a panel", () => {
  test.each(modals)("of each kind opens, has its size and closes: $0._tag", (modal, size) => {
    const stage = openCounted()
    stage.open(modal)
    expect(stage.overlay().modal).toMatchObject({
      modal,
      isClosing: false,
      isFullPage: size === "full",
      isHalfPage: size === "half",
    })
    stage.close("button")
    expect(stage.overlay().modal).toMatchObject({ modal, isClosing: true })
    stage.wait(300)
    expect(stage.overlay()).toEqual({ modal: null, drawer: "closed", isScrollLocked: false })
    expect(stage.closed()).toEqual([{ modal: modal._tag, by: "button" }])
  })

  test("has one of fifteen kinds, or is the sheet of sizes", () =>
    expect(new Set(modals.map(([{ _tag }]) => _tag)).size).toBe(15 + 1))

  test.each(ClosedBy.literals)("is closed by %s, which is tracked once", (by) => {
    const stage = openCounted()
    stage.open(cart)
    stage.close(by)
    stage.close(by)
    stage.wait(300)
    stage.close(by)
    expect(stage.closed()).toEqual([{ modal: "ShoppingCart", by }])
  })

  test("traps the focus exactly 300 ms after opening, and releases it when closing", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.wait(299)
    expect(stage.overlay().modal?.focus).toBe("off")
    stage.wait(1)
    expect(stage.overlay().modal?.focus).toBe("on")
    stage.close("escape")
    expect(stage.overlay().modal?.focus).toBe("off")
  })

  test("never traps the focus if it closes before", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.wait(200)
    stage.close("swipe")
    stage.wait(299)
    expect(stage.overlay().modal).toMatchObject({ isClosing: true, focus: "off" })
    stage.wait(1)
    expect(stage.overlay().modal).toBeNull()
    expect(Object.values(stage.world().timers).filter(({ unit }) => unit === "overlay")).toEqual([])
  })

  test("is not closed by the late second click that closed another", () => {
    const stage = openCounted()
    stage.open(cart)
    const first = stage.id()
    stage.open(deals)
    stage.wait(300)
    stage.close("button", first)
    expect(stage.overlay().modal).toMatchObject({ modal: deals, isClosing: false })
  })

  test("emits its `onClose` when it is closed", () => {
    const stage = openCounted()
    stage.say({ type: "ModalAsked", modal: deals, onClose: { type: "SectionToggled", id: "closed" } })
    stage.close("swipe")
    expect(stage.see().accordion.open).toEqual(["closed"])
    stage.wait(300)
    expect(stage.see().accordion.open).toEqual(["closed"])
  })
})

describe("one panel after another", () => {
  test("the open one closes, then the other opens", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.wait(300)
    stage.open(deals)
    expect(stage.overlay().modal).toMatchObject({ modal: cart, isClosing: true })
    expect(stage.closed()).toEqual([{ modal: "ShoppingCart", by: "replaced" }])
    stage.wait(299)
    expect(stage.overlay().modal?.modal).toEqual(cart)
    stage.wait(1)
    expect(stage.overlay().modal).toMatchObject({ modal: deals, isClosing: false, focus: "off" })
    stage.wait(300)
    expect(stage.overlay().modal?.focus).toBe("on")
  })

  test("the same one, opened again by a double click, stays as it is; the same kind for another pizza is a new panel", () => {
    const stage = openCounted()
    stage.open(builder("margherita"))
    const id = stage.id()
    stage.open(builder("margherita"))
    expect([stage.id(), stage.overlay().modal?.isClosing]).toEqual([id, false])
    stage.open(builder("vesuvio"))
    stage.wait(300)
    expect(stage.overlay().modal?.modal).toEqual(builder("vesuvio"))
  })

  test("of several requested during closing, the last opens; the others emit their `onClose`", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.say({ type: "ModalAsked", modal: deals, onClose: { type: "SectionToggled", id: "deals over" } })
    stage.open({ _tag: "CurrentStore" })
    expect(stage.see().accordion.open).toEqual(["deals over"])
    stage.wait(300)
    expect(stage.overlay().modal?.modal).toEqual({ _tag: "CurrentStore" })
  })

  test("a repeated request for the open or next one gets its `onClose` as well", () => {
    const over = { type: "SectionToggled", id: "over" } as const
    const stage = openCounted()
    stage.open(deals)
    stage.say({ type: "ModalAsked", modal: deals, onClose: over })
    expect(stage.overlay().modal).toMatchObject({ modal: deals, isClosing: false })
    stage.close("button")
    expect(stage.see().accordion.open).toEqual(["over"])
    stage.open(cart)
    stage.say({ type: "ModalAsked", modal: cart, onClose: over })
    stage.wait(300)
    stage.close("button")
    expect(stage.see().accordion.open).toEqual([])
  })

  test("the next one, opened again by the customer, still notifies the unit that requested it when it is closed", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.say({ type: "ModalAsked", modal: deals, onClose: { type: "SectionToggled", id: "over" } })
    stage.open(deals)
    expect(stage.see().accordion.open).toEqual([])
    stage.wait(300)
    stage.close("button")
    expect(stage.see().accordion.open).toEqual(["over"])
  })

  test("a closing one can be reopened at once", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.close("button")
    stage.open(cart)
    stage.wait(300)
    expect(stage.overlay().modal).toMatchObject({ modal: cart, isClosing: false })
  })

  test("a click on the closing one's cross does not keep the next from opening", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.open(deals)
    stage.close("button")
    stage.wait(300)
    expect(stage.overlay().modal?.modal).toEqual(deals)
  })
})

describe("a change of route", () => {
  const away = { type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "link" } as const

  test("closes a panel when it starts, before the new page has anything to show", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.put(away)
    expect(stage.running().map(({ type }) => type)).toContain("LoadStore")
    expect(stage.overlay().modal).toMatchObject({ isClosing: true })
    expect(stage.closed()).toEqual([{ modal: "ShoppingCart", by: "route" }])
    stage.wait(300)
    expect(stage.overlay().modal).toBeNull()
  })

  test.each([
    { type: "PathOpened", path: "/handlevogn", how: "history" },
    { type: "PathOpened", path: "/?kampanje=1", how: "link" },
    { type: "PathOpened", path: "/", how: "history" },
    { type: "LanguageChosen", language: "en" },
    { type: "OrderPlaced", orderId: "o1", key: "" },
    { type: "LoggedOut", cause: "unspecified", path: "/" },
  ] as const)("of any kind does: %o", (event) => {
    const stage = openCounted()
    stage.open(cart)
    stage.say(event)
    expect(stage.overlay().modal?.isClosing).toBe(true)
  })

  test("to the same page or language closes nothing", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.put({ type: "PathOpened", path: "/", how: "link" })
    stage.put({ type: "LanguageChosen", language: "nb" })
    expect(stage.overlay().modal?.isClosing).toBe(false)
  })

  test("cancels the next panel as well, and emits its `onClose`", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.say({ type: "ModalAsked", modal: deals, onClose: { type: "SectionToggled", id: "deals over" } })
    stage.put(away)
    expect(stage.see().accordion.open).toEqual(["deals over"])
    stage.wait(300)
    expect(stage.overlay().modal).toBeNull()
    expect(stage.closed()).toHaveLength(1)
  })

  test("to the same page or language leaves the next panel to open", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.open(deals)
    stage.put({ type: "PathOpened", path: "/", how: "link" })
    stage.put({ type: "LanguageChosen", language: "nb" })
    stage.wait(300)
    expect(stage.overlay().modal?.modal).toEqual(deals)
  })

  test("does not close a panel that opens on the new page in the same record", () => {
    const stage = openCounted()
    stage.put(away)
    stage.open(deals)
    expect(stage.overlay().modal).toMatchObject({ modal: deals, isClosing: false })
  })

  test("closes a panel even while a dialog is in front of it", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.ask()
    stage.put({ ...away, how: "history" })
    expect(stage.overlay().modal?.isClosing).toBe(true)
  })
})

describe("while a dialog is open", () => {
  test("the panel behind is paused: no action of the customer closes it, and its focus trap waits", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.wait(300)
    stage.ask()
    expect(stage.overlay().modal?.focus).toBe("paused")
    for (const by of ClosedBy.literals) stage.close(by)
    expect(stage.overlay().modal?.isClosing).toBe(false)
    stage.answerDialog()
    expect(stage.overlay().modal?.focus).toBe("on")
    stage.close("escape")
    expect(stage.overlay().modal?.isClosing).toBe(true)
  })

  test("it stays paused until the last of several dialogs is answered", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.ask()
    stage.say({ type: "DialogAsked", dialog: { ...dialog, content: { _tag: "LoyaltyPrompt", points: 1 } } })
    stage.answerDialog()
    stage.close("button")
    expect(stage.overlay().modal?.isClosing).toBe(false)
    stage.answerDialog()
    stage.close("button")
    expect(stage.overlay().modal?.isClosing).toBe(true)
  })

  test("a panel opened before the dialog closes settles behind it", () => {
    const stage = openCounted()
    stage.ask()
    stage.open(cart)
    stage.wait(300)
    expect(stage.overlay().modal?.focus).toBe("paused")
  })

  test("the page does not scroll, and the drawer does not open", () => {
    const stage = openCounted()
    stage.ask()
    stage.put({ type: "DrawerOpened" })
    expect(stage.overlay()).toEqual({ modal: null, drawer: "closed", isScrollLocked: true })
    stage.answerDialog()
    expect(stage.overlay().isScrollLocked).toBe(false)
  })
})

describe("the drawer", () => {
  const openDrawer = () => {
    const stage = openCounted()
    stage.put({ type: "DrawerOpened" })
    return stage
  }

  test("opens within 300 ms and closes at once", () => {
    const stage = openDrawer()
    expect(stage.overlay()).toEqual({ modal: null, drawer: "opening", isScrollLocked: true })
    stage.wait(300)
    expect(stage.overlay().drawer).toBe("open")
    stage.put({ type: "DrawerOpened" })
    expect(stage.overlay().drawer).toBe("open")
    stage.put({ type: "DrawerClosed" })
    expect(stage.overlay()).toEqual({ modal: null, drawer: "closed", isScrollLocked: false })
    stage.put({ type: "DrawerClosed" })
    expect(stage.overlay().drawer).toBe("closed")
  })

  test.each([
    [99.9, "open"],
    [-99, "open"],
    [0, "open"],
    [100, "closed"],
    [-100, "closed"],
    [1e308, "closed"],
  ] as const)("is, after a swipe of %d pixels, %s", (distance, drawer) => {
    const stage = openDrawer()
    stage.wait(300)
    stage.put({ type: "DrawerSwiped", distance })
    expect(stage.overlay().drawer).toBe(drawer)
  })

  test("a swipe neither opens it nor closes a panel", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.put({ type: "DrawerSwiped", distance: 500 })
    expect(stage.overlay()).toMatchObject({ drawer: "closed", modal: { isClosing: false } })
  })

  test("closes when a panel opens, by the customer or by another unit", () => {
    const byCustomer = openDrawer()
    byCustomer.open(cart)
    expect(byCustomer.overlay()).toMatchObject({ drawer: "closed", modal: { modal: cart } })
    const byHouse = openDrawer()
    byHouse.say({ type: "ModalAsked", modal: deals, onClose: null })
    expect(byHouse.overlay()).toMatchObject({ drawer: "closed", modal: { modal: deals } })
  })

  test("closes on a change of page or language, and when an order is placed, not on a link to the same page", () => {
    const stays = openDrawer()
    stays.put({ type: "PathOpened", path: "/", how: "link" })
    stays.put({ type: "LanguageChosen", language: "nb" })
    expect(stays.overlay().drawer).toBe("opening")
    for (const event of [
      { type: "PathOpened", path: "/butikker", how: "link" },
      { type: "LanguageChosen", language: "sv" },
      { type: "OrderPlaced", orderId: "o1", key: "" },
      { type: "LoggedOut", cause: "unspecified", path: "/" },
    ] as const) {
      const stage = openDrawer()
      stage.say(event)
      expect(stage.overlay().drawer).toBe("closed")
    }
  })

  test("does not open behind a panel, nor when one is next; it does when the last one closes", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.put({ type: "DrawerOpened" })
    stage.open(deals)
    stage.put({ type: "DrawerOpened" })
    expect(stage.overlay().drawer).toBe("closed")
    stage.wait(300)
    stage.close("button")
    stage.put({ type: "DrawerOpened" })
    expect(stage.overlay().drawer).toBe("opening")
  })
})
