import { type DeviceContents, emptyDevice } from "@skorpe/core/domain/device"
import type { Input, Json } from "@skorpe/core/kernel"
import { marketOf } from "@skorpe/core/domain/market"
import { type OuterEvent, type ShopCommand, type ShopEvent, type ShopStart } from "@skorpe/core/messages"
import { sealingInto, seeShop, shop as fold, type ShopWorld } from "@skorpe/core/shop"
import { makeSafe } from "@skorpe/core/vault"
import { readOnlyActors } from "../shop/readOnlyActors.ts"
import type { Shop } from "../shop/shopContext.ts"

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

/** Every scene starts on this Saturday, at 18:00 in Oslo. */
const evening = Date.UTC(2026, 10, 21, 17, 0)

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
  let world: ShopWorld = fold.empty
  let now = evening
  const told: ShopCommand[] = []
  const sent: OuterEvent[] = []
  const seal = sealingInto(makeSafe("scene"))
  const listeners = new Set<() => void>()
  const bring = (input: Input<ShopStart, ShopEvent>): void => {
    const folded = fold.step(world, { n: world.n + 1, t: now }, input)
    if (folded.crash !== undefined) throw folded.crash
    world = folded.world
    told.push(...folded.tells)
    for (const listener of listeners) listener()
  }
  const keyOf = (type: ShopCommand["type"]): string => {
    const found = Object.values(world.calls).find(({ command }) => command.type === type)
    if (!found) throw new Error(`no ${type} is running`)
    return found.key
  }
  const end = (type: ShopCommand["type"], exit: object) =>
    bring({ type: "CallEnded", key: keyOf(type), exit } as Input<ShopStart, ShopEvent>)

  bring({ type: "Started", start: { market, build: "scene", seed: "scene", path, origin: "web" } })
  end("ReadDevice", { _tag: "Done", value: { ...emptyDevice, ...device } })
  const source = {
    views: () => seeShop(world),
    time: () => world.t,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    market: marketOf(market),
    isNative,
    send: (spoken) => {
      const event = seal(spoken)
      sent.push(event)
      bring({ type: "Happened", event })
    },
    ...source,
    ...readOnlyActors(source),
    exportLog: () => Promise.resolve({ text: "{}", hash: "h1:scene" }),
    answer: (type, value) => end(type, { _tag: "Done", value }),
    report: (type, news) => bring({ type: "CallNews", key: keyOf(type), news }),
    fail: (type, error) => end(type, { _tag: "Failed", error }),
    wait: (milliseconds) => {
      const until = now + milliseconds
      for (;;) {
        const due = Object.values(world.timers).filter((timer) => timer.due <= until)
        const next = due.toSorted((one, other) => one.due - other.due)[0]
        if (!next) break
        now = Math.max(now, next.due)
        bring({ type: "TimerFired", key: next.key })
      }
      now = until
    },
    told: () => told,
    sent: () => sent,
  }
}
