import type { Position } from "../model.ts"

const earthRadius = 6_371_000

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance between two positions, in whole metres. */
export const metresBetween = (one: Position, other: Position): number => {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const across = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(across))))
}
