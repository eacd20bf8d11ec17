import { createHash } from "node:crypto"
import { brotliCompressSync, constants } from "node:zlib"

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The hash at the end of a built file's name, such as `-B7D4JSY` in `assets/index-B7D4JSY.js`. */
const hashes = /-([\w-]{6,7})(?=\.\w+$)/

/** How many namings are averaged. */
const namings = 8

/**
 * The brotli size of built code in bytes, averaged over namings of the files that it names. Hashes do not compress, and
 * by chance one naming is up to 90 bytes larger than another: without the average any commit could exceed a bound.
 */
export const compressedSize = (code: string, files: readonly string[]): number => {
  // By place in the code, so that the names that a build gives them make no difference.
  const named = files
    .flatMap((file) => hashes.exec(file)?.[1] ?? [])
    .filter((hash) => code.includes(hash))
    .toSorted((one, other) => code.indexOf(one) - code.indexOf(other))
  const renamed = (naming: number): string =>
    named.reduce((text, hash, place) => {
      const other = createHash("sha256").update(`${naming} ${place}`).digest("base64url").slice(0, hash.length)
      return text.replaceAll(hash, other)
    }, code)
  const sizes = Array.from({ length: namings }, (_, naming) => brotli(renamed(naming)))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / namings)
}
