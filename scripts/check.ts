import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { findChromium } from "./findChromium.ts"

const root = join(import.meta.dirname, "..")
const bin = (name: string, path: string) => join(root, "node_modules", name, path)
const report = join(root, "node_modules", ".cache", "vitest.json")

interface Check {
  readonly name: string
  readonly args: readonly string[]
}

const vitest = (name: string, ...projects: readonly string[]): Check => ({
  name,
  args: [
    bin("vitest", "vitest.mjs"),
    "run",
    "--config",
    "vitest.workspace.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...projects.flatMap((project) => ["--project", project]),
  ],
})

const checks: readonly Check[] = [
  { name: "types", args: [bin("typescript", "bin/tsc"), "-b"] },
  { name: "lint", args: [bin("oxlint", "bin/oxlint"), "--type-aware", "--deny-warnings"] },
  { name: "format", args: [bin("oxfmt", "bin/oxfmt"), "--check", "."] },
  { name: "rooms", args: ["scripts/checkRooms.ts"] },
  { name: "unused", args: [bin("knip", "bin/knip.js"), "--no-progress"] },
  { name: "first view", args: ["scripts/checkFirstView.ts"] },
  vitest("rules and stories", "core"),
  vitest("server", "server"),
  vitest("scenes", "scenes"),
  vitest("journeys", "journeys"),
]

const chromium = findChromium({ installing: true })
if (chromium._tag === "Missing") {
  process.stderr.write(`${chromium.sentence}\n`)
  process.exit(1)
}

const wanted = process.argv.slice(2)
const totals = { passed: 0, failed: 0, skipped: 0 }
mkdirSync(join(root, "node_modules", ".cache"), { recursive: true })
for (const { name, args } of checks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n── ${name}\n`)
  const began = Date.now()
  rmSync(report, { force: true })
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      CHROMIUM: chromium.path,
      NO_COLOR: process.env["CI"] ? "1" : (process.env["NO_COLOR"] ?? ""),
    },
  })
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8")) as Record<
      string,
      number
    >
    totals.passed += numPassedTests ?? 0
    totals.failed += (numFailedTests ?? 0) + (status !== 0 && !numFailedTests ? 1 : 0)
    totals.skipped += numPendingTests ?? 0
  } else if (status === 0) totals.passed++
  else totals.failed++
  process.stdout.write(`── ${name}: ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
}
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
