import { expect, test } from "vitest"
import { digestWorld } from "../../kernel/digest.ts"
import { NotHere } from "../../kernel/lateUnit.ts"
import { bryggaWithMenu, torgetWithMenu } from "../../shop/samples.fixture.ts"
import {
  builderAsleep,
  checkoutAsleep,
  defaultStoreAsleep,
  finderAsleep,
  loginAsleep,
  offersAsleep,
  timingAsleep,
  trackingAsleep,
  unsubscribeAsleep,
  upsellsAsleep,
} from "../../shop/asleep.ts"
import { dialogAsleep, notificationAsleep, overlayAsleep, searchAsleep } from "../../shop/asleepInFront.ts"
import { cartAsleep, lastOrderAsleep, loyaltyAsleep, validationAsleep } from "../../shop/asleepOrdering.ts"
import { sessionAsleep } from "../../shop/asleepSession.ts"
import { makeLightShop } from "../../shop/lightShop.ts"
import { seeShop, shop, type ShopFold, type ShopWorld } from "../../shop/shop.ts"
import { type WakingUnits, wakingUnits } from "../../waking/index.ts"
import { runPlay } from "../runPlay.ts"
import { gatherKept } from "./gatherKept.ts"
import { shopPlay } from "./shopPlay.ts"

/** A light shop whose code comes the moment that it is asked for. */
const begin = (from: ShopWorld) => {
  // A world that was put down elsewhere may be awake: it is taken up with everything.
  let code = from.n < 0 ? undefined : wakingUnits
  const light = makeLightShop({ now: () => code, come: () => Promise.resolve() })
  return { ...light, isAwake: () => code !== undefined, wake: () => void (code = wakingUnits) }
}

/** Folds everything twice, and lets no difference pass. */
const twice = () => {
  const lives = new WeakMap<ShopWorld, { readonly light: ReturnType<typeof begin>; readonly world: ShopWorld }>()
  const met = { woken: new Map<string, number>(), asleep: 0, steps: 0 }
  const step: ShopFold["step"] = (before, at, input) => {
    const { light, world } = lives.get(before) ?? { light: begin(before), world: before }
    const whole = shop.step(before, at, input)
    const foldLight = () => {
      try {
        return light.fold.step(world, at, input)
      } catch (problem) {
        if (!(problem instanceof NotHere)) throw problem
        const what = input.type === "Happened" ? input.event.type : input.type
        met.woken.set(what, (met.woken.get(what) ?? 0) + 1)
        light.wake()
        return light.fold.step(world, at, input)
      }
    }
    const folded = foldLight()
    met.steps++
    if (!light.isAwake()) met.asleep++
    expect(digestWorld(folded.world)).toBe(digestWorld(whole.world))
    expect(folded.tells).toEqual(whole.tells)
    if (met.steps % 7 === 0) expect({ ...light.see(folded.world) }).toEqual({ ...seeShop(whole.world) })
    lives.set(whole.world, { light, world: folded.world })
    return whole
  }
  return { fold: { ...shop, step }, met }
}

test("in wild lives a shop that begins without the code of what sleeps is in every step the shop itself", () => {
  const { fold, met } = twice()
  const props = gatherKept({ market: "no", stores: [torgetWithMenu, bryggaWithMenu], coupons: [] })
  const play = { ...shopPlay(props), fold }
  for (let seed = 1; seed <= 80; seed++) runPlay(play, seed)
  expect(met.asleep).toBeGreaterThan(200)
  expect([...met.woken.keys()]).toEqual(
    expect.arrayContaining(["CallEnded", "ModalOpened", "PathOpened", "ProductAdded"]),
  )
})

test.each([
  builderAsleep,
  cartAsleep,
  checkoutAsleep,
  defaultStoreAsleep,
  dialogAsleep,
  finderAsleep,
  lastOrderAsleep,
  loginAsleep,
  loyaltyAsleep,
  notificationAsleep,
  offersAsleep,
  overlayAsleep,
  searchAsleep,
  sessionAsleep,
  timingAsleep,
  trackingAsleep,
  unsubscribeAsleep,
  upsellsAsleep,
  validationAsleep,
])(
  "$name hears the same asleep and awake, and all that it sees asleep is what it begins with",
  ({ name, listens, asleep, view }) => {
    const unit = wakingUnits[name as keyof WakingUnits]
    const isOwn = (type: string) => type.includes(".")
    expect(new Set([...unit.listens].filter((type) => !isOwn(type)))).toEqual(new Set<string>(listens))
    const start = { market: "no", build: "b", seed: "s", path: "/", origin: "web" } as const
    const begun = shop.step(shop.empty, { n: 0, t: 0 }, { type: "Started", start }).world
    expect(asleep(start)).toEqual(begun.units[name])
    expect(view(asleep(start) as never)).toEqual(seeShop(begun)[name as keyof WakingUnits])
  },
)
