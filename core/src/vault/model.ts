import { Schema } from "effect"

const mark = "skorpe/sealed"

/**
 * A password, one-time code, token or card data in events, worlds and logs: an opaque handle. The text itself is in the
 * `Vault` from the moment it is typed (DECISIONS §17).
 */
export const Sealed = Schema.Struct({
  sealed: Schema.String.check(Schema.isPattern(/^[a-z0-9]{1,32}-\d{1,9}$/)),
}).annotate({ [mark]: true })
export type Sealed = typeof Sealed.Type

/** True when a schema part is a sealed text. */
export const isSealedPart = (annotations: Readonly<Record<string, unknown>> | undefined): boolean =>
  annotations?.[mark] === true

/** True when a value is a handle to a sealed text. */
export const isSealed = Schema.is(Sealed)

/** An event as a screen sends it: plain text where the log will hold a handle. */
export type Unsealed<Value> = Value extends Sealed
  ? Value | string
  : Value extends object
    ? { readonly [Name in keyof Value]: Unsealed<Value[Name]> }
    : Value
