import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stampOf } from "./stamp.ts"

const root = join(import.meta.dirname, "..")
const market = process.env["MARKET"] === "no" ? "no" : "se"
const dist = join(root, "web", "dist", market)
const stampFile = join(dist, ".stamp")
const stamp = stampOf([join(root, "web"), join(root, "core", "src")], [join(root, "package-lock.json")])

// The shop is built once for each market and state of its sources.
if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) {
  process.stdout.write(`Building the shop (${market}) …\n`)
  const vite = join(root, "node_modules", "vite", "bin", "vite.js")
  const { status } = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: join(root, "web"),
    stdio: "inherit",
    // Whoever builds, also a test: what is built is what customers get.
    env: { ...process.env, MARKET: market, NODE_ENV: "production" },
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stampFile, stamp)
}
