import { describe, expect, test } from "vitest"
import { addLarge, openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { DialogContent } from "../../domain/dialog/model.ts"
import type { Dialog } from "../../messages/asked.ts"
import { nameDialog } from "./rules/nameDialog.ts"

const words = (name: string) => ({ nb: name, sv: name, en: name })

/** A dialog whose three answers emit different events. */
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
  {
    _tag: "Confirm",
    topic: {
      _tag: "StoreChange",
      from: "Torget",
      to: "Brygga",
      unavailable: [],
      soldOut: [],
      sum: { before: 0 as never, after: 0 as never },
      way: "noDelivery",
      closed: { opensAt: null },
    },
  },
  {
    _tag: "Confirm",
    topic: { _tag: "ProductsUnavailable", storeName: "Brygga", unavailable: [words("Cola")], soldOut: [], from: null },
  },
]

test.each(contents)("a dialog of each kind opens: $_tag", (content) => {
  const stage = openAsking(asking("A", { content }))
  expect(stage.see().dialog).toMatchObject({ open: { content, confirmColor: "primary" }, waiting: 0 })
  stage.answer("DialogConfirmed")
  expect(stage.see().dialog).toEqual({ open: null, waiting: 0 })
  expect(stage.said()).toEqual(["A yes"])
})

describe("a dialog opened by the customer", () => {
  test.each([
    [{ _tag: "CouponCodes" }, { _tag: "CouponCodes" }],
    [
      { _tag: "Ingredients", variationCode: "MARG_AM40", lineId: null },
      { _tag: "Ingredients", variationCode: "MARG_AM40", lineId: null },
    ],
    [{ _tag: "EmptyCart" }, { _tag: "Confirm", topic: { _tag: "EmptyCart" } }],
  ] as const)("behaves like any other: %o", (dialog, content) => {
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
  ] as const)("empties the cart only on a yes: after %s it holds %i", (answer, left) => {
    const stage = openMenu()
    stage.put(addLarge)
    stage.put({ type: "DialogOpened", dialog: { _tag: "EmptyCart" } })
    stage.put({ type: answer, id: stage.see().dialog.open?.id ?? "" })
    expect(stage.see().cart.totalCount).toBe(left)
  })

  test("waits behind a dialog that a unit requested", () => {
    const stage = openAsking(asking("A"))
    stage.put({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })
    expect(stage.see().dialog).toMatchObject({ open: { content: { _tag: "AgeRestriction" } }, waiting: 1 })
  })
})

describe("the answers", () => {
  test("yes emits its event, and closes the dialog if that was requested", () => {
    const stage = openAsking(asking("A"))
    stage.answer("DialogConfirmed")
    expect(stage.said()).toEqual(["A yes"])
    expect(stage.see().dialog.open).toBeNull()
  })

  test("yes leaves the dialog open if that was requested, and can be repeated", () => {
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

  test("no and dismissal close the dialog, and emit an event each", () => {
    const no = openAsking(asking("A", { closeOnConfirm: false }))
    no.answer("DialogCancelled")
    expect([no.said(), no.see().dialog.open]).toEqual([["A no"], null])
    const away = openAsking(asking("A"))
    away.answer("DialogClosed")
    expect([away.said(), away.see().dialog.open]).toEqual([["A away"], null])
  })

  test("a dialog without events emits nothing, and still closes", () => {
    for (const type of ["DialogConfirmed", "DialogCancelled", "DialogClosed"] as const) {
      const stage = openAsking(asking("A", { onConfirm: null, onCancel: null, onClose: null }))
      stage.answer(type)
      expect([stage.said(), stage.see().dialog.open]).toEqual([[], null])
    }
  })

  test("an answer without an open dialog does nothing", () => {
    const stage = openAsking()
    const before = stage.world().units
    for (const type of ["DialogConfirmed", "DialogCancelled", "DialogClosed"] as const) stage.answer(type, "d1")
    stage.say({ type: "DialogWithdrawn", about: "AgeRestriction" })
    expect(stage.world().units).toEqual(before)
  })
})

describe("the queue", () => {
  test("shows one dialog at a time, in order of request", () => {
    const stage = openAsking(asking("A"), asking("B"), asking("C"))
    expect(stage.see().dialog).toMatchObject({ open: asking("A"), waiting: 2 })
    stage.answer("DialogConfirmed")
    expect(stage.see().dialog).toMatchObject({ open: asking("B"), waiting: 1 })
    stage.answer("DialogClosed")
    expect(stage.see().dialog).toMatchObject({ open: asking("C"), waiting: 0 })
    stage.answer("DialogCancelled")
    expect(stage.said()).toEqual(["A yes", "B away", "C no"])
  })

  test("ignores a late second click, for the same dialog and the next", () => {
    const stage = openAsking(asking("A"), asking("B"))
    const first = stage.openId()
    for (const type of ["DialogConfirmed", "DialogConfirmed", "DialogCancelled", "DialogClosed"] as const) {
      stage.answer(type, first)
    }
    expect(stage.said()).toEqual(["A yes"])
    expect(stage.see().dialog).toMatchObject({ open: asking("B"), waiting: 0 })
  })

  test("drops a duplicate of an open or waiting dialog; afterwards it may be requested again", () => {
    const stage = openAsking(asking("A"), asking("A"), asking("B"), asking("B"))
    expect(stage.see().dialog).toMatchObject({ open: asking("A"), waiting: 1 })
    stage.answer("DialogClosed")
    stage.answer("DialogClosed")
    stage.say({ type: "DialogAsked", dialog: asking("A") })
    expect(stage.see().dialog).toMatchObject({ open: asking("A"), waiting: 0 })
  })

  test("keeps dialogs of equal text and different subject apart", () => {
    const other = { onConfirm: { type: "SectionToggled", id: "other" } } as const
    const stage = openAsking(asking("A"), asking("A", other))
    expect(stage.see().dialog.waiting).toBe(1)
  })

  test("accepts a dialog requested by a confirmation", () => {
    const next: ShopEvent = { type: "DialogAsked", dialog: asking("B") }
    const stage = openAsking(asking("A", { onConfirm: next }))
    stage.answer("DialogConfirmed")
    expect(stage.see().dialog).toMatchObject({ open: asking("B"), waiting: 0 })
    expect(stage.see().overlay.isScrollLocked).toBe(true)
  })

  test("gives two dialogs requested in one record different ids", () => {
    const asked = { ...asking("A"), id: "d7" }
    expect([nameDialog(7, []), nameDialog(7, [asked]), nameDialog(8, [asked])]).toEqual(["d7", "d7.1", "d8"])
  })
})

describe("a withdrawn dialog", () => {
  test("closes without an answer, open or waiting, and the next one opens", () => {
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

  test("leaves the open one as it is, if it was waiting", () => {
    const stage = openAsking(asking("A"), asking("B", { content: { _tag: "CouponCodes" } }))
    const id = stage.openId()
    stage.say({ type: "DialogWithdrawn", about: "CouponCodes" })
    expect([stage.openId(), stage.see().dialog.waiting]).toEqual([id, 0])
  })
})
