import { expect, onTestFinished, test, vi } from "vitest"
import { loadWithStyles } from "./loadWithStyles.ts"

const sheets = (file: string) => document.querySelectorAll(`style[data-file="${file}"]`).length

const nothing = () => Promise.resolve({})

test("a module resolves with its styles, and each sheet is fetched once", async () => {
  const file = "src/kit/Skeleton.module.css"
  const load = () => loadWithStyles(() => Promise.resolve({ drawn: true }), [file])
  const [module] = await Promise.all([load(), load()])
  expect(module).toEqual({ drawn: true })
  await load()
  expect(sheets(file)).toBe(1)
})

test("a sheet that fails to load rejects, and is fetched again on the next call", async () => {
  // The second slash makes it an address of another host, where nothing listens.
  const file = "/localhost:9/none.css"
  const load = () => loadWithStyles(nothing, [file])
  await expect(load()).rejects.toThrow("none.css failed to load")
  expect(sheets(file)).toBe(0)
  await expect(load()).rejects.toThrow("none.css failed to load")
})

test("sheets are placed in request order, whichever loads first, also after one that fails", async () => {
  const answers = new Map<string, (answer: Response) => void>()
  const fetching = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation((address) => new Promise((answer) => answers.set(address as string, answer)))
  onTestFinished(() => fetching.mockRestore())
  const one = loadWithStyles(nothing, ["one.css"])
  const none = loadWithStyles(nothing, ["none.css"])
  const two = loadWithStyles(nothing, ["two.css"])
  answers.get("/two.css")?.(new Response(".a{color:red}"))
  answers.get("/none.css")?.(new Response("", { status: 404 }))
  expect(sheets("two.css")).toBe(0)
  answers.get("/one.css")?.(new Response(".a{color:blue}"))
  await Promise.all([one, two, expect(none).rejects.toThrow("none.css failed to load")])
  const [first, second] = document.querySelectorAll("style[data-file='one.css'],style[data-file='two.css']")
  expect([first, second].map((style) => style?.textContent)).toEqual([".a{color:blue}", ".a{color:red}"])
})

test("a module without styles does not wait", async () => {
  await expect(loadWithStyles(() => Promise.resolve(7))).resolves.toBe(7)
})
