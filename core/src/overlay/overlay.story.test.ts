import { describe, expect, test } from "vitest"
import { plainDialog as dialog } from "../dialog/plainDialog.fixture.ts"
import { openShop } from "../shop/shopStage.fixture.ts"
import { ClosedBy, type Modal } from "./model.ts"

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
  [{ _tag: "EditProfile" }, "full"],
  [{ _tag: "EditOrganisation", organisationId: "org-1" }, "full"],
  [{ _tag: "AccountPicker" }, "half"],
  [{ _tag: "RecruitFriend" }, "half"],
  [{ _tag: "Share", code: "VENN" }, "content"],
  [deals, "full"],
  [{ _tag: "UserStore" }, "full"],
  [{ _tag: "SignUpOrganisation" }, "full"],
]

/** A shop whose customer allows statistics, so that what is counted can be seen. */
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
  test.each(modals)("of each of the fifteen kinds opens, has its size and closes: $0._tag", (modal, size) => {
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

  test("there are fifteen", () => expect(new Set(modals.map(([{ _tag }]) => _tag)).size).toBe(15))

  test.each(ClosedBy.literals)("is put away by %s, which is counted once", (by) => {
    const stage = openCounted()
    stage.open(cart)
    stage.close(by)
    stage.close(by)
    stage.wait(300)
    stage.close(by)
    expect(stage.closed()).toEqual([{ modal: "ShoppingCart", by }])
  })

  test("holds the focus 300 ms after it opened, not a moment before, and lets go as it closes", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.wait(299)
    expect(stage.overlay().modal?.focus).toBe("off")
    stage.wait(1)
    expect(stage.overlay().modal?.focus).toBe("on")
    stage.close("escape")
    expect(stage.overlay().modal?.focus).toBe("off")
  })

  test("that closes before it held the focus never does", () => {
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

  test("tells whoever asked for it that it was closed", () => {
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

  test("the same one, opened by a double click, stays as it is; the same kind for another pizza is another", () => {
    const stage = openCounted()
    stage.open(builder("margherita"))
    const id = stage.id()
    stage.open(builder("margherita"))
    expect([stage.id(), stage.overlay().modal?.isClosing]).toEqual([id, false])
    stage.open(builder("vesuvio"))
    stage.wait(300)
    expect(stage.overlay().modal?.modal).toEqual(builder("vesuvio"))
  })

  test("of several that are wanted while one closes the last comes; who asked for the others is told", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.say({ type: "ModalAsked", modal: deals, onClose: { type: "SectionToggled", id: "deals over" } })
    stage.open({ _tag: "CurrentStore" })
    expect(stage.see().accordion.open).toEqual(["deals over"])
    stage.wait(300)
    expect(stage.overlay().modal?.modal).toEqual({ _tag: "CurrentStore" })
  })

  test("whoever asks for the one that is there, or that comes next, is told of its end as well", () => {
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

  test("the one that closes can be opened again at once", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.close("button")
    stage.open(cart)
    stage.wait(300)
    expect(stage.overlay().modal).toMatchObject({ modal: cart, isClosing: false })
  })

  test("a click on the cross of the one that closes does not keep the other from opening", () => {
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

  test("closes a panel as it starts, before the new page has anything to show", () => {
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
    { type: "LoggedOut", cause: "unspecified" },
  ] as const)("of any kind does: %o", (event) => {
    const stage = openCounted()
    stage.open(cart)
    stage.say(event)
    expect(stage.overlay().modal?.isClosing).toBe(true)
  })

  test("that is none closes nothing: a link to this very page, the language that is spoken", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.put({ type: "PathOpened", path: "/", how: "link" })
    stage.put({ type: "LanguageChosen", language: "nb" })
    expect(stage.overlay().modal?.isClosing).toBe(false)
  })

  test("also gives up the panel that was to come, and tells who asked for it", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.say({ type: "ModalAsked", modal: deals, onClose: { type: "SectionToggled", id: "deals over" } })
    stage.put(away)
    expect(stage.see().accordion.open).toEqual(["deals over"])
    stage.wait(300)
    expect(stage.overlay().modal).toBeNull()
    expect(stage.closed()).toHaveLength(1)
  })

  test("does not close a panel that is opened on the new page in the same breath", () => {
    const stage = openCounted()
    stage.put(away)
    stage.open(deals)
    expect(stage.overlay().modal).toMatchObject({ modal: deals, isClosing: false })
  })

  test("closes a panel also while a dialog stands before it", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.ask()
    stage.put({ ...away, how: "history" })
    expect(stage.overlay().modal?.isClosing).toBe(true)
  })
})

describe("while a dialog is open", () => {
  test("the panel behind is paused: nothing that the customer does closes it, and its focus waits", () => {
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

  test("a panel that is opened before the dialog goes settles behind it", () => {
    const stage = openCounted()
    stage.ask()
    stage.open(cart)
    stage.wait(300)
    expect(stage.overlay().modal?.focus).toBe("paused")
  })

  test("the page stands still, and the drawer does not open", () => {
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
  ] as const)("after a swipe of %d pixels it is %s", (distance, drawer) => {
    const stage = openDrawer()
    stage.wait(300)
    stage.put({ type: "DrawerSwiped", distance })
    expect(stage.overlay().drawer).toBe(drawer)
  })

  test("a swipe does not open it, nor close a panel", () => {
    const stage = openCounted()
    stage.open(cart)
    stage.put({ type: "DrawerSwiped", distance: 500 })
    expect(stage.overlay()).toMatchObject({ drawer: "closed", modal: { isClosing: false } })
  })

  test("closes when a panel opens, by the customer or by the house", () => {
    const byCustomer = openDrawer()
    byCustomer.open(cart)
    expect(byCustomer.overlay()).toMatchObject({ drawer: "closed", modal: { modal: cart } })
    const byHouse = openDrawer()
    byHouse.say({ type: "ModalAsked", modal: deals, onClose: null })
    expect(byHouse.overlay()).toMatchObject({ drawer: "closed", modal: { modal: deals } })
  })

  test("closes as another page or language is opened, and when an order is placed, not for a link to this page", () => {
    const stays = openDrawer()
    stays.put({ type: "PathOpened", path: "/", how: "link" })
    stays.put({ type: "LanguageChosen", language: "nb" })
    expect(stays.overlay().drawer).toBe("opening")
    for (const event of [
      { type: "PathOpened", path: "/butikker", how: "link" },
      { type: "LanguageChosen", language: "sv" },
      { type: "OrderPlaced", orderId: "o1", key: "" },
      { type: "LoggedOut", cause: "unspecified" },
    ] as const) {
      const stage = openDrawer()
      stage.say(event)
      expect(stage.overlay().drawer).toBe("closed")
    }
  })

  test("does not open behind a panel, nor when one is about to come; it does when the last one goes", () => {
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
