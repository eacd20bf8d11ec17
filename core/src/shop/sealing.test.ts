import { expect, test } from "vitest"
import { secretPlacesOf } from "../vault/secretPlaces.ts"
import { makeSafe } from "../vault/safe.ts"
import { OuterEvent } from "./events.ts"
import { sealingInto, secretPlaces } from "./sealing.ts"

test("every secret of every event is known to the page, and nothing else is sealed", () => {
  const inSchemas = [...secretPlacesOf(OuterEvent)].filter(([, places]) => places.length > 0)
  expect(new Map(inSchemas)).toEqual(secretPlaces)
})

test("what a customer types as a password is gone from the event, and stands in the safe", () => {
  const safe = makeSafe("page")
  const event = sealingInto(safe)({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password: "hemmelig" })
  expect(JSON.stringify(event)).not.toContain("hemmelig")
  if (event.type !== "EmailLoginSubmitted") throw new Error("another event")
  expect(safe.open(event.password)).toBe("hemmelig")
})

test("what holds no secret is the very same event", () => {
  const event = { type: "OrderSubmitted" } as const
  expect(sealingInto(makeSafe("page"))(event)).toBe(event)
})
