import { between } from "@skorpe/core/domain/random"
import { oneOf, times } from "../choices.ts"
import { dots, line, oval, path } from "../shape.ts"
import { fill, type Drawing } from "./palette.ts"
import { heap, lump, plate } from "./plate.ts"

/** A sliced loaf with butter and herbs, and with cheese if the slug names it. */
export const bread: Drawing = (random, id, slug) => {
  const cheesy = /cheese|ost|mozzarella/.test(slug)
  const slice = (x: number, y: number): string => {
    const d = "M-34 -62Q0 -84 34 -62Q46 -48 36 -30V56Q34 70 20 70H-20Q-34 70 -36 56V-30Q-46 -48 -34 -62z"
    return lump(
      id,
      d,
      "#b9702a",
      x,
      y,
      x * 0.1 + between(random, -5, 5),
      path(
        "M-27 -54Q0 -72 27 -54Q35 -44 27 -28V50Q26 60 16 60H-16Q-26 60 -27 50V-28Q-35 -44 -27 -54z",
        cheesy ? "#f8c550" : "#f3d28c",
      ) +
        oval(-4, -8, 21, 32, cheesy ? "#fff0b8" : "#fbe9b8", 'opacity=".8"') +
        line(dots(times(9, () => [between(random, -20, 20), between(random, -48, 48)])), "#4d7a26", 4.4) +
        line(dots(times(6, () => [between(random, -20, 20), between(random, -48, 48)])), "#a85c17", 5, 'opacity=".6"'),
    )
  }
  return (
    plate(id) +
    heap(
      [
        [4, 0, 102],
        [3, 46, 84],
      ],
      slice,
    )
  )
}

/** A filled baguette. */
export const sandwich: Drawing = (random, id) => {
  const half = (d: string, colour: string): string => path(d, colour) + path(d, fill(id, "shade"))
  const frill = times(11, (i) =>
    oval(-130 + i * 26, 22 + between(random, -6, 6), 24, 14, oneOf(random, ["#5f9a34", "#86b84a", "#74ab3e"])),
  )
  const ham = times(7, (i) =>
    oval(-114 + i * 38, 6 + between(random, -4, 4), 32, 12, oneOf(random, ["#ee9c90", "#f3b0a4"])),
  )
  const tomato = times(6, (i) => oval(-104 + i * 42, -8, 24, 9, "#d63a1e"))
  const seeds = dots(times(34, () => [between(random, -120, 120), between(random, -74, -36)]))
  return (
    plate(id) +
    half("M-158 34Q-164 76 -116 82H116Q164 76 158 34Q0 22 -158 34z", "#d59240") +
    frill.join("") +
    ham.join("") +
    path("M-140 -6H140L122 14L104 -2L78 22L40 0L12 20L-20 0L-54 24L-84 2L-118 18z", "#f9c648") +
    tomato.join("") +
    half("M-158 -10Q-170 -86 -92 -94H92Q170 -86 158 -10Q0 4 -158 -10z", "#cf8531") +
    line("M-84 -76L-66 -44M-22 -80L-4 -46M40 -80L58 -46M96 -74L110 -44", "#f3cf91", 7, 'opacity=".8"') +
    line(seeds, "#fbeecb", 4)
  )
}
