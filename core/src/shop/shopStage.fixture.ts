import { emptyDevice } from "../device/rules/emptyDevice.ts"
import { setStage } from "../kernel/stage.fixture.ts"
import type { OuterEvent, ShopEvent } from "./events.ts"
import { torgetWithMenu } from "./samples.fixture.ts"
import { seeShop, shop } from "./shop.ts"
import type { ShopStart } from "./start.ts"

export const start: ShopStart = { market: "no", build: "test", seed: "seedseed", path: "/", origin: "web" }

/** A shop on a stage, its device read: nothing was kept there unless told. */
export const openShop = (path = "/", contents: object = {}) => {
  const stage = setStage(shop, { ...start, path })
  stage.answer("ReadDevice", { ...emptyDevice, ...contents })
  return {
    ...stage,
    see: () => seeShop(stage.world()),
    put: (event: OuterEvent) => stage.put(event),
    /** Sends what only units say, for stories of a unit whose askers live elsewhere. */
    say: (event: ShopEvent) => stage.put(event),
  }
}

/** A shop whose customer stands before Torget's menu. */
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
