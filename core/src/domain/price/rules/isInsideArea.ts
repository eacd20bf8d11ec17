import type { Position } from "../../store/model.ts"

/** Points this close to the border count as on it, in degrees: a tenth of a millimetre, far below map precision. */
const tolerance = 1e-9

/**
 * True when a position is in an area or on its border; an area is its corners in order, the first not repeated
 * (DECISIONS §11).
 */
export const isInsideArea = (area: readonly Position[], position: Position): boolean => {
  let inside = false
  for (const [index, corner] of area.entries()) {
    const next = area[(index + 1) % area.length] ?? corner
    if (isBetween(corner, next, position)) return true
    const crosses = corner.latitude > position.latitude !== next.latitude > position.latitude
    if (crosses && position.longitude < longitudeAt(corner, next, position.latitude)) inside = !inside
  }
  return inside
}

const longitudeAt = (from: Position, to: Position, latitude: number): number =>
  from.longitude + ((latitude - from.latitude) / (to.latitude - from.latitude)) * (to.longitude - from.longitude)

/** True when a position is on the line segment between two corners. */
const isBetween = (from: Position, to: Position, { latitude, longitude }: Position): boolean => {
  const along = { latitude: to.latitude - from.latitude, longitude: to.longitude - from.longitude }
  const away = { latitude: latitude - from.latitude, longitude: longitude - from.longitude }
  const length = Math.hypot(along.latitude, along.longitude)
  if (length === 0) return Math.hypot(away.latitude, away.longitude) <= tolerance
  const distance = Math.abs(along.longitude * away.latitude - along.latitude * away.longitude) / length
  const progress = (along.latitude * away.latitude + along.longitude * away.longitude) / length
  return distance <= tolerance && progress >= -tolerance && progress <= length + tolerance
}
