import { createHash, randomBytes, timingSafeEqual } from "node:crypto"

/** The SHA-256 of a secret, stored in its place. Only for secrets with enough random bits to resist a search. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest()

/** Whether `secret` has this hash, compared in constant time. */
export const isSecret = (secret: string | undefined, hash: Uint8Array): boolean =>
  secret !== undefined && timingSafeEqual(hashOf(secret), hash)

/** A new id: 100 random bits, in letters and digits that do not look alike. */
export const newId = (): string =>
  Array.from(randomBytes(20), (byte) => "0123456789abcdefghjkmnpqrstvwxyz"[byte & 31]).join("")

/** A new secret of 256 random bits, for addresses, cookies and headers. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** A digest of a JSON value that does not depend on the order of its keys; not secret where the value can be guessed. */
export const digestOf = (value: unknown): Buffer => hashOf(JSON.stringify(sorted(value)))

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
