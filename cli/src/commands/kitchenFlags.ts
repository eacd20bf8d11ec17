import { type DeliveryMethod, KitchenState } from "@skorpe/core/domain/order"
import { Option } from "effect"
import { Flag } from "effect/cli"
import type { OrdersAsked } from "../node/askOrders.ts"

const time = (name: "from" | "to", what: string) =>
  Flag.Date(name).pipe(Flag.withDescription(`${what}, such as 2026-11-21T17:00+01:00`), Flag.optional)

/** The flag that selects orders by status. */
export const stateFlag = {
  state: Flag.Literals("state", KitchenState.literals).pipe(
    Flag.withDescription("Which orders; open ones are placed or accepted"),
    Flag.withDefault("open"),
  ),
}

/** The flags that select orders by fields that do not change. */
export const orderFlags = {
  store: Flag.String("store").pipe(Flag.withDescription("Id or slug of a store"), Flag.optional),
  way: Flag.Literals("way", ["carryout", "delivery", "hotspot"]).pipe(
    Flag.withDescription("How it is handed over"),
    Flag.optional,
  ),
  from: time("from", "Preparation begins then or later"),
  to: time("to", "Preparation begins before then"),
}

/** The parsed values of the flags. */
export interface OrdersChosen {
  readonly store: Option.Option<string>
  readonly way: Option.Option<DeliveryMethod>
  readonly from: Option.Option<Date>
  readonly to: Option.Option<Date>
}

/** The API query for the flags. */
export const queryOf = ({ store, way, from, to }: OrdersChosen): OrdersAsked => ({
  ...(Option.isSome(store) ? { storeId: store.value } : {}),
  ...(Option.isSome(way) ? { deliveryMethod: way.value } : {}),
  ...(Option.isSome(from) ? { from: from.value.getTime() } : {}),
  ...(Option.isSome(to) ? { to: to.value.getTime() } : {}),
})
