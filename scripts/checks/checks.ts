import { join } from "node:path"
import { root } from "../build/once.ts"
import type { Wanted } from "./readWanted.ts"
import type { BrowserSample } from "./sampleBrowserTests.ts"
import { type NodeSample, takingTurns } from "./takingTurns.ts"

/** The file to which a check writes its test report. */
export const reportOf = (name: string): string =>
  join(root, "node_modules", ".cache", "tests", `${name.replaceAll(" ", "-")}.json`)

/** The files of a daily run. */
type DailySample = BrowserSample & NodeSample

/** A check of `npm test`: its name, and a program for Node. */
export interface Check {
  readonly name: string
  readonly args: readonly string[]
  /** Whether it writes a test report to `reportOf(name)`. */
  readonly isTests: boolean
}

const bin = (name: string, path: string): string => join(root, "node_modules", name, path)

const plain = (name: string, ...args: readonly string[]): Check => ({ name, args, isTests: false })

const vitest = (name: string, project: string, ...more: readonly string[]): Check => ({
  name,
  isTests: true,
  args: [
    bin("vitest", "vitest.mjs"),
    "run",
    "--config",
    "vitest.workspace.ts",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportOf(name)}`,
    ...more,
  ],
})

/** Checks that read the code. */
const looks: readonly Check[] = [
  // Each further checker resolves the same types again: four take twice the processor time.
  plain("types", bin("typescript", "bin/tsc"), "-b", "--checkers", "1"),
  plain("lint", bin("oxlint", "bin/oxlint"), "--type-aware", "--deny-warnings"),
  plain("format", bin("oxfmt", "bin/oxfmt"), "--check", "."),
  plain("rooms", "scripts/checkRooms.ts"),
  plain("unused", bin("knip", "bin/knip.js"), "--no-progress"),
  plain("first view", "scripts/checkFirstView.ts"),
]

const phone = ["scenes on a phone", "*at 390"] as const
const desk = ["scenes at a desk", "*at 1280, dark"] as const
const journeys = ["journeys", "journeys"] as const
const server = ["server", "server"] as const
const rules = ["rules and stories", "core"] as const
const others = [journeys, server, rules] as const

/** The names of checks that `npm test` accepts. */
export const checkNames: readonly string[] = [
  ...looks.map(({ name }) => name),
  ...[phone, desk, ...others].map(([name]) => name),
]

/** Sources that tests use without an import: in a child process, by reading a folder, or in a browser. */
const reachedUnseen: Readonly<Record<string, RegExp>> = {
  [phone[0]]: /^web\/(screens|public)\//,
  [desk[0]]: /^web\/(screens|public)\//,
  server: /^fixtures\/(no|se)\/|^(cli|server)\/.*\.json$/,
  "rules and stories": /^(fixtures\/(no|se|logs|scripts)|web\/(screens|public))\/|^docs\/|^GLOSSARY\.md$/,
  journeys: /^(core|server|web|fixtures|cli)\/(?!.*\.(test|fixture)\.)/,
}

/** The CLI's tests run it in child processes, so they need all of its sources. */
const commandLine = /^(core|server|fixtures|cli)\/(?!.*\.(test|fixture)\.)/

const changedTests = (base: string, files: readonly string[]): readonly Check[] => [
  ...[phone, desk, ...others].flatMap(([name, project]) => {
    if (files.some((file) => reachedUnseen[name]?.test(file))) return [vitest(name, project)]
    return name === "journeys" ? [] : [vitest(name, project, "--changed", base, "--passWithNoTests")]
  }),
  ...(files.some((file) => commandLine.test(file)) ? [vitest("command line", "server", "cli/src/")] : []),
]

const inBrowser = /\.(scene\.test\.tsx|journey\.test\.ts)$/

/** The simulation with the server plays on the server's PostgreSQL. */
const projectOf = (file: string): "server" | "core" =>
  /^(server|cli|scripts\/simulate\/server)\//.test(file) ? "server" : "core"

/** Each case of the files that sample their cases or take turns, all scenes at both sizes, and all journeys. */
const deepTests = (files: readonly string[]): readonly Check[] => [
  vitest(...desk),
  vitest(...phone),
  ...others.flatMap(([name, project]) => {
    if (name === "journeys") return [vitest(name, project)]
    const own = [...files, ...takingTurns].filter((file) => !inBrowser.test(file) && projectOf(file) === project)
    return own.length === 0 ? [] : [vitest(name, project, ...own)]
  }),
]

/** The checks to run, in starting order: the longest first, then those that end soonest. */
export const checksFor = (wanted: Wanted, sample: DailySample): readonly Check[] => {
  switch (wanted._tag) {
    case "All":
      return [
        vitest(...phone, ...sample.phone),
        ...looks,
        vitest(...journeys, ...sample.journeys),
        vitest(...server, ...sample.server),
        vitest(...rules, ...sample.core),
        vitest(...desk, ...sample.desk),
      ]
    case "Named":
      return checksFor({ _tag: "All" }, sample).filter(({ name }) => wanted.names.includes(name))
    case "Deep":
      return deepTests(wanted.files)
    case "Changed":
      return [...looks, ...changedTests(wanted.base, wanted.files)]
  }
}
