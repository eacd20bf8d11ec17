import * as fc from "fast-check"
import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { cases } from "../../../testing/cases.fixture.ts"
import { hashOf } from "./hashOf.ts"
import { sha256 } from "./sha256.ts"

const nodes = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

test("the standard's examples", () => {
  const of = (text: string) => sha256([...Buffer.from(text, "ascii")])
  expect(of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  expect(of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  )
})

test("the same as Node's, of one block or more", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(sha256([...bytes])).toBe(nodes(bytes))
    }),
    { numRuns: cases(1000) },
  )
})

test("any text has a hash, half a character too", () => {
  const units = fc.array(fc.nat(0xffff), { maxLength: 60 })
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes, 0xd83c)
      expect(hashOf(text, 32)).toBe(nodes(Buffer.from(text, "utf16le").swap16()).slice(0, 32))
    }),
    { numRuns: cases(300) },
  )
})
