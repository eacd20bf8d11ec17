import { expect, test } from "vitest"
import { readInput, textOfInput } from "./readInput.ts"
import { session } from "./session.fixture.ts"
import { upcast } from "./upcasts.ts"
import { Schema } from "effect"

test("every input of a session is read as it was written", () => {
  for (const { input } of session().records()) {
    expect(readInput(textOfInput(input))).toEqual({
      _tag: "Input",
      input: JSON.parse(JSON.stringify(input)) as unknown,
    })
  }
})

test("an event is written without its input, an answer with its key", () => {
  const event = { type: "CartCleared" } as never
  expect(JSON.parse(textOfInput({ type: "Happened", event }))).toEqual(event)
  expect(textOfInput({ type: "TimerFired", key: "cart.expiry@3" })).toContain('"key": "cart.expiry@3"')
})

test.each([
  ["half a text", '{"type": "ProductAdded"', /^not JSON$/],
  ["a number", "7", /^not a record/],
  ["an event of nobody", '{"type": "PizzaThrown"}', /^unknown event: PizzaThrown$/],
  ["a mistyped event", '{"type": "ProductAded"}', /^unknown event: ProductAded \(did you mean ProductAdded\?\)$/],
  ["a field that is missing", '{"type": "ProductAdded"}', /^not a record: .*productId/],
  ["a field too many", '{"type": "TimerFired", "key": "cart.expiry@3", "late": true}', /^not a record: /],
  ["a poisoned name", '{"type": "ProductAdded", "__proto__": {}}', /__proto__/],
  ["a deep hole", "[".repeat(100), /^nested deeper/],
])("%s is refused with the reason", (_, text, why) => {
  expect(readInput(text)).toMatchObject({ _tag: "NoInput", why: expect.stringMatching(why) as string })
})

test("an older event is upcast, unless it became several events", () => {
  const old = Schema.Struct({ type: Schema.Literal("BasketEmptied") })
  const today = { version: 1, event: { type: "QuantityStepped", step: 1 } }
  const historyOf = (...to: readonly (typeof today)[]) => ({
    versions: {},
    upcasts: [upcast("BasketEmptied", 1, old, () => [today, ...to])],
  })
  expect(readInput('{"type": "BasketEmptied"}', historyOf())).toEqual({
    _tag: "Input",
    input: { type: "Happened", event: today.event },
  })
  expect(readInput('{"type": "BasketEmptied"}', historyOf(today))).toMatchObject({ _tag: "NoInput" })
})
