import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { everyDay } from "../../testing/samples.ts"
import { add, one, openStore, pepperoni, standing, storeOne, two } from "./cartStage.fixture.ts"

type Stage = ReturnType<typeof openStore>

const lookAtTwo = (stage: Stage, its: object = {}, store: object = {}): void => {
  stage.put({ type: "PathOpened", path: "/butikker/store-2/meny/pizza", how: "link" })
  stage.answer("LoadStore", { ...two, store: { ...two.store, ...store } })
  stage.answer("LoadStatus", standing(its))
}

/** A customer with food of the first store adds a cola from the second one's menu. */
const addingAtTwo = (...before: readonly ReturnType<typeof add>[]): Stage => {
  const stage = openStore()
  for (const event of before) stage.put(event)
  lookAtTwo(stage)
  stage.put(add("COLA"))
  return stage
}

const topicOf = (stage: Stage) => {
  const content = stage.see().asked.at(-1)?.content
  return content?._tag === "Confirm" && content.topic._tag === "StoreChange" ? content.topic : null
}

describe("adding from another store", () => {
  test("asks first, with what stays behind and what the rest costs there; nothing moves yet", () => {
    const stage = addingAtTwo(add("MARG_AM30", { ingredients: [pepperoni(3)] }), add("FRIES"))
    expect(stage.see().cart).toMatchObject({ storeId: "1", totalCount: 2 })
    expect(topicOf(stage)).toEqual({
      _tag: "StoreChange",
      from: "Store 1",
      to: "Store 2",
      unavailable: [expect.objectContaining({ nb: "FRIES" })],
      soldOut: [],
      sum: { before: kroner(274), after: kroner(284) },
      way: null,
      closed: null,
    })
    expect([stage.see().asked.length, stage.notices()]).toEqual([1, []])
  })

  test("moves the cart after a yes, names the new store once, and does not ask again there", () => {
    const stage = addingAtTwo(add("MARG_AM30"), add("FRIES"))
    stage.agree()
    expect(stage.see().cart).toMatchObject({ storeId: "2", movedFrom: { storeName: "Store 1", by: "move" } })
    expect(stage.see().cart.lines.map(({ variationCode }) => variationCode)).toEqual(["MARG_AM30", "COLA"])
    expect(stage.see().notification).toMatchObject([{ notice: { _tag: "AddedElsewhere", storeName: "Store 2" } }])
    stage.put(add("COLA"))
    expect([stage.see().asked.length, stage.line(1)?.quantity]).toEqual([1, 2])
  })

  test.each(["onCancel", "onClose"] as const)("changes nothing after a no: %s", (how) => {
    const stage = addingAtTwo(add("MARG_AM30"))
    const before = stage.see().cart
    expect(stage.see().asked[0]?.[how]).toBeNull()
    stage.put({ type: "PathOpened", path: "/butikker/store-1/meny/pizza", how: "history" })
    stage.answer("LoadStore", one)
    stage.answer("LoadStatus", standing())
    stage.agree()
    expect(stage.see().cart).toBe(before)
  })

  test("does not ask with an empty cart, nor for what that store does not sell", () => {
    const empty = addingAtTwo()
    expect([empty.see().asked, empty.see().cart.storeId, empty.notices()]).toEqual([[], "2", ["Added"]])
    const stage = addingAtTwo(add("MARG_AM30"))
    stage.put(add("FRIES"))
    expect(stage.see().asked).toHaveLength(1)
  })

  test("asks for the age before it asks about the store, each once", () => {
    const stage = addingAtTwo(add("MARG_AM30"))
    stage.put(add("BEER"))
    expect(stage.see().asked.at(-1)?.content._tag).toBe("AgeRestriction")
    stage.agree()
    expect(topicOf(stage)).toMatchObject({ to: "Store 2" })
    stage.agree()
    expect(stage.see().cart).toMatchObject({ storeId: "2", totalCount: 2 })
    expect(stage.see().asked).toHaveLength(3)
  })

  test("says if that store is closed, and if it does not offer the chosen method", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
    const opensAt = stage.now() + 60_000
    lookAtTwo(stage, { open: false, changesAt: opensAt }, { openingHours: everyDay("19:00", "23:00") })
    stage.put(add("COLA"))
    expect(topicOf(stage)).toMatchObject({ way: "noHotspot", closed: { opensAt } })
    stage.put({ type: "MethodChosen", method: "delivery" })
    stage.put({
      type: "AddressChosen",
      address: {
        street: "Langt borte 1",
        postalCode: "9990",
        city: "Båtsfjord",
        deliveryDescription: "",
        position: { latitude: 70.6, longitude: 29.7 },
      },
    })
    stage.put(add("COLA"))
    expect(topicOf(stage)).toMatchObject({ way: "noDelivery" })
  })
})

