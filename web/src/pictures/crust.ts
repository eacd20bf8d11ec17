import { between, randomFrom } from "@skorpe/core/domain/random"
import { times } from "./choices.ts"
import { group, oval, path, polar, spot, wavyRound } from "./shape.ts"
import type { PizzaSpec } from "./spec.ts"

const characters = {
  american: { radius: 187, wander: 1.7, waves: [3, 5, 8, 12], spots: 24, charred: 0, size: [5, 12] },
  italian: { radius: 186, wander: 3.4, waves: [3, 4, 7, 11, 15], spots: 20, charred: 22, size: [4, 14] },
  glutenfree: { radius: 184, wander: 1.1, waves: [4, 6, 9], spots: 12, charred: 0, size: [4, 8] },
} as const

/** The dough with its raised rim: even and golden (American), blistered (Italian), or pale and flat (gluten-free). */
export const drawCrust = (spec: PizzaSpec, id: (name: string) => string): string => {
  const random = randomFrom(`${spec.seed}/crust`)
  const { radius, wander, waves, spots, charred, size } = characters[spec.crust]
  const edge = wavyRound(random, radius, wander, waves)
  const baking = (count: number): string =>
    times(count, () => {
      const angle = random() * Math.PI * 2
      const long = between(random, size[0], size[1])
      const [x, y] = polar(angle, between(random, 164, radius - 3))
      return spot(x, y, long, long * between(random, 0.4, 0.7), (angle * 180) / Math.PI + 90)
    }).join("")
  const bubbles = times(9, () => {
    const [x, y] = polar(random() * Math.PI * 2, between(random, 168, 177))
    return spot(x - 2, y - 2, between(random, 6, 16), between(random, 4, 8))
  })
  const [toasted, black] = [baking(spots), baking(charred)]
  return (
    path(edge, `url(#${id("dough")})`) +
    oval(0, 0, 172, 172, "none", 'stroke="#fff0c8" stroke-width="5" opacity=".22"') +
    (spec.stage === "raw"
      ? ""
      : group(`fill="url(#${id("toast")})"`, toasted) + group(`fill="url(#${id("char")})"`, black)) +
    group(`fill="url(#${id("gloss")})" opacity=".55"`, ...bubbles) +
    oval(0, 0, radius - 1, radius - 1, `url(#${id("sun")})`)
  )
}
