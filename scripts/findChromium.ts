import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"
import { aptInstall, isRootOnDebian } from "./debian/aptInstall.ts"

/** The path of a Chromium, or a sentence that says how to install one. */
export type FoundChromium =
  | { readonly _tag: "Found"; readonly path: string }
  | { readonly _tag: "Missing"; readonly sentence: string }

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]

const onPath = (): readonly string[] =>
  (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** Browsers that Playwright has downloaded. */
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

/** Whether the fonts are there on which the shop falls back, and with which its pictures are recorded. */
const hasFonts = (): boolean => {
  const { stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" })
  return process.platform !== "linux" || /^(Arial|Liberation Sans)\b/m.test(stdout ?? "")
}

const install = (packages: readonly string[]): void => {
  process.stdout.write(`Installing ${packages.join(" and ")} for the browser tests …\n`)
  aptInstall(packages)
}

/**
 * Looks in CHROMIUM, on the PATH and in Playwright's cache. With `installing`, root on Debian installs what is missing:
 * the browser, and the fonts that its package only recommends.
 */
export const findChromium = ({ installing }: { readonly installing: boolean }): FoundChromium => {
  if (installing && isRootOnDebian()) {
    const missing = [...(look() === undefined ? ["chromium"] : []), ...(hasFonts() ? [] : ["fonts-liberation"])]
    if (missing.length > 0) install(missing)
  }
  const path = look()
  return path === undefined
    ? {
        _tag: "Missing",
        sentence:
          "The tests need Chromium, but none was found. Install it with apt-get install chromium fonts-liberation (as root) or npx playwright install chromium, or set CHROMIUM to its path.",
      }
    : { _tag: "Found", path }
}