test("the move does what the dialog foresaw, whatever is in the cart and sold out there", () => {
  const codes = ["MARG_AM30", "PEPP_AM30", "FRIES"] as const
  const line = fc.record({ code: fc.constantFrom(...codes), quantity: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.subarray([...codes]), (lines, soldOutVariations) => {
      const stage = openStore()
      for (const { code, quantity } of lines) stage.put(add(code, { quantity }))
      const before = stage.see().cart
      lookAtTwo(stage, { soldOutVariations })
      stage.put(add("COLA"))
      const foreseen = topicOf(stage)
      stage.agree()
      const kept = stage.see().cart.lines.filter(({ variationCode }) => variationCode !== "COLA")
      const lost = before.lines.filter(({ id }) => kept.every((one) => one.id !== id))
      expect([...(foreseen?.unavailable ?? []), ...(foreseen?.soldOut ?? [])].map(({ nb }) => nb).toSorted()).toEqual(
        lost.map(({ name }) => name.nb).toSorted(),
      )
      expect(foreseen?.sum?.after ?? 0).toBe(kept.reduce((sum, { linePrice }) => sum + linePrice, 0))
    }),
    { numRuns: 60 },
  )
})

describe("undoing a move", () => {
  test("restores the whole cart of the previous store: lines, prices, method and codes", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30", { ingredients: [pepperoni(3)] }))
    stage.put(add("FRIES"))
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
    stage.put({ type: "CouponAccepted", code: "SPAR50", replaces: false })
    const before = stage.see().cart
    lookAtTwo(stage)
    stage.put(add("COLA"))
    stage.agree()
    stage.put({ type: "MoveUndone" })
    expect(stage.see().cart).toEqual(before)
    expect(stage.saved()).toMatchObject({ storeId: "1", items: [{}, {}] })
    expect(stage.see().notification).toEqual([])
    stage.wait(1000)
    expect(stage.asking()).toMatchObject([{ request: { cart: { storeId: "1" } } }])
  })

  test("also undoes a move that was made by choosing the store", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    const before = stage.see().cart
    stage.put({ type: "StoreChosen", storeSlug: "store-2" })
    stage.answer("LoadStore", two)
    stage.answer("LoadStatus", standing())
    expect(stage.see().cart.movedFrom).toEqual({ storeName: "Store 1", by: "move" })
    stage.put({ type: "MoveUndone" })
    expect(stage.see().cart).toEqual(before)
  })

  test("is possible until something else changes in the cart, and does nothing without a move", () => {
    const stage = addingAtTwo(add("MARG_AM30"))
    stage.put({ type: "MoveUndone" })
    expect(stage.see().cart.storeId).toBe("1")
    stage.agree()
    stage.put({ type: "ContactlessChosen", contactless: true })
    expect(stage.see().cart.movedFrom).toEqual({ storeName: "Store 1", by: "move" })
    stage.put({ type: "LineIncreased", id: stage.line()?.id ?? "" })
    stage.put({ type: "MoveUndone" })
    expect(stage.see().cart).toMatchObject({ storeId: "2", movedFrom: null, totalCount: 3 })
  })
})

describe("while another store's menu is shown", () => {
  test("the cart's method can be changed: to delivery at its own store's fee, or to its store's hotspot", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    lookAtTwo(stage)
    stage.put({ type: "ModalOpened", modal: { _tag: "CurrentStore", ofCart: true } })
    stage.answer("LoadStores", [storeOne, two.store])
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(stage.see().cart.shipping).toMatchObject({ method: "delivery", price: storeOne.deliveryFee })
    stage.put({ type: "HotspotChosen", hotspotId: "h1", parameters: {} })
    expect(stage.see().cart).toMatchObject({ storeId: "1", shipping: { hotspot: { id: "h1" } } })
  })

  test("a line is not rebuilt from the wrong menu", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    const before = stage.see().cart
    lookAtTwo(stage)
    stage.put({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
    stage.answer("LoadStores", [storeOne, two.store])
    const { type: _, lineId: __, merge: ___, newStore: ____, ...made } = add("MARG_AM30", { quantity: 5 })
    stage.put({ type: "LineEdited", id: before.lines[0]?.id ?? "", ...made })
    expect(stage.see().cart).toBe(before)
  })
})
