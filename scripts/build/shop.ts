import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stampOf } from "../stamp.ts"
import { alone } from "./alone.ts"
import { isBuilt, root, stampFile } from "./once.ts"

/** The assets that the page renderer names and the shop's build lacks: both must give an asset the same name. */
const missingAssets = (dist: string): readonly string[] =>
  readdirSync(`${dist}.page`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [...readFileSync(join(`${dist}.page`, name), "utf8").matchAll(/["'`](\/assets\/[\w.-]+)/g)])
    .map(([, path]) => path ?? "")
    .filter((path) => !existsSync(join(dist, path)))

/** The folder of a market's built shop. */
export const distOf = (market: "no" | "se"): string => join(root, "web", "dist", market)

/**
 * Builds a market's shop, if its sources have changed; when another process is building it, waits for that one. Exits the
 * process on failure.
 */
export const buildShop = (market: "no" | "se"): void =>
  alone(`${distOf(market)}.building`, () => buildIfChanged(market))

const buildIfChanged = (market: "no" | "se"): void => {
  const dist = distOf(market)
  const stamp = stampOf([join(root, "web"), join(root, "core", "src")], [join(root, "package-lock.json")])
  if (isBuilt(dist, stamp)) return
  process.stdout.write(`Building the shop (${market}) …\n`)
  const drawnBy = stampOf([join(root, "web", "src", "pictures")], []).slice(0, 16)
  const vite = join(root, "node_modules", "vite", "bin", "vite.js")
  const build = (...args: readonly string[]): void => {
    const { status } = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn", ...args], {
      cwd: join(root, "web"),
      stdio: "inherit",
      // Always the production build, also when a test starts it.
      env: { ...process.env, MARKET: market, NODE_ENV: "production", SKORPE_DRAWN_BY: drawnBy },
    })
    if (status !== 0) process.exit(status ?? 1)
  }
  build()
  build("--ssr", "src/start/renderPage.tsx", "--outDir", `dist/${market}.page`)
  const missing = missingAssets(dist)
  if (missing.length > 0) {
    process.stderr.write(`The drawn pages name assets that do not exist: ${missing.join(", ")}\n`)
    process.exit(1)
  }
  writeFileSync(stampFile(dist), stamp)
}
