import { between } from "@skorpe/core/domain/random"
import { times } from "../choices.ts"
import { dots, line, oval, path } from "../shape.ts"
import { fill, ground, type Drawing, type Id } from "./palette.ts"

type Taste = { readonly words: RegExp; readonly colour: string; readonly light: string; readonly drink: string }

const cola: Taste = { words: /cola|coke|pepsi/, colour: "#a51c12", light: "#f6c9a2", drink: "#3a1408" }
const tastes: readonly Taste[] = [
  { words: /zero|max|black|uten-sukker|utan-socker/, colour: "#241b1b", light: "#e4572e", drink: "#33120a" },
  cola,
  { words: /mineral|sparkling/, colour: "#1f8f86", light: "#dff5b8", drink: "#d5f0e6" },
  { words: /jul|christmas/, colour: "#5a1d10", light: "#f2c14e", drink: "#3a1408" },
  { words: /orange|appelsin|apelsin|solo|fanta/, colour: "#e8760c", light: "#ffe08a", drink: "#f08a1d" },
  { words: /lemon|lime|citron|sitron|sprite/, colour: "#3f8a2c", light: "#f4f0a0", drink: "#e3ecc4" },
  { words: /water|vann|vatten|farris|ramlosa/, colour: "#3d8fb0", light: "#e7f6fa", drink: "#cfe9f0" },
  { words: /pear|paere|paron|apple|eple|appelm/, colour: "#8aa52a", light: "#f5f3b8", drink: "#d9d36b" },
  { words: /berry|bringebaer|hallon|raspberry/, colour: "#b3275f", light: "#ffd0e0", drink: "#a51d4d" },
]

const tasteOf = (slug: string, random: () => number): Taste =>
  tastes.find(({ words }) => words.test(slug)) ?? tastes[Math.floor(random() * tastes.length)] ?? cola

const dew = (random: () => number, half: number, top: number, bottom: number): string =>
  line(dots(times(34, () => [between(random, -half, half), between(random, top, bottom)])), "#fff", 3.4, 'opacity=".5"')

const swoosh = (light: string, half: number, y: number): string =>
  path(
    `M${-half} ${y + 28}C${-half * 0.2} ${y + 44} ${half * 0.2} ${y - 34} ${half} ${y - 20}V${y + 6}C${half * 0.3} ${y - 8} 0 ${y + 66} ${-half} ${y + 52}z`,
    light,
    'opacity=".92"',
  )

/** A can in the colour of its flavour. */
export const can: Drawing = (random, id, slug) => {
  const { colour, light } = tasteOf(slug, random)
  const body = "M-62 -112Q-62 -124 -50 -134H50Q62 -124 62 -112V126Q62 138 48 146H-48Q-62 138 -62 126z"
  return (
    ground(id, 78) +
    path(body, colour) +
    swoosh(light, 62, -10) +
    oval(0, 62, 15, 15, light) +
    dew(random, 56, -100, 130) +
    path("M-62 126Q-62 138 -48 146H48Q62 138 62 126Q0 138 -62 126z", "#c9c2b8") +
    path(body, fill(id, "round")) +
    oval(0, -134, 51, 11, "#d8d2c8", 'stroke="#8d867c" stroke-width="3"') +
    oval(2, -134, 40, 7, "#a9a298") +
    oval(4, -133, 17, 4, "#e6e1d8")
  )
}

const glassware = (id: Id, body: string, glass: string, cap: string): string =>
  path(body, glass) +
  path(body, fill(id, "round")) +
  path("M-20 -180H20V-162H-20z", cap) +
  path("M-20 -180H20V-162H-20z", fill(id, "round"))

/** A soda bottle with its label. */
export const bottle: Drawing = (random, id, slug) => {
  const { colour, light, drink } = tasteOf(slug, random)
  const body =
    "M-17 -166H17V-128C17 -104 52 -86 52 -40V126Q52 148 36 148H-36Q-52 148 -52 126V-40C-52 -86 -17 -104 -17 -128z"
  return (
    ground(id, 66) +
    glassware(id, body, drink, colour) +
    path("M-52 -26H52V58H-52z", colour) +
    swoosh(light, 52, -2) +
    path("M-52 -26H52V58H-52z", fill(id, "round")) +
    dew(random, 44, -70, 136)
  )
}

/** A brown bottle and a full glass. */
export const beer: Drawing = (random, id) => {
  const body =
    "M-16 -166H16V-112C16 -88 42 -78 42 -44V128Q42 148 28 148H-28Q-42 148 -42 128V-44C-42 -78 -16 -88 -16 -112z"
  const glass = "M-58 -70H58L46 132Q44 148 30 148H-30Q-44 148 -46 132z"
  const foam = times(9, (i) =>
    oval(-50 + i * 12.5, -72 + between(random, -5, 4), between(random, 13, 19), between(random, 12, 17), "#fff8e6"),
  )
  return (
    `<g transform="translate(-62)">${ground(id, 54)}${glassware(id, body, "#6b3410", "#d9a520")}` +
    `${path("M-42 -22H42V72H-42z", "#f4e6c4")}${path("M-42 2Q0 -14 42 2V46Q0 62 -42 46z", "#b8791a")}${oval(0, 24, 17, 17, "#f4e6c4")}${path("M-42 -22H42V72H-42z", fill(id, "round"))}</g>` +
    `<g transform="translate(66)">${ground(id, 58)}${path(glass, "#f0a91e")}${path("M-30 -60H0L-4 140H-24z", "#ffd96b", 'opacity=".55"')}` +
    `${line(dots(times(26, () => [between(random, -38, 38), between(random, -40, 130)])), "#fff1b8", 4, 'opacity=".75"')}${path(glass, fill(id, "round"))}${foam.join("")}${oval(-16, -80, 30, 7, fill(id, "gloss"))}</g>`
  )
}
