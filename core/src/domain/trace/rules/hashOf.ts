import { sha256 } from "./sha256.ts"

/** So many hex digits of the SHA-256 of a text's UTF-16 code units, high byte first; the text cannot be found from them. */
export const hashOf = (text: string, digits: 16 | 32): string =>
  sha256(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [unit >> 8, unit & 255]),
  ).slice(0, digits)
