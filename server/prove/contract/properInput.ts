import { Arbitrary, Effect, Schema } from "effect"
import type { Chance } from "../harness/chance.ts"
import type { Json } from "./json.ts"

const drawn = 48

/** Values of a schema in wire format; none when nothing can be drawn from it. */
const draw = (schema: Schema.Top, seed: number): readonly Json[] => {
  try {
    const arbitrary = Arbitrary.schema(schema)
    const values = Effect.runSync(Arbitrary.sampleEffect(arbitrary, { count: drawn, size: 6, seed }))
    const encode = Schema.encodeUnknownSync(schema as Schema.Encoder<unknown>)
    return values.map((value) => encode(value) as Json)
  } catch {
    return []
  }
}

/** Draws valid input of a schema, repeatedly. */
export const properInput = (schema: Schema.Top | undefined, seed: number): ((chance: Chance) => Json) => {
  const [first, ...others] = schema === undefined ? [] : draw(schema, seed)
  return first === undefined ? () => ({}) : (chance) => chance.pick([first, ...others])
}
