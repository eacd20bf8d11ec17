import { bedToppings, drawCheese, drawSauce } from "./bed.ts"
import { drawBox, drawCuts } from "./box.ts"
import { drawCrust } from "./crust.ts"
import { drawDrizzle } from "./drizzle.ts"
import { filters } from "./filters.ts"
import { frame, ids } from "./frame.ts"
import { gradients } from "./palette.ts"
import { randomFrom } from "@skorpe/core/domain/random"
import { group, line, oval } from "./shape.ts"
import type { DrawnTopping, PizzaSpec } from "./spec.ts"
import { drawDust, layToppings, nothingLaid } from "./toppings.ts"

const halves = (id: (name: string) => string): string =>
  `<clipPath id="${id("left")}"><path d="M-200 -200H0V200H-200z"/></clipPath>` +
  `<clipPath id="${id("right")}"><path d="M0 -200H200V200H0z"/></clipPath>`

/** The toppings in canonical form: sorted, the last of duplicates, none of level 0. */
export const countingToppings = (toppings: PizzaSpec["toppings"]): readonly DrawnTopping[] =>
  [...new Map(toppings.map((topping) => [`${topping.slug} ${topping.part}`, topping])).values()]
    .filter(({ level }) => level > 0)
    .sort((a, b) => (`${a.slug} ${a.part}` < `${b.slug} ${b.part}` ? -1 : 1))

/**
 * A pizza as an SVG document of 400 by 400, seen from above. Deterministic: the same on every machine. The order of
 * toppings does not matter (the last of duplicates counts), level 0 is left out, an unknown ingredient becomes crumbs.
 */
export const drawPizza = (spec: PizzaSpec): string => {
  const id = ids(spec.idPrefix)
  const counting = countingToppings(spec.toppings)
  const toppings = spec.only === "bed" ? bedToppings(counting) : counting
  const rich = spec.detail === "rich"
  const through = (name: string, content: string): string => group(rich ? `filter="url(#${id(name)})"` : "", content)
  const split = counting.some(({ part }) => part !== "whole")
  const random = randomFrom(`${spec.seed}/filters`)
  const boxed = spec.stage === "boxed"
  const cuts = boxed ? drawCuts(random() * 3) : ""
  const seed = Math.floor(random() * 900)
  const laid = spec.only === undefined ? layToppings(spec, toppings, id) : nothingLaid
  const ground = boxed ? oval(3, 8, 192, 190, `url(#${id("ground")})`) : oval(2, 9, 197, 190, `url(#${id("ground")})`)
  const bed = (): string =>
    ground +
    through("bake", drawCrust(spec, id) + drawSauce(spec, toppings, id)) +
    (spec.stage === "raw" ? drawCheese(spec, toppings, id) : through("melt", drawCheese(spec, toppings, id))) +
    (split ? line("M0 -144V144", "#7d3a08", 1.6, 'opacity=".4" stroke-dasharray="1 7"') : "")
  const top = (): string =>
    [
      through("wet", ([0, 1, 2] as const).map((layer) => laid.layers.get(layer) ?? "").join("")),
      drawDust(spec, toppings),
      drawDrizzle(spec, toppings, id),
      through("wet", laid.layers.get(3) ?? ""),
      cuts,
    ].join("")
  const pizza = (spec.only === "poured" ? "" : bed()) + (spec.only === "bed" ? "" : top())
  return frame(spec.title, [
    `<defs>${gradients(spec, id)}${rich ? filters(id, seed) : ""}${split ? halves(id) : ""}${laid.models}</defs>`,
    boxed ? drawBox() + group('transform="scale(.9)"', pizza) : pizza,
  ])
}
