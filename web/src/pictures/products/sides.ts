import { between } from "@skorpe/core/domain/random"
import { oneOf, times } from "../choices.ts"
import { blob, group, line, oval, path, polar } from "../shape.ts"
import { fill, ground, type Drawing } from "./palette.ts"
import { dip, lump, plate, specks } from "./plate.ts"

/** A paper cup of chips; a bowl of dip or a salad if the slug names one. */
export const sides: Drawing = (random, id, slug) => {
  if (/dip|saus|sauce|sas|dressing|majo|mayo/.test(slug)) {
    const sauce = /bbq/.test(slug)
      ? "#6a200d"
      : /chil.*ma[jy]o/.test(slug)
        ? "#ee9a63"
        : /chil|salsa|tomat/.test(slug)
          ? "#cf3a14"
          : /garlic|hvitlok|vitlok/.test(slug)
            ? "#f5ecd0"
            : "#f3dfb0"
    return `<g transform="translate(0 10)scale(3)">${dip(id, 0, 0, sauce)}</g>${specks(random, ["#4d7a26", "#8aa34b"], 84, 16)}`
  }
  if (/salad|salat|sallad|slaw/.test(slug)) {
    const leaves = times(24, (i) => {
      const [x, y] = polar(i * 2.4, Math.sqrt((23 - i) / 24) * 104, 0.55)
      return lump(
        id,
        blob(random, between(random, 32, 46), 0.2, 8, 0.7),
        oneOf(random, ["#5f9a34", "#86b84a", "#3f7d28", "#a9cc66"]),
        x,
        y + 34 - i * 0.6,
        random() * 360,
        line("M-20 0H20", "#d5e8a4", 2),
      )
    })
    const tomatoes = times(7, (i) => {
      const [x, y] = polar(i * 2.4, 20 + i * 13, 0.55)
      return lump(id, blob(random, 19, 0.04, 10), "#d63a1e", x, y + 22, 0, oval(-6, -7, 6, 4, fill(id, "gloss")))
    })
    return plate(id) + leaves.join("") + tomatoes.join("")
  }
  const chip = (i: number, count: number, back: boolean): string => {
    const x = -66 + (132 * i) / (count - 1)
    const top = between(random, back ? -142 : -112, back ? -104 : -74)
    const tilt = x * 0.22 + between(random, -9, 9)
    return `<g transform="rotate(${Math.round(tilt)} ${Math.round(x)} 40)">${path(`M${Math.round(x - 8)} ${Math.round(top)}h17V40h-17z`, oneOf(random, ["#f2bd4a", "#eab03a", "#f7cb63"]), 'stroke="#b87414" stroke-width="2"')}${path(`M${Math.round(x + 4)} ${Math.round(top)}h5V40h-5z`, "#c9861f", 'opacity=".55"')}</g>`
  }
  const cup = "M-84 -32Q0 8 84 -32L62 134Q60 146 48 146H-48Q-60 146 -62 134z"
  return (
    ground(id, 84) +
    times(9, (i) => chip(i, 9, true)).join("") +
    times(8, (i) => chip(i, 8, false)).join("") +
    path(cup, "#c3321a") +
    group('opacity=".9"', path("M-40 -16L-28 146H-8L-13 -13zM13 -13L8 146H28L40 -16z", "#f8e9cf")) +
    path(cup, fill(id, "round"), 'opacity=".7"')
  )
}
