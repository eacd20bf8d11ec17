import { globSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { nameClass } from "./nameClass.ts"

const root = join(import.meta.dirname, "..")
const named = nameClass(root)
const files = globSync("src/**/*.module.css", { cwd: root }).map((file) => join(root, file))

test("no two files give a class the same name", () => {
  expect(files.length).toBeGreaterThan(50)
  expect(new Set(files.map((file) => named("page", file))).size).toBe(files.length)
})

test("a class has the same name wherever the shop is built", () => {
  expect(nameClass("/elsewhere/web")("page", "/elsewhere/web/src/app/Shell.module.css?direct")).toBe(
    named("page", join(root, "src/app/Shell.module.css")),
  )
})
