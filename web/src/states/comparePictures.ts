/** Pixels as a canvas gives them: four bytes each, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/**
 * How two pictures differ: `share` is the share of differing pixels in the worst square, `place` its centre in pixels.
 */
export type Difference =
  | { readonly _tag: "Same" }
  | { readonly _tag: "OtherSize" }
  | { readonly _tag: "Different"; readonly share: number; readonly place: readonly [x: number, y: number] }

/** The side of a square, in pixels. */
const square = 16
/** Tolerance for each colour channel, of 255: browser versions antialias differently. */
const smoothing = 48
/**
 * The share of a square's pixels that may differ: higher for another browser version, whose text rendering differs too.
 */
export const allowed = { sameVersion: 0.03, otherVersion: 0.12 } as const

/** Whether both pictures have about the same colour at this pixel: the fast path for most pixels. */
const isAlike = (one: Pixels, other: Pixels, x: number, y: number): boolean => {
  const at = (y * one.width + x) * 4
  for (let colour = at; colour < at + 3; colour += 1)
    if (Math.abs((one.data[colour] ?? 0) - (other.data[colour] ?? 0)) > smoothing) return false
  return true
}

const isNear = (one: Pixels, other: Pixels, x: number, y: number): boolean => {
  const at = (y * one.width + x) * 4
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      const [nx, ny] = [x + dx, y + dy]
      if (nx < 0 || ny < 0 || nx >= other.width || ny >= other.height) continue
      const near = (ny * other.width + nx) * 4
      let most = 0
      for (let colour = 0; colour < 3; colour += 1)
        most = Math.max(most, Math.abs((one.data[at + colour] ?? 0) - (other.data[near + colour] ?? 0)))
      if (most <= smoothing) return true
    }
  return false
}

/**
 * Compares two pictures square by square, so that a small change counts as much on a long page as on a short one. A
 * pixel matches if the same pixel of the other picture, or one next to it, has about its colour.
 */
export const comparePictures = (one: Pixels, other: Pixels, share: number = allowed.sameVersion): Difference => {
  if (one.width !== other.width || one.height !== other.height) return { _tag: "OtherSize" }
  let worst = { share: 0, place: [0, 0] as readonly [number, number] }
  for (let top = 0; top < one.height; top += square)
    for (let left = 0; left < one.width; left += square) {
      let differing = 0
      for (let y = top; y < Math.min(top + square, one.height); y += 1)
        for (let x = left; x < Math.min(left + square, one.width); x += 1)
          if (!isAlike(one, other, x, y) && (!isNear(one, other, x, y) || !isNear(other, one, x, y))) differing += 1
      const found = differing / square ** 2
      if (found > worst.share) worst = { share: found, place: [left + square / 2, top + square / 2] }
    }
  return worst.share > share ? { _tag: "Different", ...worst } : { _tag: "Same" }
}
