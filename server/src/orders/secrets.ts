import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"

/** SHA-256 of a secret: what is stored in its place. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest()

/** Whether `secret` is the one that was hashed, in a time that says nothing. */
export const isSecret = (secret: string | undefined, hash: Uint8Array): boolean =>
  secret !== undefined && timingSafeEqual(hashOf(secret), hash)

/** A new order's id: 100 random bits in letters that cannot be mistaken for one another. */
export const newOrderId = (): string =>
  Array.from(randomBytes(20), (byte) => "0123456789abcdefghjkmnpqrstvwxyz"[byte & 31]).join("")

const tokenBytes = 32

/** A new tracking token: 256 random bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString("base64url")

const maskOf = (key: string, orderId: string) =>
  createHmac("sha256", key).update(`tracking token of ${orderId}`).digest()

const masked = (bytes: Uint8Array, mask: Uint8Array) => bytes.map((byte, index) => byte ^ (mask[index] ?? 0))

/**
 * The token in a form that only the idempotency key opens, which is itself kept as a hash: a repeated call can be
 * given its first answer, yet whoever reads the database learns no token.
 */
export const sealToken = (token: string, key: string, orderId: string): Uint8Array =>
  masked(Buffer.from(token, "base64url"), maskOf(key, orderId))

/** The token that was sealed with this key for this order. */
export const openToken = (sealed: Uint8Array, key: string, orderId: string): string =>
  Buffer.from(masked(sealed, maskOf(key, orderId))).toString("base64url")

/** A digest of a JSON value that does not depend on the order of its keys. */
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
