import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"

/** Runs `npm start -- …` as npm does; one that starts the shop is ended after ten seconds, without a status. */
const start = (...args: readonly string[]) => {
  const file = join(import.meta.dirname, "start.mjs")
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: "utf8", timeout: 10_000 })
  return { status, stdout, stderr }
}

test.each(["--help", "-h"])("npm start -- %s prints help and starts nothing", (option) => {
  const { status, stdout, stderr } = start(option)
  expect([status, stderr]).toEqual([0, ""])
  expect(stdout).toMatch(/^Usage: npm start$/m)
  expect(stdout).toContain("README.md")
})

test.each(["--port=8081", "se"])("npm start -- %s is told as unknown, and starts nothing", (option) => {
  const { status, stdout, stderr } = start(option)
  expect([status, stdout]).toEqual([2, ""])
  expect(stderr).toMatch(new RegExp(`^npm start does not know "${option}"\\.\n`))
  expect(stderr).toMatch(/^Usage: npm start$/m)
})
