import { Schema, SchemaTransformation } from "effect"

/** An amount in øre or öre, always whole (DECISIONS §2). */
export const Minor = Schema.Int.pipe(Schema.brand("Minor"))
export type Minor = typeof Minor.Type

const atMostTwoDecimals = Schema.makeFilter<number>((amount) =>
  Math.abs(amount) <= 1e9 && Math.round(amount * 100) / 100 === amount
    ? true
    : "an amount in kroner: at most two decimals, at most a thousand million",
)

/** Money on the wire: kroner as a JSON number outside, whole minor units inside. */
export const Kroner = Schema.Finite.check(atMostTwoDecimals).pipe(
  Schema.decodeTo(
    Minor,
    SchemaTransformation.transform({
      decode: (amount: number) => Math.round(amount * 100),
      encode: (minor: number) => minor / 100,
    }),
  ),
)
