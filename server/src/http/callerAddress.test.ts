import { expect, test } from "vitest"
import { householdOf } from "./callerAddress.ts"

test("an IPv4 address stands for itself, however it is written", () => {
  expect(householdOf("192.0.2.7")).toBe("192.0.2.7")
  expect(householdOf("::ffff:192.0.2.7")).toBe("192.0.2.7")
})

test("the addresses of one household count together, another household's apart", () => {
  const home = householdOf("2001:db8:1:2:a:b:c:d")
  expect(home).toBe("2001:db8:1:2::/64")
  expect(householdOf("2001:DB8:1:2::1")).toBe(home)
  expect(householdOf("2001:db8:1:3::1")).not.toBe(home)
  expect(householdOf("::1")).toBe("0:0:0:0::/64")
})
