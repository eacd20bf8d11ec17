import { expect, test } from "vitest"
import { loadWithStyles } from "./loadWithStyles.ts"

const sheets = (file: string) => document.querySelectorAll(`link[href="/${file}"]`).length

test("a module is there when its styles are, and each sheet is asked for once", async () => {
  const file = "src/kit/Skeleton.module.css"
  const load = () => loadWithStyles(() => Promise.resolve({ drawn: true }), [file])
  const [module] = await Promise.all([load(), load()])
  expect(module).toEqual({ drawn: true })
  await load()
  expect(sheets(file)).toBe(1)
})

test("a sheet that did not come is told, and asked for anew the next time", async () => {
  // A second slash makes it an address of nobody's.
  const file = "/localhost:9/none.css"
  const load = () => loadWithStyles(() => Promise.resolve({}), [file])
  await expect(load()).rejects.toThrow("none.css did not come")
  expect(sheets(file)).toBe(0)
  await expect(load()).rejects.toThrow("none.css did not come")
})

test("a module without styles of its own waits for none", async () => {
  await expect(loadWithStyles(() => Promise.resolve(7))).resolves.toBe(7)
})
