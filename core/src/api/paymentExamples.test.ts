import { Schema } from "effect"
import { expect, test } from "vitest"
import { OrdersApi } from "./orders.ts"
import { PaymentsApi } from "./payments.ts"

const endpoints = [...Object.values(PaymentsApi.endpoints), ...Object.values(OrdersApi.endpoints)]

test("the examples of orders and payments match the wire format", () => {
  let shown = 0
  for (const endpoint of endpoints) {
    const shapes = [...(endpoint.payload.values().next().value?.schemas ?? []), ...endpoint.success]
    for (const shape of shapes as readonly unknown[] as readonly Schema.Codec<unknown>[]) {
      const examples = shape.ast.annotations?.["examples"]
      for (const example of Array.isArray(examples) ? examples : []) {
        shown += 1
        expect(() => Schema.decodeUnknownSync(shape)(example)).not.toThrow()
      }
    }
  }
  expect(shown).toBeGreaterThanOrEqual(15)
})
