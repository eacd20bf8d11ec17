import { Stryker } from "@stryker-mutator/core"
import { judgeMutants, type Mutant } from "./mutation/judgeMutants.ts"
import { mutatedRooms } from "./mutation/rooms.ts"
import { knownSurvivors } from "./mutation/survivors.ts"

const root = new URL("..", import.meta.url).pathname

const runRoom = async (name: string, files: readonly string[]): Promise<boolean> => {
  const room = mutatedRooms[name]
  if (!room) throw new Error(`there is no room "${name}"; there are: ${Object.keys(mutatedRooms).join(", ")}`)
  process.env["SKORPE_MUTATED"] = room.tests.join(",")
  const results = await new Stryker({
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutation/vitest.config.ts" },
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: files.length > 0 ? [...files] : [...room.mutate],
    coverageAnalysis: "perTest",
    reporters: ["json"],
    jsonReporter: { fileName: `.stryker/${name}.json` },
    tempDirName: ".stryker/tmp",
    // Stryker rewrites a tsconfig with an interface that TypeScript 7 does not have; the tests need no rewriting.
    tsconfigFile: "scripts/mutation/none.json",
    ignorePatterns: ["web/dist", "web/src", "server/src", "docs", "fixtures/logs"],
    concurrency: 2,
    fileLogLevel: "off",
    logLevel: "warn",
  } as never).runMutationTest()
  const mutants: Mutant[] = results.map(({ fileName, location, mutatorName, replacement, status }) => ({
    file: fileName.replace(root, ""),
    line: location.start.line,
    mutator: mutatorName,
    replacement: replacement ?? "",
    status,
  }))
  const verdict = judgeMutants(mutants, room, knownSurvivors)
  for (const { file, line, mutator, replacement, status } of verdict.unknown) {
    process.stdout.write(
      `  ${status} ${file}:${line} ${mutator} → ${replacement.replaceAll("\n", " ").slice(0, 120)}\n`,
    )
  }
  const share = (part: number) => `${part.toFixed(1)} %`
  process.stdout.write(
    `${name}: ${verdict.mutants} mutants, ${share(verdict.killed)} found (at least ${room.least} %), ` +
      `${share(verdict.excluded)} excluded, ${verdict.unknown.length} unexplained\n`,
  )
  return verdict.passed
}

const [asked, ...files] = process.argv.slice(2)
let passed = true
for (const name of asked === undefined ? Object.keys(mutatedRooms) : [asked]) {
  passed = (await runRoom(name, files)) && passed
}
process.exitCode = passed ? 0 : 1
