import { expect, test } from "vitest"
import { marketOf } from "../../market/markets.ts"
import { writeAddress } from "./writeAddress.ts"

const norway = marketOf("no")
const door = {
  street: " Storgata ",
  postalCode: "0184",
  city: "Oslo",
  position: { latitude: 59.9, longitude: 10.7 },
  deliveryDescription: " Tredje etasje ",
}
const described = (deliveryDescription: string, contactless: boolean): string =>
  writeAddress(norway, { ...door, deliveryDescription }, contactless).deliveryDescription

test("a contactless order's directions begin with the market's marker, once, also if the customer typed it", () => {
  expect(described(door.deliveryDescription, false)).toBe("Tredje etasje")
  expect(described(door.deliveryDescription, true)).toBe("--Kontaktfri levering-- Tredje etasje")
  expect(described("", true)).toBe("--Kontaktfri levering--")
  expect(described("--Kontaktfri levering-- ved døra", true)).toBe("--Kontaktfri levering-- ved døra")
})
