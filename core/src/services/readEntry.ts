import { Effect, Schema } from "effect"
import { StoredCart } from "../cart/model.ts"
import { Attempt, type DeviceContents, type Kept, type KeptEntry, keptSchemas } from "../device/model.ts"
import { isHarmless } from "../device/rules/isHarmless.ts"
import { readFlag } from "./sessionFlag.ts"
import type { OuterEvent } from "../shop/events.ts"
import { Device, type DeviceEntry } from "./device.ts"

/** Each entry has a version of its own; one that was written in another is not read (SPEC §3). */
const versions: Record<KeptEntry | "attempt" | "orderTokens", number> = {
  attempt: 1,
  orderTokens: 1,
  searchHistory: 1,
  favourites: 1,
  store: 1,
  currentAccount: 1,
  lastOrder: 1,
  organisationWarning: 1,
  consent: 1,
}

/** Longer than anything we write, short enough to be read in a moment. */
const longest = 1_000_000

/** Text that anybody may have written, as JSON that can do no harm; `null` when it is not. */
const parse = (text: string | null): unknown => {
  if (text === null || text.length > longest) return null
  try {
    const value: unknown = JSON.parse(text)
    return isHarmless(value) ? value : null
  } catch {
    return null
  }
}

/** The text of an entry with its version; the cart carries its own and does not come here. */
export const writeEntry = (entry: keyof typeof versions, value: unknown): string | null =>
  value === null ? null : JSON.stringify({ version: versions[entry], value })

/** Reads the text of an entry with its schema and version; what does not fit is as if it were not there. */
export const decodeEntry = <A, I>(
  entry: keyof typeof versions,
  schema: Schema.Codec<A, I>,
  text: string | null,
): A | null => {
  const envelope = parse(text)
  if (typeof envelope !== "object" || envelope === null || !("version" in envelope && "value" in envelope)) return null
  if (envelope.version !== versions[entry]) return null
  const decoded = Schema.decodeUnknownExit(schema)(envelope.value)
  return decoded._tag === "Success" ? decoded.value : null
}

/** Reads a stored cart, whose version is part of its shape; `null` when it is not one. */
export const decodeCart = (text: string | null): StoredCart | null => {
  const decoded = Schema.decodeUnknownExit(StoredCart)(parse(text))
  return decoded._tag === "Success" ? decoded.value : null
}

/** What another tab wrote into an entry that units keep; `null` when it was cleared, or is nonsense. */
export const decodeKept = (entry: KeptEntry, text: string | null): Kept =>
  // The schema of an entry gives that entry's value, which TypeScript cannot follow over a union.
  ({ entry, value: decodeEntry<unknown, unknown>(entry, keptSchemas[entry], text) }) as Kept

/** All that the device remembers; each entry is read for itself, so that one that is spoilt costs no other. */
export const readDevice: Effect.Effect<DeviceContents, never, Device> = Effect.gen(function* () {
  const device = yield* Device
  const textOf = (entry: DeviceEntry) => device.read(entry).pipe(Effect.catchDefect(() => Effect.succeed(null)))
  const kept: { [entry: string]: unknown } = {}
  for (const entry of Object.keys(keptSchemas) as readonly KeptEntry[]) {
    kept[entry] = decodeKept(entry, yield* textOf(entry)).value
  }
  return {
    ...(kept as { readonly [Entry in KeptEntry]: DeviceContents[Entry] }),
    cart: decodeCart(yield* textOf("cart")),
    attempt: decodeEntry("attempt", Attempt, yield* textOf("attempt")),
    loggedIn: yield* readFlag.pipe(Effect.catchDefect(() => Effect.succeed(false))),
  }
})

const isKeptEntry = (entry: string): entry is KeptEntry => Object.hasOwn(keptSchemas, entry)

/** What another tab's writing into an entry means to this one; `null` when it is nonsense, or concerns nobody. */
export const decodeElsewhere = (entry: string, text: string | null): OuterEvent | null => {
  if (entry === "cart") {
    const cart = decodeCart(text)
    return cart === null && text !== null ? null : { type: "CartChangedElsewhere", cart }
  }
  if (!isKeptEntry(entry)) return null
  const kept = decodeKept(entry, text)
  return kept.value === null && text !== null ? null : { type: "KeptElsewhere", kept }
}
