import { Schema } from "effect"
import { StoredCart } from "@skorpe/core/cart"

/** Reads a cart as another tab wrote it; throws when it is junk. */
export const readStoredCart = Schema.decodeUnknownSync(Schema.fromJsonString(StoredCart))
