import { emptyDevice } from "../domain/device/rules/emptyDevice.ts"
import { setStage } from "../kernel/stage.fixture.ts"
import type { OuterEvent, ShopEvent } from "../messages/events.ts"
import { torgetWithMenu } from "./samples.fixture.ts"
import { besideLazyShop } from "./besideLazyShop.fixture.ts"
import { seeShop } from "./shop.ts"
import type { ShopStart } from "../messages/start.ts"

export const start: ShopStart = { market: "no", build: "test", seed: "seedseed", path: "/", origin: "web" }

/**
 * A shop on a stage, whose device has been read and is empty unless contents are given. Each step is also played in a
 * lazy shop and compared.
 */
export const openShop = (path = "/", contents: object = {}) => {
  const stage = setStage(besideLazyShop().fold, { ...start, path })
  stage.answer("ReadDevice", { ...emptyDevice, ...contents })
  return {
    ...stage,
    see: () => seeShop(stage.world()),
    put: (event: OuterEvent) => stage.put(event),
    /** Sends an event between units, for stories without the unit that emits it. */
    say: (event: ShopEvent) => stage.put(event),
  }
}

/** A shop whose customer is on Torget's menu. */
export const openMenu = () => {
  const stage = openShop("/butikker/torget/meny/pizza")
  stage.answer("LoadStore", torgetWithMenu)
  return stage
}

export const addLarge = {
  type: "ProductAdded",
  productId: "p1",
  variationCode: "MARG_AM40",
  quantity: 1,
} satisfies OuterEvent
export const addCola = {
  type: "ProductAdded",
  productId: "p2",
  variationCode: "COLA",
  quantity: 2,
} satisfies OuterEvent
