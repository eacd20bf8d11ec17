import { describe, expect, test } from "vitest"
import { addLarge, openMenu, openShop } from "../shop/shopStage.fixture.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { Dialog, DialogContent } from "./model.ts"
import { nameDialog } from "./rules/nameDialog.ts"

const words = (name: string) => ({ nb: name, sv: name, en: name })

/** A dialog whose every answer says something of its own. */
const asking = (name: string, more: Partial<Dialog> = {}): Dialog => ({
  content: { _tag: "AgeRestriction", minimumAge: 18, productName: words(name) },
  confirmColor: "primary",
  closeOnConfirm: true,
  onConfirm: { type: "SectionToggled", id: `${name} yes` },
  onCancel: { type: "SectionToggled", id: `${name} no` },
  onClose: { type: "SectionToggled", id: `${name} away` },
  ...more,
})

const openAsking = (...dialogs: readonly Dialog[]) => {
  const stage = openShop()
  for (const dialog of dialogs) stage.say({ type: "DialogAsked", dialog })
  const openId = () => stage.see().dialog.open?.id ?? "none"
  return {
    ...stage,
    openId,
    said: () => stage.see().accordion.open,
    answer: (type: "DialogConfirmed" | "DialogCancelled" | "DialogClosed", id = openId()) => stage.put({ type, id }),
  }
}

const contents: readonly DialogContent[] = [
  { _tag: "CouponCodes" },
  { _tag: "LoyaltyPrompt", points: 1000 },
  { _tag: "Ingredients", variationCode: "MARG_AM40", lineId: null },
  { _tag: "AgeRestriction", minimumAge: 18, productName: words("Øl") },
  { _tag: "CouponNotForMethod", couponCodes: ["X"], changeTo: "carryout", shippingPrice: 0 as never },
  { _tag: "Confirm", topic: { _tag: "EmptyCart" } },
  { _tag: "Confirm", topic: { _tag: "StoreChange", from: "Torget", to: "Brygga" } },
  {
    _tag: "Confirm",
    topic: { _tag: "ProductsUnavailable", storeName: "Brygga", unavailable: [words("Cola")], soldOut: [], from: null },
  },
]

test.each(contents)("a dialog of each kind is asked: $_tag", (content) => {
  const stage = openAsking(asking("A", { content }))
  expect(stage.see().dialog).toMatchObject({ open: { content, confirmColor: "primary" }, waiting: 0 })
  stage.answer("DialogConfirmed")
  expect(stage.see().dialog).toEqual({ open: null, waiting: 0 })
  expect(stage.said()).toEqual(["A yes"])
})

describe("what the customer opens", () => {
  test.each([
    [{ _tag: "CouponCodes" }, { _tag: "CouponCodes" }],
    [
      { _tag: "Ingredients", variationCode: "MARG_AM40", lineId: null },
      { _tag: "Ingredients", variationCode: "MARG_AM40", lineId: null },
    ],
    [{ _tag: "EmptyCart" }, { _tag: "Confirm", topic: { _tag: "EmptyCart" } }],
  ] as const)("is a dialog like any other: %o", (dialog, content) => {
    const stage = openAsking()
    stage.put({ type: "DialogOpened", dialog })
    stage.put({ type: "DialogOpened", dialog })
    expect(stage.see().dialog).toMatchObject({ open: { content }, waiting: 0 })
    stage.answer("DialogConfirmed")
    expect(stage.see().dialog.open).toBeNull()
  })

  test.each([
    ["DialogConfirmed", 0],
    ["DialogCancelled", 1],
    ["DialogClosed", 1],
  ] as const)("the cart is emptied by yes alone: after %s it holds %i", (answer, left) => {
    const stage = openMenu()
    stage.put(addLarge)
    stage.put({ type: "DialogOpened", dialog: { _tag: "EmptyCart" } })
    stage.put({ type: answer, id: stage.see().dialog.open?.id ?? "" })
    expect(stage.see().cart.totalCount).toBe(left)
  })

  test("waits behind what the house asks", () => {
    const stage = openAsking(asking("A"))
    stage.put({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })
    expect(stage.see().dialog).toMatchObject({ open: { content: { _tag: "AgeRestriction" } }, waiting: 1 })
  })
})

