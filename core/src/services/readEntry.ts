import { Effect, Schema } from "effect"
import { CartPlace, StoredCart } from "../domain/cart/model.ts"
import { joinPlace } from "../domain/cart/rules/splitPlace.ts"
import { type DeviceEntry, type Versioned, versionOf } from "../domain/device/entries.ts"
import { Attempt, type DeviceContents, type Kept, type KeptEntry, keptSchemas } from "../domain/device/model.ts"
import { isHarmless } from "../domain/device/rules/isHarmless.ts"
import { readFlag } from "./sessionFlag.ts"
import type { OuterEvent } from "../messages/events.ts"
import { Device } from "./device.ts"

/** Upper bound on characters: above any entry we write, and quick to parse. */
const longest = 1_000_000

/** Parses untrusted text as harmless JSON; `null` if it is anything else. */
const parse = (text: string | null): unknown => {
  if (text === null || text.length > longest) return null
  try {
    const value: unknown = JSON.parse(text)
    return isHarmless(value) ? value : null
  } catch {
    return null
  }
}

const decode = <A, I>(schema: Schema.Codec<A, I>, text: string | null): A | null => {
  const decoded = Schema.decodeUnknownExit(schema)(parse(text))
  return decoded._tag === "Success" ? decoded.value : null
}

/** Decodes an entry by schema and version; `null` when it does not match. */
export const decodeEntry = <A, I>(entry: Versioned, schema: Schema.Codec<A, I>, text: string | null): A | null =>
  decode(Schema.Struct({ version: Schema.Literal(versionOf(entry)), value: schema }), text)?.value ?? null

/** Decodes a stored cart, whose version is part of its schema; `null` when it does not match. */
export const decodeCart = (text: string | null): StoredCart | null => decode(StoredCart, text)

/** Decodes an entry that a unit keeps, as written by another tab; its value is `null` when cleared or invalid. */
export const decodeKept = (entry: KeptEntry, text: string | null): Kept =>
  // The schema belongs to this entry, but TypeScript cannot correlate the two over a union.
  ({ entry, value: decodeEntry<unknown, unknown>(entry, keptSchemas[entry], text) }) as Kept

/** Reads the whole device. Entries are decoded independently, so that a corrupt one does not affect the others. */
export const readDevice: Effect.Effect<DeviceContents, never, Device> = Effect.gen(function* () {
  const device = yield* Device
  const textOf = (entry: DeviceEntry) => device.read(entry).pipe(Effect.catchDefect(() => Effect.succeed(null)))
  const kept: { [entry: string]: unknown } = {}
  for (const entry of Object.keys(keptSchemas) as readonly KeptEntry[]) {
    kept[entry] = decodeKept(entry, yield* textOf(entry)).value
  }
  const cart = decodeCart(yield* textOf("cart"))
  const place = decodeEntry("place", CartPlace, yield* textOf("place"))
  return {
    ...(kept as { readonly [Entry in KeptEntry]: DeviceContents[Entry] }),
    cart: cart && joinPlace(cart, place),
    attempt: decodeEntry("attempt", Attempt, yield* textOf("attempt")),
    loggedIn: yield* readFlag.pipe(Effect.catchDefect(() => Effect.succeed(false))),
  }
})

const isKeptEntry = (entry: string): entry is KeptEntry => Object.hasOwn(keptSchemas, entry)

/**
 * The event for another tab's write to an entry; `null` when it is invalid or no unit shares the entry. `replaced` is the
 * text of the cart that the other tab changed, if this tab has changed it as well.
 */
export const decodeElsewhere = (entry: string, text: string | null, replaced?: string | null): OuterEvent | null => {
  if (entry === "cart") {
    const cart = decodeCart(text)
    const over = replaced === undefined ? {} : { before: decodeCart(replaced) }
    return cart === null && text !== null ? null : { type: "CartChangedElsewhere", cart, ...over }
  }
  if (!isKeptEntry(entry)) return null
  const kept = decodeKept(entry, text)
  return kept.value === null && text !== null ? null : { type: "KeptElsewhere", kept }
}
