import { expect, test } from "vitest"
import { savedAddress } from "../../../domain/address/savedAddress.fixture.ts"
import { draftOf } from "./draftOf.ts"

const home = savedAddress("home", { isDefault: true })
const { id: _, ...picked } = savedAddress("n1", { street: "Nyveien" })
const formOf = (id: string | null) => ({
  addresses: [home],
  form: { id, deliveryDescription: " Kode 4711 ", sent: null },
})

test("the draft is the picked place, or else the saved one, with the door and nothing more", () => {
  const [{ id: __, isDefault: ___, ...saved }, door] = [home, { deliveryDescription: "Kode 4711" }]
  expect(draftOf(formOf(null), { id: "n1", ...picked })).toEqual({ ...picked, ...door })
  expect(draftOf(formOf("home"), { id: "n1", ...picked })).toEqual({ ...picked, ...door })
  expect(draftOf(formOf("home"), null)).toEqual({ ...saved, ...door })
})

test("there is no draft without a place, or without a form", () => {
  expect(draftOf(formOf(null), null)).toBeNull()
  expect(draftOf({ addresses: [home], form: null }, { id: "n1", ...picked })).toBeNull()
})
