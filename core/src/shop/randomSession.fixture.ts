import { chanceOf } from "../simulation/chance.ts"
import type { Input } from "../kernel/input.ts"
import type { Json } from "../kernel/json.ts"
import type { OuterEvent, ShopEvent } from "../messages/events.ts"
import { placedOrder, priceOf, received, torget, torgetWithMenu } from "./samples.fixture.ts"
import { shop, type ShopFold, type ShopWorld } from "./shop.ts"
import { addCola, addLarge, start } from "./shopStage.fixture.ts"
import type { ShopStart } from "../messages/start.ts"

const paths = [
  "/",
  "/butikker",
  "/butikker/torget/meny/pizza",
  "/handlevogn",
  "/betaling",
  "/bestilling/o1",
  "/nowhere",
]

const events: readonly OuterEvent[] = [
  ...paths.map((path): OuterEvent => ({ type: "PathOpened", path, how: "link" })),
  addLarge,
  addLarge,
  addCola,
  { type: "LineIncreased", id: "l3" },
  { type: "LineRemoved", id: "l3" },
  { type: "FieldTyped", field: "firstName", text: "Kunde" },
  { type: "FieldTyped", field: "lastName", text: "En" },
  { type: "FieldTyped", field: "phone", text: "40 00 00 00" },
  { type: "OrderSubmitted" },
  { type: "OrderSubmitted" },
  { type: "PriceRetried" },
  { type: "LoadingRetried" },
  { type: "PageHidden" },
  { type: "PageShown" },
]

/** Successful answers; a call without one can only fail, or end with nothing. */
const answers: Readonly<Record<string, unknown>> = {
  ReadDevice: { cart: null, attempt: null },
  LoadStores: [torget],
  LoadStore: torgetWithMenu,
  ValidatePrice: priceOf(269),
  ReadPhone: { _tag: "Phone", e164: "+4740000000" },
  PlaceOrder: { orderId: "o1" },
  LoadOrder: placedOrder,
}

const failures: readonly Json[] = [
  { _tag: "Unreachable" },
  { _tag: "Refused", status: 404, problems: [] },
  { _tag: "Refused", status: 409, problems: [], price: null },
]

type ShopInput = Input<ShopStart, ShopEvent>

const inputFor = (world: ShopWorld, draw: (below: number) => number): ShopInput => {
  const calls = Object.values(world.calls)
  const timers = Object.values(world.timers)
  const one = draw(3)
  const call = calls[draw(Math.max(1, calls.length))]
  if (one === 0 && call) {
    const { key } = call
    const { type } = call.command
    if (type === "FollowOrder" && draw(3) > 0) return { type: "CallNews", key, news: received as unknown as Json }
    const error = failures[draw(failures.length)] ?? null
    if (draw(4) === 0) return { type: "CallEnded", key, exit: { _tag: "Failed", error } }
    return { type: "CallEnded", key, exit: { _tag: "Done", value: (answers[type] ?? null) as Json } }
  }
  const timer = timers[draw(Math.max(1, timers.length))]
  if (one === 1 && timer !== undefined) return { type: "TimerFired", key: timer.key }
  return { type: "Happened", event: events[draw(events.length)] ?? { type: "PageShown" } }
}

const kept = [
  { cart: null, attempt: null },
  { cart: null, attempt: { key: "seedseed-c3", order: {}, at: 0 } },
]

/** Runs a session of `records` random records through this step; the same seed gives the same session. */
export const liveThrough = (seed: number, records: number, step: ShopFold["step"]): void => {
  const { below: draw } = chanceOf(seed)
  let world = shop.empty
  const put = (input: ShopInput) => {
    world = step(world, { n: world.n + 1, t: world.t + draw(2000) }, input).world
  }
  put({ type: "Started", start: { ...start, path: paths[draw(paths.length)] ?? "/" } })
  put({ type: "CallEnded", key: "session.device@0", exit: { _tag: "Done", value: kept[draw(2)] as Json } })
  for (let count = 2; count < records; count++) put(inputFor(world, draw))
}
