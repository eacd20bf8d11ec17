import { isInsideArea } from "../domain/price/rules/isInsideArea.ts"
import type { Position } from "../domain/store/model.ts"
import { fitsPattern } from "../domain/store/rules/fitsPattern.ts"
import { mask } from "./mask.ts"

/** What a store's rules check personal data against: its delivery areas, and the patterns of its hotspots' answers. */
export interface StoreRules {
  readonly areas: readonly (readonly Position[])[]
  /** The patterns of each question, by its key. */
  readonly patterns: ReadonlyMap<string, readonly string[]>
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Whether a value is a geographic position. */
export const isPosition = (value: object): value is Position =>
  "latitude" in value &&
  "longitude" in value &&
  typeof value.latitude === "number" &&
  typeof value.longitude === "number"

const isArea = (value: unknown): value is readonly Position[] =>
  Array.isArray(value) && value.length > 0 && value.every((corner) => isObject(corner) && isPosition(corner))

const isQuestion = (value: unknown): value is { readonly key: string; readonly pattern: string } =>
  isObject(value) && typeof value["key"] === "string" && typeof value["pattern"] === "string"

/** Upper bound on the areas considered: more than any chain has, and few enough for an untrusted log. */
const mostAreas = 500

/** Finds the areas and patterns of all stores that a document holds. */
export const findYardsticks = (document: unknown): StoreRules => {
  const areas = new Map<string, readonly Position[]>()
  const patterns = new Map<string, Set<string>>()
  const look = (value: unknown): void => {
    if (!isObject(value)) return
    const { deliveryArea } = value
    if (isArea(deliveryArea) && areas.size < mostAreas) areas.set(JSON.stringify(deliveryArea), deliveryArea)
    if (isQuestion(value)) patterns.set(value.key, (patterns.get(value.key) ?? new Set()).add(value.pattern))
    Object.values(value).forEach(look)
  }
  look(document)
  return { areas: [...areas.values()], patterns: new Map([...patterns].map(([key, all]) => [key, [...all]])) }
}

/** Rounds to one decimal, about ten kilometres. */
const coarse = (degrees: number): number => Math.round(degrees * 10) / 10

const round = ({ latitude, longitude }: Position): Position => ({
  latitude: coarse(latitude),
  longitude: coarse(longitude),
})

/** In the Atlantic, where nobody delivers. */
const nowhere: Position = { latitude: 0, longitude: 0 }

/** Points spread over an area, from the middle outwards, independent of any customer's position in it. */
const pointsIn = (area: readonly Position[]): readonly Position[] => {
  const steps = 24
  const edges = (pick: (corner: Position) => number) => {
    const all = area.map(pick)
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return Array.from({ length: steps - 1 }, (_, at) => low + ((high - low) * (at + 1)) / steps)
  }
  const middle = steps / 2 - 1
  const points = edges(({ latitude }) => latitude).flatMap((latitude, north) =>
    edges(({ longitude }) => longitude).map((longitude, east) => ({
      away: Math.hypot(north - middle, east - middle),
      position: { latitude, longitude },
    })),
  )
  return points.toSorted((one, other) => one.away - other.away).map(({ position }) => position)
}

/**
 * Makes stand-ins for positions: rounded, or, if that changes which areas contain it, a point near the middle of the
 * same areas. This reveals which stores deliver there, which the log reveals anyway.
 */
export const standInPlaces = ({ areas }: StoreRules): ((position: Position) => Position) => {
  const known = new Map<string, Position | undefined>()
  const verdictOn = (position: Position): string => areas.map((area) => (isInsideArea(area, position) ? 1 : 0)).join("")
  return (position) => {
    const [rounded, verdict] = [round(position), verdictOn(position)]
    if (verdictOn(rounded) === verdict) return rounded
    if (!known.has(verdict)) {
      const around = areas.filter((_, at) => verdict[at] === "1")
      const candidates = around.length > 0 ? around.slice(0, 3).flatMap(pointsIn) : [nowhere]
      known.set(
        verdict,
        candidates.find((one) => verdictOn(one) === verdict),
      )
    }
    return known.get(verdict) ?? rounded
  }
}

/** Letters and digits to try as stand-ins when masking would change a pattern's verdict. */
const fillers = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"].flatMap((digit) =>
  ["x", "a", "b", "m"].map((letter) => ({ digit, letter })),
)

const fill = (text: string, { digit, letter }: (typeof fillers)[number]): string =>
  Array.from(mask(text), (character) => {
    if (character === "0") return digit
    if (character === "x") return letter
    return character === "X" ? letter.toUpperCase() : character
  }).join("")

/** The stand-in for an answer to a hotspot's question: of the same shape, and valid or invalid as before. */
export const standInAnswer = ({ patterns }: StoreRules, key: string, answer: string): string => {
  const judges = patterns.get(key) ?? []
  const verdictOn = (text: string): string =>
    judges.map((pattern) => (fitsPattern(pattern, text.trim()) ? 1 : 0)).join("")
  const verdict = verdictOn(answer)
  return fillers.map((one) => fill(answer, one)).find((one) => verdictOn(one) === verdict) ?? mask(answer)
}
