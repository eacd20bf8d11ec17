import { Schema } from "effect"
import { OpenApi } from "effect/http-api"
import { expect, test } from "vitest"
import { SkorpeApi } from "./api.ts"
import { OrganisationsApi } from "./organisations.ts"

const shapesOf = (endpoint: (typeof OrganisationsApi.endpoints)[keyof typeof OrganisationsApi.endpoints]) =>
  [
    ...(endpoint.payload.values().next().value?.schemas ?? []),
    ...endpoint.success,
  ] as readonly unknown[] as readonly Schema.Codec<unknown>[]

test("every organisation endpoint has request and response examples in wire format", () => {
  for (const endpoint of Object.values(OrganisationsApi.endpoints)) {
    for (const shape of shapesOf(endpoint)) {
      const examples = shape.ast.annotations?.["examples"]
      expect({ path: endpoint.path, examples }).toEqual({ path: endpoint.path, examples: [expect.anything()] })
      for (const example of Array.isArray(examples) ? examples : []) {
        expect(() => Schema.decodeUnknownSync(shape)(example)).not.toThrow()
      }
    }
  }
})

test("the description marks the calls that need a fresh session", () => {
  const { paths } = OpenApi.fromApi(SkorpeApi)
  const marked = Object.entries(paths).flatMap(([path, { get, post }]) =>
    Object.entries({ get, post }).flatMap(([method, operation]) =>
      path.includes("/organisation") && !path.startsWith("/api/kitchen/") && operation !== undefined
        ? [{ path, method, fresh: "x-with-refresh" in operation }]
        : [],
    ),
  )
  expect(marked.filter(({ fresh }) => !fresh).map(({ path }) => path)).toEqual([
    "/api/organisation/{id}/invite",
    "/api/organisation/{id}/add",
    "/api/organisation/search/{query}",
  ])
  expect(marked).toHaveLength(16)
})
