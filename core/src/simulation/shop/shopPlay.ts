import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { simplerShopInputs } from "../../replay/simplerShopInputs.ts"
import { shop } from "../../shop/shop.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Play } from "../play.ts"
import { answer } from "./answer.ts"
import { intend } from "./intend.ts"
import { atRest } from "./invariants/atRest.ts"
import { cartOfTheDevice } from "./invariants/cartOfTheDevice.ts"
import { heedsBusyServer } from "./invariants/heedsBusyServer.ts"
import { codesStay } from "./invariants/codesStay.ts"
import { oneLanguage } from "./invariants/oneLanguage.ts"
import { oneInFlight, oneNoticeOfEachKind } from "./invariants/oneOfEach.ts"
import { nothingUnasked } from "./invariants/nothingUnasked.ts"
import { oneDialog, oneOverlay } from "./invariants/oneInFront.ts"
import { ordersOnce } from "./invariants/ordersOnce.ts"
import { priceOfTheCart } from "./invariants/priceOfTheCart.ts"
import type { ShopJudge } from "./invariants/shopMoment.ts"
import { sumsOfTheCart } from "./invariants/sumsOfTheCart.ts"
import { timeAsChosen } from "./invariants/timeAsChosen.ts"
import { timersWanted } from "./invariants/timersWanted.ts"
import { waitsForSomething } from "./invariants/waitsForSomething.ts"
import { wholeNumbers } from "./invariants/wholeNumbers.ts"
import type { Props } from "./props.ts"
import { settle } from "./settle.ts"

/** Checks a shop's invariants at every moment, and that nothing is stuck after the recovery phase. */
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
    sumsOfTheCart,
    codesStay,
    timeAsChosen,
    cartOfTheDevice,
    oneLanguage,
    timersWanted,
    waitsForSomething,
    heedsBusyServer(),
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

/** A shop of this market with these stores, in an environment with every kind of fault. */
export const shopPlay = (props: Props, seed = "simulate"): Play<ShopStart, ShopEvent, ShopCommand> => ({
  fold: shop,
  start: (chance) => ({
    market: props.market,
    build: "simulation",
    seed,
    path: chance.pick(["/", "/en", "/nowhere", `/butikker/${props.stores[0]?.store.slug}/meny/pizza`]) ?? "/",
    origin: chance.pick(["web", "webQr", "app", "appQr"] as const) ?? "web",
  }),
  intend: (world, chance) => intend(world, props, chance),
  answer: (command, world, chance, phase) => answer(command, world, props, chance, phase),
  settle,
  simpler: simplerShopInputs,
  judge: judgeShop,
})
