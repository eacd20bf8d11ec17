import { shop } from "../shop/shop.ts"
import { type FoldedStep, foldingVersion, foldWith } from "./folding.ts"
import { readLog } from "./readLog.ts"

type Fields = Readonly<Record<string, unknown>>

/** The folding of a log by this code. */
export const foldOwn = (text: string): readonly FoldedStep[] => {
  const folding = foldWith(shop, (one) => readLog(one))(text)
  if (folding._tag !== "Folded") throw new Error(JSON.stringify(folding))
  return folding.steps
}

/** This code's folding, with a different cart total from the record that adds the first product. */
export const withWrongTotal = (steps: readonly FoldedStep[]): readonly FoldedStep[] =>
  steps.map((step) => {
    const cart = step.views["cart"] as { readonly totalCount: number }
    return cart.totalCount === 0 ? step : { ...step, views: { ...step.views, cart: { ...cart, totalPrice: 1 } } }
  })

/**
 * A file as `npm run folding` writes it, whose fold returns these steps; values shared between steps are written once.
 */
export const codeOf = (name: string, steps: readonly FoldedStep[]): string => {
  const places = new Map<unknown, number>()
  const placesOf = (fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => {
        if (!places.has(value)) places.set(value, places.size)
        return [key, places.get(value)]
      }),
    )
  const parts = ["units", "views", "timers", "calls"] as const
  const written = steps.map((step) => ({
    ...step,
    ...Object.fromEntries(parts.map((part) => [part, placesOf(step[part])])),
  }))
  return `
    const shared = ${JSON.stringify([...places.keys()])}
    const read = (places) => Object.fromEntries(Object.entries(places).map(([key, place]) => [key, shared[place]]))
    const steps = ${JSON.stringify(written)}.map(({ units, views, timers, calls, ...step }) =>
      ({ ...step, units: read(units), views: read(views), timers: read(timers), calls: read(calls) }))
    export const version = ${foldingVersion}
    export const name = ${JSON.stringify(name)}
    export const fold = () => ({ _tag: "Folded", steps })
  `
}
