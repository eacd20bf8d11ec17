import { glyphOf } from "./glyphs/index.ts"
import { between, randomFrom, type Random } from "@skorpe/core/domain/random"
import { times } from "./choices.ts"
import { copy, group, path, polar, spot, wavyRound } from "./shape.ts"
import type { DrawnTopping, PizzaSpec } from "./spec.ts"
import { strew } from "./spread.ts"

type Id = (name: string) => string
type Part = DrawnTopping["part"]
type Bed = { readonly base: string; readonly part: Part }

/** Clips a group to one half of the pizza; content on the whole pizza is returned unchanged. */
export const onPart = (id: Id, part: Part, content: string): string =>
  part === "whole" || content === "" ? content : `<g clip-path="url(#${id(part)})">${content}</g>`

const bedsOf = (toppings: readonly DrawnTopping[], kind: "sauce" | "drizzle"): Bed[] =>
  toppings.flatMap(({ slug, part }) => {
    const glyph = glyphOf(slug)
    return glyph.kind === kind ? [{ base: glyph.base, part }] : []
  })

/** The toppings that make up the bed: sauces and melting cheese; drizzles too if the pizza has no sauce. */
export const bedToppings = (toppings: readonly DrawnTopping[]): DrawnTopping[] => {
  const spread = toppings.some(({ slug }) => glyphOf(slug).kind === "sauce") ? "sauce" : "drizzle"
  return toppings.filter(({ slug }) => ["sauce", "melt", spread].includes(glyphOf(slug).kind))
}

const spots = (random: Random, count: number, reach: number, small: number, large: number): string =>
  times(count, () => {
    const [x, y] = polar(random() * 6.283, Math.sqrt(random()) * reach)
    const wide = between(random, small, large)
    return spot(x, y, wide, wide * between(random, 0.5, 0.95))
  }).join("")

/** The sauce, spread up to the rim: tomato, else the drizzles, else only oil. */
export const drawSauce = (spec: PizzaSpec, toppings: readonly DrawnTopping[], id: Id): string => {
  const random = randomFrom(`${spec.seed}/sauce`)
  const edge = wavyRound(random, 160, 1.7, [3, 5, 9])
  const tomato = bedsOf(toppings, "sauce")
  const covered = toppings.some(({ slug, part }) => glyphOf(slug).kind === "melt" && part === "whole")
  const beds = (tomato.length > 0 ? tomato : bedsOf(toppings, "drizzle")).map(({ base, part }) =>
    onPart(id, part, copy(id("bed"), `fill="${base}" stroke="#3d0c00" stroke-opacity=".3" stroke-width="4"`)),
  )
  const pulp = covered
    ? ""
    : group(`fill="url(#${id("gloss")})" opacity=".22"`, spots(random, 22, 145, 6, 20)) +
      group(`fill="url(#${id("toast")})" opacity=".6"`, spots(random, 22, 145, 6, 18))
  return `<defs><path id="${id("bed")}" d="${edge}"/></defs>${copy(id("bed"), 'fill="#e9b866"')}${beds.join("")}${pulp}`
}

const melted = (spec: PizzaSpec, topping: DrawnTopping, puddles: number, id: Id): string => {
  const random = randomFrom(`${spec.seed}/${topping.slug}`)
  const spill = (puddles > 10 ? 3 : 0) + Math.min(4, topping.level * 2)
  const skin = id(`${topping.slug}-${topping.part}`)
  const edge = wavyRound(random, 147 + spill, 3, [2, 3, 5, 8, 14])
  return (
    `<defs><path id="${skin}" d="${edge}"/></defs>` +
    copy(skin, 'fill="#5d1500" opacity=".4" transform="translate(1 3)"') +
    copy(skin, `fill="url(#${id("cheese")})" stroke="#ffe6a0" stroke-opacity=".6" stroke-width="2"`) +
    group(
      `fill="url(#${id("puddle")})" opacity=".8"`,
      spots(random, Math.round(puddles * (0.4 + topping.level * 0.6)), 132, 12, 36),
    ) +
    group(`fill="url(#${id("toast")})" opacity=".45"`, spots(random, 9, 140, 8, 22)) +
    group(`fill="url(#${id("toast")})" opacity=".9"`, spots(random, 9, 140, 4, 9))
  )
}

const grated = (spec: PizzaSpec, topping: DrawnTopping, puddles: number, id: Id): string => {
  const random = randomFrom(`${spec.seed}/${topping.slug}/grated`)
  const count = Math.round((190 + puddles * 4) * Math.max(0.75, topping.level) ** 0.5)
  const side = (): number => Math.round(between(random, -11, 11))
  const shreds = strew(random, count, 143, topping.part)
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l${side()} ${side()}`)
    .join("")
  const name = id(`${topping.slug}-${topping.part}`)
  return (
    path(wavyRound(random, 143, 3, [3, 5, 8, 13]), `url(#${id("cheese")})`, 'opacity=".9"') +
    `<defs><path id="${name}" d="${shreds}"/></defs>` +
    copy(name, 'stroke="#9a6a2c" stroke-width="5" opacity=".3" transform="translate(1 2)"') +
    copy(name, 'stroke="#fdeec0" stroke-width="4.6"') +
    copy(name, 'stroke="#fffbea" stroke-width="1.8"')
  )
}

/** The melting cheese: shreds on a raw pizza; on a baked one a golden layer with pale pools and toasted spots. */
export const drawCheese = (spec: PizzaSpec, toppings: readonly DrawnTopping[], id: Id): string =>
  toppings
    .map((topping) => {
      const glyph = glyphOf(topping.slug)
      if (glyph.kind !== "melt") return ""
      const draw = spec.stage === "raw" ? grated : melted
      return onPart(id, topping.part, draw(spec, topping, glyph.puddles, id))
    })
    .join("")
