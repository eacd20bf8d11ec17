import { between, type Random } from "@skorpe/core/domain/random"
import { oneOf } from "../choices.ts"
import { line, path } from "../shape.ts"
import { body, type Glyph, type Piece } from "./glyph.ts"

const leaf = (random: Random, long: number, wide: number, green: string, light: string, vein: string): Piece => {
  const bend = between(random, -3, 3)
  const w = wide
  const outline = `M${-long} ${bend}C${-long * 0.5} ${-w} ${long * 0.4} ${-w} ${long} 0C${long * 0.4} ${w} ${-long * 0.5} ${w} ${-long} ${bend}z`
  const spine = `M${-long} ${bend}Q0 ${-bend} ${long - 2} 0`
  return {
    outline,
    paint:
      body(green) +
      path(`${spine}C${long * 0.4} ${-w} ${-long * 0.5} ${-w} ${-long} ${bend}z`, light, 'opacity=".6"') +
      line(spine, vein, 1.2) +
      line(
        `M-6 0l4 ${-wide * 0.4}M-6 0l4 ${wide * 0.4}M2 0l4 ${-wide * 0.36}M2 0l4 ${wide * 0.36}`,
        vein,
        0.8,
        'opacity=".8"',
      ),
  }
}

const rocket = (random: Random): Piece => {
  const green = oneOf(random, ["#4f8a26", "#3f7a1e", "#64992f"])
  const outline =
    "M-22 1L-8 -1Q-9 -6 -5 -8Q-2 -6 -2 -2Q0 -9 5 -9Q8 -6 5 -2Q11 -8 19 -4Q24 0 19 4Q11 8 5 3Q8 7 4 9Q0 8 -2 3Q-3 7 -6 7Q-9 5 -8 1.500L-22 2.500z"
  return { outline, paint: body(green) + line("M-21 1.800Q0 -2 17 0", "#b9d489", 1.3) }
}

const spinach = (random: Random): Piece =>
  leaf(random, between(random, 14, 17), between(random, 13, 16), "#2f5f20", "#4e8434", "#86ad5c")

/** Leaves: spinach is baked, rocket and basil are added afterwards. */
export const greens = {
  spinach: { kind: "pieces", count: 14, radius: 15, layer: 0, turns: true, piece: spinach },
  rocket: { kind: "pieces", count: 15, radius: 17, layer: 3, turns: true, piece: rocket },
  basil: {
    kind: "pieces",
    count: 8,
    radius: 16,
    layer: 3,
    turns: true,
    piece: (random) => leaf(random, between(random, 16, 20), between(random, 11, 14), "#2f7f22", "#62b23e", "#1e5c15"),
  },
  oregano: { kind: "dust", count: 54, size: 2.4, colours: ["#4f6322", "#7b8a3a", "#39491a"] },
  curry: { kind: "dust", count: 170, size: 3.4, colours: ["#ffd23c", "#a85f06", "#d98a08"] },
} satisfies Record<string, Glyph>
