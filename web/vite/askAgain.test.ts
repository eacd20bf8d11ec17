import { expect, test } from "vitest"
import { withAskFor } from "./askAgain.ts"

test("each dynamic import is replaced, whichever exports are used", () => {
  const code = "v(()=>import(`./Panels-4aB_c-d.js`),[]),async()=>{let{a:e}=await import(`./x-1.js`).then(e=>e.t)}"
  expect(withAskFor(code)).toBe(
    "v(()=>askFor(`./Panels-4aB_c-d.js`),[]),async()=>{let{a:e}=await askFor(`./x-1.js`).then(e=>e.t)}",
  )
})

test("a script's static imports stay unchanged", () => {
  const code = 'import{a}from"./index-1.js";import"./effect-1.js"'
  expect(withAskFor(code)).toBe(code)
})
