import { type DeviceContents, emptyDevice } from "@skorpe/core/domain/device"
import type { Json } from "@skorpe/core/kernel"
import { marketOf } from "@skorpe/core/domain/market"
import { type OuterEvent, type ShopCommand } from "@skorpe/core/messages"
import { sealingInto, seeShop, shop as fold } from "@skorpe/core/shop"
import { makeSafe } from "@skorpe/core/vault"
import { readOnlyActors } from "../shop/readOnlyActors.ts"
import type { Shop } from "../shop/shopContext.ts"
import { openSceneWorld } from "./sceneWorld.ts"

/** A shop whose calls are answered, and whose timers fire, only when the scene says so. */
export interface SceneShop extends Shop {
  readonly answer: (type: ShopCommand["type"], value: unknown) => void
  /** Delivers news from a call that keeps running. */
  readonly report: (type: ShopCommand["type"], news: Json) => void
  readonly fail: (type: ShopCommand["type"], error: unknown) => void
  /** Advances the clock by this many ms and fires the timers that are due. */
  readonly wait: (milliseconds: number) => void
  readonly told: () => readonly ShopCommand[]
  readonly sent: () => readonly OuterEvent[]
}

interface SceneSetting {
  readonly market?: "no" | "se"
  readonly isNative?: boolean
  readonly device?: Partial<DeviceContents>
}

/** Opens a shop at a path, in Norway by default, with its device read and empty by default. */
export const openSceneShop = (
  path: string,
  { market = "no", isNative = false, device = {} }: SceneSetting = {},
): SceneShop => {
  const start = { market, build: "scene", seed: "scene", path, origin: "web" } as const
  const { world, put, subscribe, ...scene } = openSceneWorld(fold, start)
  const sent: OuterEvent[] = []
  const seal = sealingInto(makeSafe("scene"))
  scene.answer("ReadDevice", { ...emptyDevice, ...device })
  const source = { views: () => seeShop(world()), time: () => world().t, subscribe }
  return {
    market: marketOf(market),
    isNative: () => isNative,
    send: (spoken) => {
      const event = seal(spoken)
      sent.push(event)
      put(event)
    },
    ...source,
    ...readOnlyActors(source),
    exportLog: () => Promise.resolve({ text: "{}", hash: "h1:scene" }),
    ...scene,
    sent: () => sent,
  }
}
