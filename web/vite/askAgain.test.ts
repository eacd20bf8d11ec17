import { expect, test } from "vitest"
import { withAskFor } from "./askAgain.ts"

test("each lazy script is asked for anew, whatever is taken from it", () => {
  const code = "v(()=>import(`./Panels-4aB_c-d.js`),[]),async()=>{let{a:e}=await import(`./x-1.js`).then(e=>e.t)}"
  expect(withAskFor(code)).toBe(
    "v(()=>askFor(`./Panels-4aB_c-d.js`),[]),async()=>{let{a:e}=await askFor(`./x-1.js`).then(e=>e.t)}",
  )
})

test("what a script begins with stays as it is", () => {
  const code = 'import{a}from"./index-1.js";import"./effect-1.js"'
  expect(withAskFor(code)).toBe(code)
})
