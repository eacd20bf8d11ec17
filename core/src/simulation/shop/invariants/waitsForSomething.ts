import type { ShopCall } from "../../../messages/commands.ts"
import { seeShop, type ShopViews } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

/** A loading indicator: the view that shows it, and the unit that works meanwhile. */
interface Wait {
  readonly on: (see: ShopViews) => string | null
  readonly unit: string
  /** The call that must run; without one, any call or timer of the unit will do. */
  readonly call?: ShopCall["type"]
}

const waits: readonly Wait[] = [
  { unit: "session", on: ({ session }) => (session._tag === "Starting" ? "session is Starting" : null) },
  {
    unit: "validation",
    on: ({ validation: { _tag } }) => (_tag === "Pending" || _tag === "Unconfirmed" ? `validation is ${_tag}` : null),
  },
  {
    unit: "checkout",
    on: ({ checkout: { step } }) => {
      if (step._tag === "Proving") return step.phase === "asked" ? null : `checkout is ${step.phase}`
      return step._tag === "Sending" || step._tag === "Uncertain" ? `checkout is ${step._tag}` : null
    },
  },
  { unit: "coupon", on: ({ coupon: { step } }) => (step === "judging" ? "a code is judged" : null) },
  {
    unit: "store",
    call: "LoadStores",
    on: ({ store: { list } }) => (list._tag === "Loading" ? "the stores are Loading" : null),
  },
  {
    unit: "store",
    call: "LoadStore",
    on: ({ store: { shown } }) => (shown._tag === "Loading" ? "the store is Loading" : null),
  },
  { unit: "tracking", on: ({ tracking }) => (tracking._tag === "Loading" ? "tracking is Loading" : null) },
  {
    unit: "lastOrder",
    on: ({ lastOrder: { order } }) => (order._tag === "Loading" ? "the last order is Loading" : null),
  },
  { unit: "finder", on: ({ finder: { step } }) => (step === "searching" ? "the finder searches" : null) },
]

/** No loading indicator is shown without a reason: a call runs behind it, or a timer that starts one. */
export const waitsForSomething: Watch = ({ before, world }) => {
  if (before.units === world.units && before.timers === world.timers && before.calls === world.calls) return null
  const see = seeShop(world)
  for (const { call, on, unit } of waits) {
    const shown = on(see)
    if (shown === null) continue
    const isServed =
      call === undefined
        ? [...Object.values(world.timers), ...Object.values(world.calls)].some((one) => one.unit === unit)
        : Object.values(world.calls).some(({ command }) => command.type === call)
    if (!isServed) return `${shown} and waits for nothing: no ${call ?? "call or timer"} of ${unit} runs`
  }
  return null
}
