import { expect, test } from "vitest"
import { drawParts, sheetOf } from "../drawParts.ts"
import { glyphs } from "../glyphs/index.ts"
import { rasterise } from "./rasterise.ts"

/** The highest alpha (0 to 255) along the edges of a sheet's cells. */
const atEdges = async (slug: string, seed: string): Promise<number> => {
  const pizza = { seed, crust: "american" as const, toppings: [{ slug, level: 1, part: "whole" } as const] }
  const [laid] = drawParts(pizza).pieces
  if (!laid) return 0
  const { svg, cell, shapes } = sheetOf(pizza, laid)
  const canvas = document.createElement("canvas")
  canvas.width = cell * shapes
  canvas.height = cell
  const context = canvas.getContext("2d", { willReadFrequently: true })
  context?.drawImage(await rasterise(svg(), canvas.width, canvas.height), 0, 0)
  const alphas = (x: number, y: number, width: number, height: number): number[] =>
    [...(context?.getImageData(x, y, width, height).data ?? [])].filter((_, nth) => nth % 4 === 3)
  const columns = Array.from({ length: shapes }, (_, nth) => [
    ...alphas(nth * cell, 0, 1, cell),
    ...alphas((nth + 1) * cell - 1, 0, 1, cell),
  ])
  return Math.max(...columns.flat(), ...alphas(0, 0, canvas.width, 1), ...alphas(0, cell - 1, canvas.width, 1))
}

test("no piece of any topping is clipped at the edge of its sheet's cells", async () => {
  const cut: string[] = []
  for (const slug of glyphs.keys())
    for (const seed of ["PEP", "HAW", "VEG"]) {
      const edge = await atEdges(slug, seed)
      if (edge > 12) cut.push(`${slug} ${seed}: ${edge}`)
    }
  expect(cut).toEqual([])
})
