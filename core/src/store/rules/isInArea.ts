import type { Position } from "../model.ts"

/** Whether a place lies inside a delivery area; the area's edge counts as inside, an area of under three corners holds nothing (3022). */
export const isInArea = (area: readonly Position[], { latitude, longitude }: Position): boolean => {
  if (area.length < 3) return false
  let inside = false
  let before = area[area.length - 1]
  for (const corner of area) {
    if (before === undefined) return false
    const rise = corner.latitude - before.latitude
    const turn =
      (corner.longitude - before.longitude) * (latitude - before.latitude) - (longitude - before.longitude) * rise
    if (turn === 0 && isBetween(before, corner, latitude, longitude)) return true
    // A ray to the east crosses an edge that has this place's latitude between its ends, to the place's right.
    if (corner.latitude > latitude !== before.latitude > latitude && turn > 0 === rise > 0) inside = !inside
    before = corner
  }
  return inside
}

const isBetween = (one: Position, other: Position, latitude: number, longitude: number): boolean =>
  Math.min(one.latitude, other.latitude) <= latitude &&
  latitude <= Math.max(one.latitude, other.latitude) &&
  Math.min(one.longitude, other.longitude) <= longitude &&
  longitude <= Math.max(one.longitude, other.longitude)
