import type { StoredCart } from "../../../domain/cart/model.ts"
import type { Counter } from "../../../domain/cart/rules/makeItem.ts"
import { repoint } from "../../../domain/cart/rules/repoint.ts"
import type { MoveForeseen } from "../../../domain/dialog/move.ts"
import { add, times, zero } from "../../../domain/money/rules/kroner.ts"
import { openingNow } from "../../../domain/store/rules/openingNow.ts"
import type { Millis } from "../../../domain/time/model.ts"
import type { CurrentStore } from "../../store/view.ts"
import { methodProblemAt } from "./methodProblemAt.ts"

type Items = StoredCart["items"]

const sumOf = (items: Items) => items.reduce((sum, { price, quantity }) => add(sum, times(price, quantity)), zero)

/** What would change if the cart moved to the shown store: lost items, price, method, opening time (SPEC §4.2). */
export const foreseeMove = (
  { items, shipping, storeName }: StoredCart,
  { store, status }: CurrentStore,
  counter: Counter,
  now: Millis,
): MoveForeseen => {
  const { kept, unavailable, soldOut, lost } = repoint(items, counter, status)
  const before = sumOf(items.filter((item) => !lost.includes(item)))
  const after = sumOf(kept)
  const { open, changesAt } = openingNow(store, status, counter.market.timeZone, now)
  return {
    from: storeName,
    to: store.name,
    unavailable,
    soldOut,
    sum: before === after ? null : { before, after },
    way: methodProblemAt(shipping, store),
    closed: open ? null : { opensAt: changesAt },
  }
}
