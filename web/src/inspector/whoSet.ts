import { seeShop } from "@skorpe/core/shop"
import type { Session } from "./session.ts"

/**
 * The value at a path of the views and the record that set it; or where the path ends, and the names that exist there.
 */
export type WhoSet =
  | { readonly _tag: "Set"; readonly value: unknown; readonly position: number }
  | { readonly _tag: "NoPath"; readonly at: string; readonly known: readonly string[] }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const valueAt = (views: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    views,
  )

/** The last record up to a position that set the value at a path of the views; -1 if the checkpoint did. */
export const whoSet = (session: Session, position: number, path: string): WhoSet => {
  const names = path.trim().split(".")
  const viewsAt = (one: number) => {
    const world = session.travel.at(one)
    return world.n < 0 ? undefined : seeShop(world)
  }
  const textAt = (one: number): string | undefined => JSON.stringify(valueAt(viewsAt(one), names))
  const views = viewsAt(position)
  const missing = names.findIndex((_, nth) => valueAt(views, names.slice(0, nth + 1)) === undefined)
  if (missing >= 0) {
    const parent = valueAt(views, names.slice(0, missing))
    return {
      _tag: "NoPath",
      at: names.slice(0, missing).join("."),
      known: isObject(parent) ? Object.keys(parent) : [],
    }
  }
  let [last, text] = [-1, textAt(-1)]
  for (let one = 0; one <= position; one++) {
    const next = textAt(one)
    if (next !== text) [last, text] = [one, next]
  }
  return { _tag: "Set", value: valueAt(views, names), position: last }
}
