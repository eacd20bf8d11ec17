import { Schema } from "effect"

const mark = "skorpe/sealed"

/**
 * A password, a one-time code, a token or card data, as events, worlds and logs hold it: a handle that says nothing.
 * The text itself lies in the `Vault` from the moment it is typed (DECISIONS §17).
 */
export const Sealed = Schema.Struct({
  sealed: Schema.String.check(Schema.isPattern(/^[a-z0-9]{1,32}-\d{1,9}$/)),
}).annotate({ [mark]: true })
export type Sealed = typeof Sealed.Type

/** Whether a part of a schema is a sealed text. */
export const isSealedPart = (annotations: Readonly<Record<string, unknown>> | undefined): boolean =>
  annotations?.[mark] === true

/** Whether a value is a handle to a sealed text. */
export const isSealed = Schema.is(Sealed)

/** An event as a screen sends it: a text may stand where the log will hold a handle. */
export type Unsealed<Value> = Value extends Sealed
  ? Value | string
  : Value extends object
    ? { readonly [Name in keyof Value]: Unsealed<Value[Name]> }
    : Value
