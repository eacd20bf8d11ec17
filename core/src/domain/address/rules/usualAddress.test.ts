import { expect, test } from "vitest"
import { areaAround as area, savedAddress } from "../savedAddress.fixture.ts"
import { usualAddress } from "./usualAddress.ts"

const saved = (id: string, latitude: number) => savedAddress(id, { position: { latitude, longitude: 10.5 } })
const [old, home, cabin] = [saved("old", 59.4), saved("home", 59.5), saved("cabin", 61)]

test("the last saved address is the usual one, if the store delivers there", () => {
  expect(usualAddress([old, home], area)).toBe(home)
  expect(usualAddress([home, old], area)).toBe(old)
  expect(usualAddress([old, home, cabin], area)).toBe(home)
})

test("the default address is the usual one, wherever it is in the list, if the store delivers there", () => {
  const chosen = { ...old, isDefault: true } as const
  expect(usualAddress([chosen, home, cabin], area)).toBe(chosen)
  expect(usualAddress([home, { ...cabin, isDefault: true }], area)).toBe(home)
})

test("the last one counts while the store's area is unknown", () => {
  expect(usualAddress([home, cabin], null)).toBe(cabin)
})

test("there is none if the store delivers to none of them, or nowhere", () => {
  expect([usualAddress([cabin], area), usualAddress([home], []), usualAddress([], null)]).toEqual([null, null, null])
})
