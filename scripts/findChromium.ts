import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"

/** Where a Chromium is, or a sentence on how to get one. */
export type FoundChromium =
  | { readonly _tag: "Found"; readonly path: string }
  | { readonly _tag: "Missing"; readonly sentence: string }

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]

const onPath = (): readonly string[] =>
  (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** Browsers that Playwright has downloaded before. */
const playwrights = (): readonly string[] => {
  const folder = process.env["PLAYWRIGHT_BROWSERS_PATH"] ?? join(homedir(), ".cache", "ms-playwright")
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith("chromium-"))
    .toSorted()
    .reverse()
    .flatMap((name) => [join(folder, name, "chrome-linux", "chrome"), join(folder, name, "chrome-linux64", "chrome")])
}

const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"

const look = (): string | undefined =>
  [process.env["CHROMIUM"] ?? "", ...onPath(), ...playwrights(), mac].find((path) => path !== "" && existsSync(path))

const install = (): void => {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  process.stdout.write("Installing Chromium for the tests in a browser …\n")
  const quietly = {
    stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }
  spawnSync("apt-get", ["update"], quietly)
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quietly)
}

/** Looks in CHROMIUM, on the PATH and among Playwright's own; as root on Debian it may install one. */
export const findChromium = ({ installing }: { readonly installing: boolean }): FoundChromium => {
  if (look() === undefined && installing) install()
  const path = look()
  return path === undefined
    ? {
        _tag: "Missing",
        sentence:
          "The tests need Chromium and there is none. Get one with: apt-get install chromium (as root), or npx playwright install chromium, or set CHROMIUM to its path.",
      }
    : { _tag: "Found", path }
}
