import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { PaymentType } from "../model.ts"
import { isOwedUnproven, judgeInStore, waysOn } from "./judgeInStore.ts"

const owed = (total: number, isProven: boolean, paymentType: PaymentType = "INSTORE") => ({
  paymentType,
  total: kroner(total),
  isProven,
})

test("an order on an unproven number costs at most 3000 kr, unless it is paid online or on account", () => {
  expect(judgeInStore(owed(3000, false))).toBeNull()
  expect(judgeInStore(owed(3000.01, false))).toBe("unproven")
  expect(judgeInStore(owed(3000.01, true))).toBeNull()
  expect([judgeInStore(owed(3000.01, false, "ADYEN")), judgeInStore(owed(3000.01, true, "B2B"))]).toEqual([null, null])
})

test("nobody pays more than 20,000 kr in the store", () => {
  expect(judgeInStore(owed(20_000, true))).toBeNull()
  expect(judgeInStore(owed(20_000.01, true))).toBe("tooDear")
  expect(judgeInStore(owed(20_000.01, false))).toBe("tooDear")
  expect(judgeInStore(owed(9_400_000, true, "ADYEN"))).toBeNull()
})

test("only an unpaid order on an unproven number counts", () => {
  expect([
    isOwedUnproven(owed(1, false)),
    isOwedUnproven(owed(1, true)),
    isOwedUnproven(owed(1, false, "ADYEN")),
  ]).toEqual([true, false, false])
})

test("an SMS code lifts every limit except the highest total's; paying by card lifts all", () => {
  expect([waysOn("unproven", true), waysOn("manyFromHere", false)]).toEqual([
    ["proveNumber", "payOnline"],
    ["proveNumber"],
  ])
  expect([waysOn("tooDear", true), waysOn("tooDear", false)]).toEqual([["payOnline"], []])
})
