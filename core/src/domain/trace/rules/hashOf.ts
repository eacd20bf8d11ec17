import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/** The first hex digits of a text's SHA-256; the text cannot be recovered from them. */
export const hashOf = (text: string, digits: 16 | 32): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, digits)
