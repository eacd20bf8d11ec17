import { globSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type CollectedTest, takeTests } from "./collectTests.ts"
import { watchModules } from "./freshModules.ts"

interface Namespace {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: unknown
}

interface MutantRun {
  readonly testFilter?: readonly string[]
  readonly hitLimit?: number
  readonly activeMutant: { readonly id: string }
  readonly sandboxFileName: string
  readonly mutantActivation: "runtime" | "static"
}

interface Outcome {
  readonly id: string
  readonly name: string
  readonly timeSpentMs: number
  readonly failureMessage: string | null
}

const namespace = ((globalThis as { __stryker__?: Namespace }).__stryker__ ??= {})

/**
 * A test runner for Stryker that runs the tests in its own process, where Vitest would start a worker and load the whole
 * shop for each mutant. Only what reaches the mutated file is loaded anew.
 */
const makeRunner = () => {
  const root = pathToFileURL(`${process.cwd()}/`).href
  process.env["SKORPE_VITEST"] = import.meta.resolve("vitest")
  process.env["SKORPE_CASES"] ??= "0.01"
  const modules = watchModules(root, new URL("vitest.ts", import.meta.url).href)
  const testsOf = new Map<string, readonly CollectedTest[]>()
  // What a mutant leaves undone fails the test that waits for it, and no other.
  process.on("unhandledRejection", () => {})
  // What is thrown outside the promise of a test fails the test that runs, as with Vitest; it would end the process.
  let failRunning: (error: unknown) => void = () => {}
  process.on("uncaughtException", (error) => failRunning(error))

  const collect = async (file: string): Promise<readonly CollectedTest[]> => {
    await import(pathToFileURL(join(process.cwd(), file)).href)
    const tests = takeTests()
    // A file whose modules are all as before is not loaded again, and has the same tests.
    if (tests.length > 0) testsOf.set(file, tests)
    return testsOf.get(file) ?? []
  }

  const run = async (files: readonly string[], wanted: ReadonlySet<string> | null, bails: boolean) => {
    const outcomes: Outcome[] = []
    for (const file of files) {
      for (const { name, work } of await collect(file)) {
        const id = `${file} ${name}`
        if (wanted !== null && !wanted.has(id)) continue
        const began = performance.now()
        namespace.currentTestId = id
        const thrownAside = new Promise<never>((_, reject) => void (failRunning = reject))
        const failureMessage = await Promise.race([Promise.resolve().then(work), thrownAside]).then(
          () => null,
          (error: unknown) => String((error as Error | undefined)?.message ?? error),
        )
        failRunning = () => {}
        namespace.currentTestId = undefined
        outcomes.push({ id, name: id, timeSpentMs: performance.now() - began, failureMessage })
        if (bails && failureMessage !== null) return outcomes
      }
    }
    return outcomes
  }

  let allFiles = globSync(JSON.parse(process.env["SKORPE_MUTATED"] ?? "[]") as string[]).toSorted()

  /** Runs every test without a mutant: it loads all that tests load, also what they load late. */
  const runAll = async () => {
    namespace.activeMutant = undefined
    const outcomes = await run(allFiles, null, false)
    // A mutant of what is computed at loading runs every file until one fails: the slow ones come last.
    const timeOf = (file: string) =>
      outcomes.reduce((sum, { id, timeSpentMs }) => sum + (id.startsWith(`${file} `) ? timeSpentMs : 0), 0)
    allFiles = allFiles.toSorted((one, other) => timeOf(one) - timeOf(other))
    return outcomes
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: async () => {
      await import("../seed.ts")
    },
    dryRun: async () => {
      const tests = (await runAll()).map(({ failureMessage, ...outcome }) =>
        failureMessage === null ? { ...outcome, status: 0 } : { ...outcome, status: 1, failureMessage },
      )
      return { status: "complete", tests, mutantCoverage: namespace.mutantCoverage }
    },
    mutantRun: async ({ testFilter, hitLimit, activeMutant, sandboxFileName, mutantActivation }: MutantRun) => {
      const wanted = testFilter === undefined ? null : new Set(testFilter)
      // What a mutant is active in while it loads must never be what another mutant's tests find loaded.
      if (testsOf.size === 0) await runAll()
      modules.refresh(pathToFileURL(sandboxFileName).href)
      // Tests that do not reach the mutated file cannot notice, and may still hold the mutant that was loaded before.
      const files = allFiles.filter(
        (file) =>
          modules.isFresh(pathToFileURL(join(process.cwd(), file)).href) &&
          (wanted === null || testFilter?.some((id) => id.startsWith(`${file} `))),
      )
      namespace.hitCount = hitLimit === undefined ? undefined : 0
      namespace.hitLimit = hitLimit
      const nothing: readonly Outcome[] = []
      let outcomes = nothing
      let broken: string | null = null
      try {
        if (mutantActivation === "runtime") {
          namespace.activeMutant = undefined
          for (const file of files) await collect(file)
        }
        namespace.activeMutant = activeMutant.id
        outcomes = await run(files, wanted, true)
      } catch (error) {
        broken = `The tests do not load: ${String(error)}`
      }
      namespace.activeMutant = undefined
      takeTests()
      const nrOfTests = outcomes.length
      if (hitLimit !== undefined && (namespace.hitCount ?? 0) > hitLimit)
        return { status: "timeout", reason: "hit limit" }
      const failed = outcomes.find(({ failureMessage }) => failureMessage !== null)
      if (failed || broken !== null) {
        return {
          status: "killed",
          killedBy: [failed?.id ?? testFilter?.[0] ?? ""],
          failureMessage: failed?.failureMessage ?? broken ?? "",
          nrOfTests,
        }
      }
      return { status: "survived", nrOfTests }
    },
  }
}

/** Stryker finds the runner by this name. */
export const strykerPlugins = [{ kind: "TestRunner", name: "inProcess", factory: makeRunner }]
