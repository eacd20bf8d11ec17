import { expect, test } from "vitest"
import { standing } from "../cart/cartStage.fixture.ts"
import { atCheckout } from "./checkoutStage.fixture.ts"

/** At the checkout with the picker open; the store needs this many minutes now, usually 15. */
const waiting = (pickup: number) => {
  const stage = atCheckout()
  stage.put({ type: "TimingOpened" })
  stage.answer("LoadStatus", standing({ serverTime: stage.world().t, waitMinutes: { pickup, delivery: 90 } }))
  stage.put({ type: "TimeOptionChosen", option: "today" })
  return stage
}

const offered = (stage: ReturnType<typeof waiting>): readonly number[] => {
  const { timing } = stage.see()
  return (timing._tag === "Open" && timing.picker?.offered.today) || []
}

/** The blocks about time after an order for that time. */
const blocksAt = (stage: ReturnType<typeof waiting>, requested: number) => {
  stage.say({ type: "TimeRequested", requested })
  stage.put({ type: "OrderSubmitted" })
  return stage.see().checkout.blocks.filter(({ _tag }) => _tag === "TimeNotOffered")
}

test.each([0, 5, 40, 90])(
  "a store that needs %i minutes now accepts an order for each of the first times that it offers",
  (wait) => {
    const times = offered(waiting(wait)).slice(0, 3)
    expect(times).toHaveLength(3)
    for (const time of times) expect(blocksAt(waiting(wait), time)).toEqual([])
  },
)

test("a store that needs longer than usual does not accept an order for a time that it would usually offer", () => {
  const [usual = 0] = offered(waiting(15))
  expect(blocksAt(waiting(90), usual)).toEqual([{ _tag: "TimeNotOffered" }])
})
