import { createHmac } from "node:crypto"

const maskOf = (key: string, orderId: string) =>
  createHmac("sha256", key).update(`tracking token of ${orderId}`).digest()

const masked = (bytes: Uint8Array, mask: Uint8Array) => bytes.map((byte, index) => byte ^ (mask[index] ?? 0))

/**
 * The token in a form that only the idempotency key opens. The database holds just a hash of the key, so a repeated call
 * can get its first answer, and a reader of the database learns no token.
 */
export const sealToken = (token: string, key: string, orderId: string): Uint8Array =>
  masked(Buffer.from(token, "base64url"), maskOf(key, orderId))

/** Opens a token that was sealed with this key for this order. */
export const openToken = (sealed: Uint8Array, key: string, orderId: string): string =>
  Buffer.from(masked(sealed, maskOf(key, orderId))).toString("base64url")
