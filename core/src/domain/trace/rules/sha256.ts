const primes = (() => {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
})()

/** The first 32 bits of a number's fraction. */
const fractionOf = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0

const starts = primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)))
const constants = primes.map((prime) => fractionOf(Math.cbrt(prime)))

/** The bytes, a one, zeros, and the number of bits, in blocks of 64 bytes. */
const padded64 = (bytes: readonly number[]): DataView => {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  return view
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** SHA-256 in hex. A browser has its own only as a promise, and a name must be there at once. */
export const sha256 = (message: readonly number[]): string => {
  const bytes = padded64(message)
  const sums = Int32Array.from(starts)
  const words = new Int32Array(64)
  for (let block = 0; block < bytes.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = bytes.getInt32(block + at * 4)
    for (let at = 16; at < 64; at++) {
      const early = words[at - 15] ?? 0
      const late = words[at - 2] ?? 0
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[at] = (words[at - 16] ?? 0) + small + (words[at - 7] ?? 0) + large
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums
    for (let at = 0; at < 64; at++) {
      const chosen = (e & f) ^ (~e & g)
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const one = (h + mixed + chosen + (constants[at] ?? 0) + (words[at] ?? 0)) | 0
      const most = (a & b) ^ (a & c) ^ (b & c)
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) sums[at] = (sums[at] ?? 0) + word
  }
  return Array.from(sums, (sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("")
}
