import { readFileSync } from "node:fs"
import { Stryker } from "@stryker-mutator/core"
import { judgeMutants } from "./mutation/judgeMutants.ts"
import { readMutant } from "./mutation/readMutant.ts"
import { mutatedRooms } from "./mutation/rooms.ts"
import { mutateSql } from "./mutation/sql/sqlMutator.ts"
import { knownSurvivors } from "./mutation/survivors.ts"
import oneCluster from "../server/src/testing/oneCluster.ts"

const root = new URL("..", import.meta.url).pathname

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string }>>
}

const runRoom = async (name: string, files: readonly string[]): Promise<boolean> => {
  const room = mutatedRooms[name]
  if (!room) {
    process.stderr.write(`Unknown room: ${name}. Known: ${Object.keys(mutatedRooms).join(", ")}.\n`)
    return false
  }
  const report = `.stryker/${name}.json`
  const began = performance.now()
  process.env["SKORPE_MUTATED"] = JSON.stringify(room.tests)
  delete process.env["SKORPE_STARTS_SERVERS"]
  if (room.startsServers === true) process.env["SKORPE_STARTS_SERVERS"] = "1"
  const isOfServer = room.tests.some((tests) => tests.startsWith("server/"))
  const results = await new Stryker({
    testRunner: room.isInProcess === true ? "inProcess" : "vitest",
    vitest: { configFile: "scripts/mutation/vitest.config.ts" },
    plugins: ["@stryker-mutator/vitest-runner", new URL("mutation/inProcess/runner.ts", import.meta.url).href],
    // On a busy machine slow tests must not make a survivor look killed; endless loops hit the hit limit first.
    timeoutMS: room.isInProcess === true ? 60_000 : 5000,
    dryRunTimeoutMinutes: 20,
    // Reloaded modules stay in memory, and so do servers that a mutant kept from closing.
    maxTestRunnerReuse: room.startsServers === true ? 60 : room.isInProcess === true ? 250 : 0,
    mutate: files.length > 0 ? [...files] : [...room.mutate],
    coverageAnalysis: "perTest",
    reporters: ["json"],
    jsonReporter: { fileName: report },
    tempDirName: ".stryker/tmp",
    // Stryker rewrites tsconfig files with an API that TypeScript 7 does not have; the tests do not need it.
    tsconfigFile: "scripts/mutation/none.json",
    // A bundle that another process makes while it is copied would end the run.
    ignorePatterns: ["web/dist", "cli/dist", "web/src", ...(isOfServer ? [] : ["server/src"]), "docs", "fixtures/logs"],
    concurrency: Number(process.env["SKORPE_WORKERS"] ?? 2),
    fileLogLevel: "off",
    logLevel: "warn",
  } as never).runMutationTest()
  const { files: sources } = JSON.parse(readFileSync(report, "utf8")) as Report
  const mutants = results.map((result) => readMutant(root, sources, result))
  const verdict = judgeMutants(mutants, room, knownSurvivors)
  for (const { file, line, mutator, original, replacement, status } of verdict.unknown) {
    process.stdout.write(`  ${status} ${file}:${line} ${mutator}: ${original} → ${replacement}\n`)
  }
  for (const { file, mutator, original } of verdict.stale) {
    process.stdout.write(`  listed as a survivor, but killed or gone: ${file} ${mutator}: ${original}\n`)
  }
  const timedOut = mutants.filter(({ status }) => status === "Timeout").length
  const share = (part: number) => `${part.toFixed(1)} %`
  process.stdout.write(
    `${name}: ${verdict.mutants} mutants, ${share(verdict.killed)} killed (at least ${room.least} %, ${timedOut} mutants by their time), ` +
      `${share(verdict.excluded)} excluded, ${verdict.alive} survive, ${verdict.unknown.length} of them unexplained; ` +
      `${Math.round((performance.now() - began) / 1000)} s\n`,
  )
  return verdict.passed
}

const [asked, ...files] = process.argv.slice(2)
const names = asked === undefined ? Object.keys(mutatedRooms) : [asked]
let passed = true
await mutateSql()
const stopCluster = names.some((name) => mutatedRooms[name]?.startsServers === true) ? await oneCluster() : null
try {
  for (const name of names) passed = (await runRoom(name, files)) && passed
} finally {
  await stopCluster?.()
}
process.exitCode = passed ? 0 : 1
