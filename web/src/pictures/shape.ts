import { between, type Random } from "@skorpe/core/domain/random"
import { times } from "./choices.ts"

/** A point in picture units, from -200 to 200 with y downwards. */
export type Point = readonly [x: number, y: number]

/** A number with one decimal; more precision is invisible and costs bytes. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace("0.", rounded % 1 === rounded ? "." : "0.")
}

/** Rounds the numbers of hand-written shapes to one decimal. */
export const trim = (svg: string): string => svg.replaceAll(/-?\d*\.\d\d+/g, (number) => n(Number(number)))

const full = Math.PI * 2

/** The nearest point in whole units: precise enough for large shapes, and shorter. */
export const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** The point at an angle (radians, clockwise from the right) and a distance. */
export const polar = (angle: number, distance: number, stretch = 1): Point => [
  Math.cos(angle) * distance,
  Math.sin(angle) * distance * stretch,
]

const step = ([x, y]: Point, [toX, toY]: Point): string => `${n(toX - x)} ${n(toY - y)}`
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
const snap = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** A smooth closed curve near the points. */
export const closedCurve = (points: readonly Point[]): string => {
  const last = points.at(-1) ?? [0, 0]
  let pen = snap(middle(last, points[0] ?? last))
  let d = `M${n(pen[0])} ${n(pen[1])}`
  for (const [i, point] of points.entries()) {
    const to = snap(middle(point, points[(i + 1) % points.length] ?? point))
    d += `q${step(pen, point)} ${step(pen, to)}`
    pen = to
  }
  return `${d}z`
}

/** A smooth open curve from the first point to the last, near those between. */
export const openCurve = (points: readonly Point[]): string => {
  const [first = [0, 0], ...rest] = points
  return rest.reduce(
    (d, point, i) => {
      const next = rest[i + 1]
      const to = next === undefined || i === rest.length - 2 ? (next ?? point) : middle(point, next)
      return i === rest.length - 1 && rest.length > 1 ? d : `${d}Q${n(point[0])} ${n(point[1])} ${n(to[0])} ${n(to[1])}`
    },
    `M${n(first[0])} ${n(first[1])}`,
  )
}

/** A polygon with straight edges. */
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`

/** An irregular circle (or, stretched, ellipse) whose radius varies by the fraction `rough`. */
export const blob = (random: Random, radius: number, rough: number, corners = 8, stretch = 1): string => {
  const start = random() * full
  return closedCurve(
    times(corners, (i) =>
      polar(start + (full * i) / corners, radius * 1.06 * (1 + between(random, -rough, rough)), stretch),
    ),
  )
}

/** A large round edge of superimposed waves, each shorter and lower: for crust, sauce and cheese. */
export const wavyRound = (random: Random, radius: number, height: number, waves: readonly number[]): string => {
  const phases = waves.map(() => random() * full)
  const corners = Math.max(28, ...waves.map((wave) => wave * 3))
  return closedCurve(
    times(corners, (i) => {
      const angle = (full * i) / corners
      const swell = waves.reduce((sum, wave, k) => sum + Math.sin(angle * wave + (phases[k] ?? 0)) / Math.sqrt(wave), 0)
      return whole(polar(angle, radius + swell * height))
    }),
  )
}

/** Dots as round caps of zero-length lines: many dots in few bytes. */
export const dots = (points: readonly Point[]): string => points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join("")

/** A filled or stroked path. `paint` is further attributes. */
export const path = (d: string, fill: string, paint = ""): string =>
  `<path d="${d}" fill="${fill}"${paint && ` ${paint}`}/>`

/** A stroked path without a fill. */
export const line = (d: string, colour: string, width: number, paint = ""): string =>
  path(d, "none", `stroke="${colour}" stroke-width="${n(width)}"${paint && ` ${paint}`}`)

/** An ellipse. `paint` is further attributes. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, paint = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${paint && ` ${paint}`}/>`

/** A `<use>` of an element with another fill, stroke or transform; the element must not set these itself. */
export const copy = (id: string, attributes: string): string => `<use href="#${id}" ${attributes}/>`

/** Wraps a drawing around 0,0 in an element for `<defs>` with this id. */
export type Wrap = (id: string, inside: string) => string

/** Wraps a drawing for `copy`. */
export const asGroup: Wrap = (id, inside) => `<g id="${id}">${inside}</g>`

/** Wraps a drawing for `strewn`. */
export const asMarker: Wrap = (id, inside) =>
  `<marker id="${id}" markerUnits="userSpaceOnUse" overflow="visible">${inside}</marker>`

/**
 * A marker at each point, for a group without fill. It is one node, where a `<use>` for each point would instantiate
 * all nodes of the shape. The line's two ends, at 0,0, get no marker.
 */
export const strewn = (marker: string, points: readonly Point[]): string =>
  `<path d="M0 0L${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)} `).join("")}0 0" marker-mid="url(#${marker})"/>`

/** An ellipse in whole units that inherits its group's fill: for the many soft spots. */
export const spot = (x: number, y: number, rx: number, ry: number, turn = 0): string =>
  turn === 0
    ? `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}"/>`
    : `<ellipse rx="${Math.round(rx)}" ry="${Math.round(ry)}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})"/>`

/** A group with these attributes; empty if it has no content. */
export const group = (attributes: string, ...inside: readonly string[]): string => {
  const content = inside.join("")
  return content === "" ? "" : `<g${attributes && ` ${attributes}`}>${content}</g>`
}
