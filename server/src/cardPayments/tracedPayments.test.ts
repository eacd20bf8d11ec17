import { Effect, Tracer } from "effect"
import { Minor } from "@skorpe/core/domain/money"
import { expect, it } from "vitest"
import { CardPayments, ProviderDown } from "./CardPayments.ts"
import { tracedPayments } from "./tracedPayments.ts"

it("makes a span for each call to the provider, which names the operation and no order", async () => {
  const spans: Tracer.Span[] = []
  const tracer = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      spans.push(span)
      return span
    },
  })
  const sum = { amount: Minor.make(19_900), currency: "NOK" } as const
  const move = { charge: "charge-1", reference: "order-1.1", idempotencyKey: "capture-1" }
  const failed = await CardPayments.pipe(
    Effect.flatMap(({ capture }) => capture(move, sum)),
    Effect.flip,
    Effect.provide(tracedPayments(CardPayments.notOffered)),
    Effect.provideService(Tracer.Tracer, tracer),
    Effect.runPromise,
  )
  expect(failed).toBeInstanceOf(ProviderDown)
  expect(spans.map(({ name, attributes }) => [name, attributes.size])).toEqual([["payment provider capture", 0]])
})
