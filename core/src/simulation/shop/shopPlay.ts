import type { ShopCommand } from "../../shop/commands.ts"
import type { ShopEvent } from "../../shop/events.ts"
import { shop } from "../../shop/shop.ts"
import type { ShopStart } from "../../shop/start.ts"
import type { Play } from "../play.ts"
import { answer } from "./answer.ts"
import { intend } from "./intend.ts"
import { atRest } from "./invariants/atRest.ts"
import { oneInFlight, oneNoticeOfEachKind } from "./invariants/oneOfEach.ts"
import { nothingUnasked } from "./invariants/nothingUnasked.ts"
import { oneDialog, oneOverlay } from "./invariants/oneInFront.ts"
import { ordersOnce } from "./invariants/ordersOnce.ts"
import { priceOfTheCart } from "./invariants/priceOfTheCart.ts"
import type { ShopJudge } from "./invariants/shopMoment.ts"
import { wholeNumbers } from "./invariants/wholeNumbers.ts"
import type { Props } from "./props.ts"
import { settle } from "./settle.ts"

/** Watches a shop for all that must always hold, and for what must not stay when the faults stop. */
export const judgeShop = (): ShopJudge => {
  const orders = ordersOnce()
  const watches = [
    wholeNumbers,
    priceOfTheCart(),
    orders.watch,
    oneInFlight,
    oneNoticeOfEachKind,
    oneDialog,
    oneOverlay,
    nothingUnasked,
  ]
  return {
    always: (moment) => {
      for (const watch of watches) {
        const why = watch(moment)
        if (why !== null) return why
      }
      return null
    },
    atRest: (world) => atRest(world) ?? orders.lost(),
  }
}

/** A shop of this market with these stores, and a world around it that goes wrong in every way it can. */
export const shopPlay = (props: Props, seed = "simulate"): Play<ShopStart, ShopEvent, ShopCommand> => ({
  fold: shop,
  start: (chance) => ({
    market: props.market,
    build: "simulation",
    seed,
    path: chance.pick(["/", "/nowhere", `/butikker/${props.stores[0]?.store.slug}/meny/pizza`]) ?? "/",
    origin: chance.pick(["web", "webQr", "app", "appQr"] as const) ?? "web",
  }),
  intend: (world, chance) => intend(world, props, chance),
  answer: (command, world, chance, weather) => answer(command, world, props, chance, weather),
  settle,
  judge: judgeShop,
})
