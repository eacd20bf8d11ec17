import { expect, test } from "vitest"
import { marketOf } from "../../domain/market/markets.ts"
import { openMenu } from "../../shop/shopStage.fixture.ts"
import { standing } from "../cart/cartStage.fixture.ts"
import { kitchenOf } from "./kitchenOf.ts"

const hour = 3_600_000

test("a kitchen takes the given time as it is, because it is already the store's and not the device's", () => {
  const stage = openMenu()
  const now = stage.world().t + 2 * hour
  stage.answer("LoadStatus", standing({ serverTime: now }))
  const { cart, store } = stage.see()
  expect(store.clock).toEqual({ server: now, device: now - 2 * hour })
  expect(kitchenOf(marketOf("no"), store, cart, now)?.at).toBe(now)
  const wanted = { ...cart, shipping: { ...cart.shipping, requestedTime: now + hour } }
  expect(kitchenOf(marketOf("no"), store, wanted, now)?.at).toBe(now + hour)
})

test("a requested time in the past counts as now", () => {
  const stage = openMenu()
  const now = stage.world().t
  stage.answer("LoadStatus", standing({ serverTime: now }))
  const { cart, store } = stage.see()
  const late = { ...cart, shipping: { ...cart.shipping, requestedTime: now - hour } }
  expect(kitchenOf(marketOf("no"), store, late, now)?.at).toBe(now)
})
