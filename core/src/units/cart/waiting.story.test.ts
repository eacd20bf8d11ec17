import { describe, expect, test } from "vitest"
import type { OuterEvent } from "../../messages/events.ts"
import { add, one, openCart, openStore, standing, two } from "./cartStage.fixture.ts"

type Stage = ReturnType<typeof openCart>

const line = (code: string) => ({ name: code, codes: [code], quantity: 1, ingredients: [], unitPrice: null })
const again = {
  type: "Reordered",
  storeId: "1",
  storeName: "Store 1",
  lines: [line("MARG_AM30"), line("PEPP_AM30")],
  way: null,
  coupons: [],
} satisfies OuterEvent
const chooseOne = { type: "StoreChosen", storeSlug: "store-1" } as const

const open = (stage: Stage, path: string) => stage.put({ type: "PathOpened", path, how: "link" })
const openOne = (stage: Stage) => {
  open(stage, "/butikker/store-1/meny/pizza")
  stage.answer("LoadStore", one)
  stage.answer("LoadStatus", standing())
}
const codes = (stage: Stage) => stage.see().cart.lines.map(({ variationCode }) => variationCode)
const isComing = (stage: Stage) => stage.see().cart.isReordering

/** A customer who ordered again from store 1, and went back to store 2's menu before the answer. */
const backAtTwo = () => {
  const stage = openStore(two)
  open(stage, "/")
  stage.put(again)
  expect(isComing(stage)).toBe(true)
  open(stage, "/butikker/store-2/meny/pizza")
  return stage
}

describe("an earlier order that waits for its store", () => {
  test("is not being loaded while another menu is open, and is added to the empty cart once its store is shown", () => {
    const stage = backAtTwo()
    expect(isComing(stage)).toBe(false)
    openOne(stage)
    expect([codes(stage), stage.see().asked]).toEqual([["MARG_AM30", "PEPP_AM30"], []])
  })

  test("asks before it replaces food that was added meanwhile", () => {
    const stage = backAtTwo()
    stage.put(add("COLA"))
    openOne(stage)
    expect([codes(stage), stage.see().cart.storeId]).toEqual([["COLA"], "2"])
    expect(stage.see().asked).toMatchObject([{ content: { topic: { _tag: "Reorder", from: "Store 2" } } }])
    stage.agree()
    stage.answer("LoadStatus", standing())
    expect(codes(stage)).toEqual(["COLA", "MARG_AM30", "PEPP_AM30"])
    expect(isComing(stage)).toBe(false)
  })

  test("asks also if that food moves along, because the customer chose the order's store", () => {
    const stage = backAtTwo()
    stage.put(add("COLA"))
    stage.put(chooseOne)
    stage.answer("LoadStore", one)
    stage.answer("LoadStatus", standing())
    expect([codes(stage), stage.see().cart.storeId]).toEqual([["COLA"], "1"])
    expect(stage.see().asked).toMatchObject([{ content: { topic: { _tag: "Reorder", from: null } } }])
  })

  test("asks only once", () => {
    const stage = backAtTwo()
    stage.put(add("COLA"))
    openOne(stage)
    stage.wait(60_000)
    stage.answer("LoadStatus", standing())
    expect(stage.see().asked).toHaveLength(1)
  })

  test("is added even if another page is opened before the stock is known", () => {
    const stage = openStore()
    stage.put(again)
    open(stage, "/")
    expect(isComing(stage)).toBe(true)
    stage.answer("LoadStatus", standing())
    expect([codes(stage), isComing(stage)]).toEqual([["MARG_AM30", "PEPP_AM30"], false])
  })

  test("is given up when the store is gone, which is reported for each line", () => {
    const stage = openCart()
    stage.put(again)
    stage.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] })
    expect(isComing(stage)).toBe(false)
    expect(stage.see().cart.leftOut).toMatchObject([
      { name: { nb: "MARG_AM30" }, loss: { _tag: "Gone" } },
      { name: { nb: "PEPP_AM30" }, loss: { _tag: "Gone" } },
    ])
    openOne(stage)
    expect(codes(stage)).toEqual([])
  })

  test("still waits when another store is gone", () => {
    const stage = openCart()
    stage.put(again)
    open(stage, "/butikker/store-9/meny/pizza")
    stage.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] })
    openOne(stage)
    expect([codes(stage), stage.see().cart.leftOut]).toEqual([["MARG_AM30", "PEPP_AM30"], []])
  })
})

test("a store that was chosen, but left for the shown menu before it was loaded, does not get the cart later", () => {
  const stage = openStore(two)
  stage.put(add("COLA"))
  open(stage, "/")
  stage.put(chooseOne)
  open(stage, "/butikker/store-2/meny/pizza")
  openOne(stage)
  expect(stage.see().cart.storeId).toBe("2")
})
