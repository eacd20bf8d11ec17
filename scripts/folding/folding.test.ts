import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { root } from "../build/once.ts"
import { openCopy } from "../planted/openCopy.ts"
import { plants } from "../planted/plants.ts"
import { bundleFolding } from "./bundleFolding.ts"
import { openCommit } from "./openCommit.ts"

test("a fault planted in a copy of the core is found by comparing a log on both", async () => {
  const plant = plants.find(({ test: name }) => name === "wrongPrice")
  if (!plant) throw new Error("the planted fault is gone")
  const copy = openCopy()
  onTestFinished(copy.close)
  copy.plant(plant)
  const [file, log] = [join(copy.folder, "planted.mjs"), join(copy.folder, "twice.jsonl")]
  await bundleFolding({ folder: copy.folder, name: "planted" }, file)
  // The fault counts one of several pieces, so that two must be added.
  const recorded = readFileSync(join(root, "fixtures/logs/first-order.no.jsonl"), "utf8")
  writeFileSync(log, recorded.replace(/("variationCode":"MARG_\w+","quantity":)1/, "$12"))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "cli/src/main.ts"), "log", "compare", log, "--with", file],
    { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  )
  expect(stderr).toMatch(/^After record \d+ the code of planted leads to another world: cart\b.*\n$/)
  expect(stdout).toMatch(/ProductAdded .*\n- planted\n\+ this code\n {2}cart\n {4}totalPrice\n {4}- \d+\n {4}\+ \d+\n/)
  expect(status).toBe(1)
})

test("an unknown commit has no core to bundle", () => {
  expect(openCommit("--all")).toBeNull()
  expect(openCommit("0000000000000000000000000000000000000000")).toBeNull()
})
