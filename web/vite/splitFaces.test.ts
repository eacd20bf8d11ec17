import { expect, test } from "vitest"
import { splitFaces } from "./splitFaces.ts"

const fetched = '@font-face{font-family:A;src:url(/a.woff2)format("woff2");unicode-range:U+??}'
const local = "@font-face{font-family:B;src:local(Arial),local(Roboto)}"

test("only a remote font face is taken out of its layer, whatever surrounds it", () => {
  expect(splitFaces(`@layer base{${fetched}${local}${fetched}body{color:red}}.a{background:url(/a.svg)}`)).toEqual({
    faces: fetched + fetched,
    others: `@layer base{${local}body{color:red}}.a{background:url(/a.svg)}`,
  })
})

test("a sheet without fonts stays as it is", () => {
  expect(splitFaces("a{b:c}")).toEqual({ faces: "", others: "a{b:c}" })
})
