import { expect, test } from "vitest"
import { secretPlacesOf } from "../vault/secretPlaces.ts"
import { makeSafe } from "../vault/safe.ts"
import { OuterEvent } from "../messages/events.ts"
import { sealingInto, secretPlaces } from "./sealing.ts"

test("the page seals every secret of every event, and nothing else", () => {
  const inSchemas = [...secretPlacesOf(OuterEvent)].filter(([, places]) => places.length > 0)
  expect(new Map(inSchemas)).toEqual(secretPlaces)
})

test("a typed password leaves the event and is in the safe", () => {
  const safe = makeSafe("page")
  const event = sealingInto(safe)({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password: "hemmelig" })
  expect(JSON.stringify(event)).not.toContain("hemmelig")
  if (event.type !== "EmailLoginSubmitted") throw new Error("sealing changed the event's type")
  expect(safe.open(event.password)).toBe("hemmelig")
})

test("an event without secrets is returned unchanged", () => {
  const event = { type: "OrderSubmitted" } as const
  expect(sealingInto(makeSafe("page"))(event)).toBe(event)
})
