import { type Schema, SchemaAST } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"

/** The contract's example body of an endpoint, encoded; `{}` if it has none. */
export const exampleOf = (payload: HttpApiEndpoint.PayloadMap): unknown => {
  const [first] = payload.values()
  const schema: Schema.Top | undefined = first?.schemas[0]
  if (schema === undefined) return undefined
  const found = [schema.ast, SchemaAST.toType(schema.ast)].map((ast) => SchemaAST.resolve(ast)?.["examples"])
  const examples = found.find((one) => Array.isArray(one)) as readonly unknown[] | undefined
  return examples?.[0] ?? {}
}
