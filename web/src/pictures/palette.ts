import type { PizzaSpec } from "./spec.ts"

type Stop = readonly [at: number, colour: string, opacity?: number]

/** A radial gradient; `geometry` is further attributes, by default those of the bounding box. */
export const radial = (id: string, stops: readonly Stop[], geometry = ""): string =>
  `<radialGradient id="${id}"${geometry && ` ${geometry}`}>${stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("")}</radialGradient>`

const onPizza = (radius: number, shift = 0): string =>
  `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}"${shift === 0 ? "" : ` fx="${-shift}" fy="${-shift}"`}`

const doughs = {
  american: ["#8f4c16", "#c77f31", "#efc078", "#d9923f", "#7d3f12"],
  italian: ["#9a5a22", "#d79a4c", "#f6d9a0", "#e0a55a", "#8a4c18"],
  glutenfree: ["#a4763c", "#d4ab6a", "#f0d9a6", "#d9b176", "#96672f"],
  raw: ["#d9bd86", "#ecd6a6", "#f9ecca", "#eed9ab", "#cfae74"],
} as const

/** The gradients of all pizzas; `id` adds the picture's prefix to their names. */
export const gradients = (
  { crust, stage }: Pick<PizzaSpec, "crust" | "stage">,
  id: (name: string) => string,
): string => {
  const raw = stage === "raw"
  const dough = doughs[raw ? "raw" : crust]
  return [
    radial(
      id("dough"),
      [
        [0.8, dough[0]],
        [0.84, dough[1]],
        [0.9, dough[2]],
        [0.95, dough[3]],
        [1, dough[4]],
      ],
      onPizza(192),
    ),
    radial(
      id("cheese"),
      raw
        ? [
            [0, "#fff7df"],
            [0.8, "#fbe9bb"],
            [1, "#f0d594"],
          ]
        : [
            [0, "#fff0bf"],
            [0.4, "#fdd987"],
            [0.8, "#f6b54a"],
            [1, "#e08a28"],
          ],
      onPizza(158, 40),
    ),
    radial(id("puddle"), [
      [0, "#fffae6", 0.95],
      [0.55, "#fff3cb", 0.75],
      [1, "#ffe9ab", 0],
    ]),
    radial(id("toast"), [
      [0, "#8c3f0a", 0.75],
      [0.5, "#b4621a", 0.4],
      [1, "#c9761f", 0],
    ]),
    ...(crust === "italian"
      ? [
          radial(id("char"), [
            [0, "#2f1405", 0.8],
            [0.5, "#5b2a0a", 0.45],
            [1, "#7d3f12", 0],
          ]),
        ]
      : []),
    radial(
      id("shade"),
      [
        [0, "#fff3d6", 0.34],
        [0.42, "#ffe9c0", 0],
        [0.72, "#5a1c00", 0.02],
        [1, "#3d1200", raw ? 0.3 : 0.42],
      ],
      'cx=".42" cy=".38" r=".66"',
    ),
    radial(id("gloss"), [
      [0, "#fffdf2", 0.75],
      [1, "#fffdf2", 0],
    ]),
    radial(id("ground"), [
      [0.7, "#2a1204", 0.55],
      [0.86, "#2a1204", 0.22],
      [1, "#2a1204", 0],
    ]),
    radial(
      id("sun"),
      [
        [0, "#fff2cf", 0.3],
        [0.5, "#fff2cf", 0],
        [0.7, "#4a1a00", 0],
        [1, "#3a1400", 0.42],
      ],
      'cx=".38" cy=".34" r=".78"',
    ),
  ].join("")
}
