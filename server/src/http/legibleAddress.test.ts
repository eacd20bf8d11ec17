import { expect, test } from "vitest"
import { legibleAddress } from "./legibleAddress.ts"

test("invalid escapes become literal text, any other address is unchanged", () => {
  expect(legibleAddress("/%E0%A4%A?q=%zz")).toBe("/%25E0%25A4%25A?q=%zz")
  for (const url of ["/", "/butikker/%C3%A5s?q=%zz", "//evil.test", "/api/stores/%zz"])
    expect(legibleAddress(url)).toBe(url)
})
