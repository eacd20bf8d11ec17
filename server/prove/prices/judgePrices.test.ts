import { expect, test } from "vitest"
import type { Heard } from "../harness/post.ts"
import { type Charge, compareCharges, faultInOrder, faultInPrice } from "./judgePrices.ts"

const priced = (customerAmount: number): Heard => ({ status: 200, text: JSON.stringify({ customerAmount }) })
const refused = (status: number, code: unknown): Heard => ({
  status,
  text: JSON.stringify({ errors: [{ code, message: "no" }] }),
})
const ordered: Heard = { status: 200, text: '{"orderId":"o1"}' }

test("a price request that gets the true price or a refusal is sound", () => {
  expect(faultInPrice("{}", 398, priced(398))).toBeNull()
  expect(faultInPrice("{}", 398, refused(400, 1001))).toBeNull()
  expect(faultInPrice("{}", 398, refused(409, 1006))).toBeNull()
})

test("a falsified order that is refused, or taken at first, is sound", () => {
  expect(faultInOrder("{}", refused(400, 1001))).toBeNull()
  expect(faultInOrder("{}", ordered)).toBeNull()
})

test.each<readonly [string, Heard | null, string]>([
  ["a false price", priced(199), 'price of 398: 200 {"customerAmount":199} to {}'],
  ["an øre too little", priced(397.99), 'price of 398: 200 {"customerAmount":397.99} to {}'],
  ["no price", { status: 200, text: "{}" }, "price of 398: 200 {} to {}"],
  ["a page instead of a price", { status: 200, text: "<html>" }, "price of 398: 200 <html> to {}"],
])("%s is a fault", (_name, heard, fault) => {
  expect(faultInPrice("{}", 398, heard)).toBe(fault)
})

test.each<readonly [string, Heard | null, string]>([
  ["silence", null, "silence to {}"],
  ["a server error", refused(500, 1002), '500 {"errors":[{"code":1002,"message":"no"}]} to {}'],
  ["a refusal with a status of its own", refused(402, 1001), '402 {"errors":[{"code":1001,"message":"no"}]} to {}'],
  ["an unknown code", refused(400, 9999), '400 {"errors":[{"code":9999,"message":"no"}]} to {}'],
  ["a refusal without a problem", { status: 400, text: '{"errors":[]}' }, '400 {"errors":[]} to {}'],
  ["a refusal without errors", { status: 400, text: "null" }, "400 null to {}"],
  ["a page instead of a refusal", { status: 400, text: "<html>" }, "400 <html> to {}"],
  ["a code as a text", refused(400, "1001"), '400 {"errors":[{"code":"1001","message":"no"}]} to {}'],
])("%s is a fault, of a price and of an order", (_name, heard, fault) => {
  expect(faultInOrder("{}", heard)).toBe(fault)
  expect(faultInPrice("{}", 398, heard)).toBe(`price of 398: ${fault}`)
})

const sound: Charge = { mark: "false-1", agreed: 398, charged: 398 }

const violationsOf = (rows: readonly Charge[]): readonly string[] => {
  const found: string[] = []
  compareCharges(new Map([["false-1", 398]]), rows, (violation) => found.push(violation))
  return found
}

test("an order charged and agreed at its true price is sound", () => {
  expect(violationsOf([sound])).toEqual([])
})

test.each<readonly [string, readonly Charge[], readonly string[]]>([
  ["a false charge", [{ ...sound, agreed: 199, charged: 199 }], ["false-1: costs 398, agreed 199, charged 199"]],
  ["a charge that was not agreed", [{ ...sound, agreed: 199 }], ["false-1: costs 398, agreed 199, charged 398"]],
  ["an agreed price that is not charged", [{ ...sound, charged: 0 }], ["false-1: costs 398, agreed 398, charged 0"]],
  ["an order that is not stored", [], ["1 orders told, 0 stored"]],
  ["an order stored twice", [sound, sound], ["1 orders told, 2 stored"]],
  [
    "an order that nobody was told of",
    [sound, { mark: "false-2", agreed: 1, charged: 1 }],
    ["false-2: costs undefined, agreed 1, charged 1", "1 orders told, 2 stored"],
  ],
])("%s is a violation", (_name, rows, violations) => {
  expect(violationsOf(rows)).toEqual(violations)
})
