/** The two halves of a hash: signed 32-bit integers, which engines keep unboxed. */
export interface Pair {
  readonly high: number
  readonly low: number
}

/** Mixes a number's bits over 32. */
export const scramble = (hash: number): number => {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** Hashes a text; the kind separates values that read alike, such as a text and a number. */
export const hashText = (text: string, kind: number): Pair => {
  let high = 0x9e3779b9 ^ kind
  let low = 0x7f4a7c15 ^ text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low + unit, 0x2c1b3c6d) ^ (low >>> 15)
  }
  return { high: scramble(high ^ low), low: scramble(low + Math.imul(high, 5)) }
}