describe("the answers", () => {
  test("yes runs what was to be confirmed, and closes when it was asked so", () => {
    const stage = openAsking(asking("A"))
    stage.answer("DialogConfirmed")
    expect(stage.said()).toEqual(["A yes"])
    expect(stage.see().dialog.open).toBeNull()
  })

  test("yes leaves the dialog open when it is not to close; it can be said again", () => {
    const stage = openAsking(asking("A", { closeOnConfirm: false }))
    const id = stage.openId()
    stage.answer("DialogConfirmed")
    expect(stage.said()).toEqual(["A yes"])
    expect(stage.openId()).toBe(id)
    stage.answer("DialogConfirmed")
    expect(stage.said()).toEqual([])
    stage.answer("DialogCancelled")
    expect(stage.said()).toEqual(["A no"])
    expect(stage.see().dialog.open).toBeNull()
  })

  test("no and away close, and say each its own", () => {
    const no = openAsking(asking("A", { closeOnConfirm: false }))
    no.answer("DialogCancelled")
    expect([no.said(), no.see().dialog.open]).toEqual([["A no"], null])
    const away = openAsking(asking("A"))
    away.answer("DialogClosed")
    expect([away.said(), away.see().dialog.open]).toEqual([["A away"], null])
  })

  test("a dialog that has nothing to say says nothing, and closes all the same", () => {
    for (const type of ["DialogConfirmed", "DialogCancelled", "DialogClosed"] as const) {
      const stage = openAsking(asking("A", { onConfirm: null, onCancel: null, onClose: null }))
      stage.answer(type)
      expect([stage.said(), stage.see().dialog.open]).toEqual([[], null])
    }
  })

  test("an answer while nothing is asked does nothing", () => {
    const stage = openAsking()
    const before = stage.world().units
    for (const type of ["DialogConfirmed", "DialogCancelled", "DialogClosed"] as const) stage.answer(type, "d1")
    stage.say({ type: "DialogWithdrawn", about: "AgeRestriction" })
    expect(stage.world().units).toEqual(before)
  })
})

describe("the queue", () => {
  test("one at a time, in the order in which they were asked", () => {
    const stage = openAsking(asking("A"), asking("B"), asking("C"))
    expect(stage.see().dialog).toMatchObject({ open: asking("A"), waiting: 2 })
    stage.answer("DialogConfirmed")
    expect(stage.see().dialog).toMatchObject({ open: asking("B"), waiting: 1 })
    stage.answer("DialogClosed")
    expect(stage.see().dialog).toMatchObject({ open: asking("C"), waiting: 0 })
    stage.answer("DialogCancelled")
    expect(stage.said()).toEqual(["A yes", "B away", "C no"])
  })

  test("a late second click answers neither the next dialog nor the same one", () => {
    const stage = openAsking(asking("A"), asking("B"))
    const first = stage.openId()
    for (const type of ["DialogConfirmed", "DialogConfirmed", "DialogCancelled", "DialogClosed"] as const) {
      stage.answer(type, first)
    }
    expect(stage.said()).toEqual(["A yes"])
    expect(stage.see().dialog).toMatchObject({ open: asking("B"), waiting: 0 })
  })

  test("the same question is not asked twice while it stands or waits, and may be asked again afterwards", () => {
    const stage = openAsking(asking("A"), asking("A"), asking("B"), asking("B"))
    expect(stage.see().dialog).toMatchObject({ open: asking("A"), waiting: 1 })
    stage.answer("DialogClosed")
    stage.answer("DialogClosed")
    stage.say({ type: "DialogAsked", dialog: asking("A") })
    expect(stage.see().dialog).toMatchObject({ open: asking("A"), waiting: 0 })
  })

  test("the same words about another matter are another question", () => {
    const other = { onConfirm: { type: "SectionToggled", id: "other" } } as const
    const stage = openAsking(asking("A"), asking("A", other))
    expect(stage.see().dialog.waiting).toBe(1)
  })

  test("what is confirmed may ask the next thing itself", () => {
    const next: ShopEvent = { type: "DialogAsked", dialog: asking("B") }
    const stage = openAsking(asking("A", { onConfirm: next }))
    stage.answer("DialogConfirmed")
    expect(stage.see().dialog).toMatchObject({ open: asking("B"), waiting: 0 })
    expect(stage.see().overlay.isScrollLocked).toBe(true)
  })

  test("two that are asked in one record have names of their own", () => {
    const asked = { ...asking("A"), id: "d7" }
    expect([nameDialog(7, []), nameDialog(7, [asked]), nameDialog(8, [asked])]).toEqual(["d7", "d7.1", "d8"])
  })
})

describe("what is withdrawn", () => {
  test("goes unanswered, open or waiting; the next comes forward", () => {
    const coupons: DialogContent = { _tag: "CouponCodes" }
    const stage = openAsking(asking("A"), asking("B", { content: coupons }), asking("C"))
    stage.say({ type: "DialogWithdrawn", about: "AgeRestriction" })
    expect(stage.see().dialog).toMatchObject({ open: { content: coupons }, waiting: 0 })
    stage.say({ type: "DialogWithdrawn", about: "LoyaltyPrompt" })
    expect(stage.see().dialog.open).not.toBeNull()
    stage.say({ type: "DialogWithdrawn", about: "CouponCodes" })
    expect(stage.see().dialog.open).toBeNull()
    expect(stage.said()).toEqual([])
  })

  test("only waiting, leaves the open one as it is", () => {
    const stage = openAsking(asking("A"), asking("B", { content: { _tag: "CouponCodes" } }))
    const id = stage.openId()
    stage.say({ type: "DialogWithdrawn", about: "CouponCodes" })
    expect([stage.openId(), stage.see().dialog.waiting]).toEqual([id, 0])
  })
})
