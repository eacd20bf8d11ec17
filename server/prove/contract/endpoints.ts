import { SkorpeApi } from "@skorpe/core/api"
import type { Schema } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { exampleOf } from "../../src/testing/exampleOf.ts"
import type { Json } from "./json.ts"

/** An endpoint of the contract as a target for input. */
export interface Door {
  /** Such as `orders.create`. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly params: Schema.Top | undefined
  readonly query: Schema.Top | undefined
  readonly headers: Schema.Top | undefined
  /** The JSON body; `undefined` when it takes none. */
  readonly payload: Schema.Top | undefined
  /** A valid body: the contract's own example. */
  readonly example: Json | undefined
}

/** Every endpoint of the contract, so that new ones are covered automatically. */
export const doors: readonly Door[] = Object.entries(SkorpeApi.groups).flatMap(([group, { endpoints }]) =>
  Object.entries<HttpApiEndpoint.Constraint>(endpoints).map(([name, endpoint]): Door => {
    const { method, path, params, query, headers, payload } = endpoint as HttpApiEndpoint.Top
    const body = [...payload.values()].find(({ encoding }) => encoding._tag === "Json")
    return {
      name: `${group}.${name}`,
      method,
      path,
      params,
      query,
      headers,
      payload: body?.schemas[0],
      example: exampleOf(payload) as Json | undefined,
    }
  }),
)
