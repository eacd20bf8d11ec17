import { globSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type CollectedTest, takeTests } from "./collectTests.ts"
import { coverOfHooks, hooksOf, type MutantCoverage } from "./coverOfHooks.ts"
import { watchModules } from "./freshModules.ts"
import { isTooSlow, testLimits } from "./testLimits.ts"
import { walkScopes } from "./walkScopes.ts"

interface Namespace {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: MutantCoverage | undefined
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
  readonly isTooSlow: boolean
  /** Whether the test itself failed, rather than something thrown outside it or before it. */
  readonly isOwn: boolean
}

/** Whether something other than the running test failed: it may have been slow, or disturbed. */
const isBeside = ({ failureMessage, isOwn }: Outcome): boolean => failureMessage !== null && !isOwn

const namespace = ((globalThis as { __stryker__?: Namespace }).__stryker__ ??= {})

/**
 * A test runner for Stryker that runs the tests in its own process, where Vitest would start a worker and load the whole
 * shop for each mutant. Only what reaches the mutated file is loaded anew; where tests start servers not even that,
 * unless a mutant is active while its file loads: a server keeps what it knows to itself, and is a new one for each mutant.
 */
const makeRunner = () => {
  const root = pathToFileURL(`${process.cwd()}/`).href
  process.env["SKORPE_VITEST"] = import.meta.resolve("vitest")
  process.env["SKORPE_CASES"] ??= "0.01"
  const modules = watchModules(root, new URL("vitest.ts", import.meta.url).href)
  const testsOf = new Map<string, readonly CollectedTest[]>()
  const startsServers = process.env["SKORPE_STARTS_SERVERS"] !== undefined
  const limits = testLimits(startsServers)
  // A promise that a mutant leaves pending fails only the test that waits for it.
  process.on("unhandledRejection", () => {})
  // What is thrown outside the promise of a test fails the test that runs, as with Vitest; it would end the process.
  let failRunning: (error: unknown) => void = () => {}
  process.on("uncaughtException", (error) => failRunning(error))

  const urlOf = (file: string) => pathToFileURL(join(process.cwd(), file)).href

  const load = async (file: string): Promise<readonly CollectedTest[]> => {
    await import(urlOf(file))
    return takeTests()
  }

  const collect = async (file: string): Promise<readonly CollectedTest[]> => {
    const tests = await load(file)
    // A file whose modules are all as before is not loaded again, and has the same tests.
    if (tests.length > 0) testsOf.set(file, tests)
    return testsOf.get(file) ?? []
  }

  const kept = async (file: string) => testsOf.get(file) ?? (await collect(file))

  type Tests = (file: string) => Promise<readonly CollectedTest[]>

  const runFile = async (file: string, tests: readonly CollectedTest[], bails: boolean) => {
    const outcomes: Outcome[] = []
    const scopes = walkScopes()
    for (const test of tests) {
      const id = `${file} ${test.name}`
      let began = performance.now()
      let running: Promise<unknown> = Promise.resolve()
      let isOwn = false
      const thrownAside = new Promise<never>((_, reject) => void (failRunning = reject))
      const work = async () => {
        namespace.currentTestId = hooksOf(file)
        await scopes.enter(test)
        namespace.currentTestId = id
        began = performance.now()
        running = scopes.run(test).catch((error: unknown) => {
          isOwn = true
          throw error
        })
        await Promise.race([running, ...(bails ? [limits.of(id)] : [])])
      }
      const failure = await Promise.race([work(), thrownAside]).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      failRunning = () => {}
      const failureMessage =
        failure === null ? null : String((failure.error as Error | undefined)?.message ?? failure.error)
      const outcome = { id, name: id, timeSpentMs: performance.now() - began, failureMessage }
      outcomes.push({ ...outcome, isTooSlow: isTooSlow(failure?.error), isOwn })
      if (bails && failure !== null) {
        await limits.atMost(scopes.leaveAll())
        // Leftover work of an aborted test must not reach the next mutant's servers.
        if (startsServers && !isOwn && !(await limits.atMost(running))) {
          namespace.activeMutant = undefined
          modules.refresh(urlOf(file))
          await collect(file)
        }
        break
      }
    }
    await limits.atMost(scopes.leaveAll())
    namespace.currentTestId = undefined
    return outcomes
  }

  const run = async (files: readonly string[], testsIn: Tests, wanted: ReadonlySet<string> | null, bails: boolean) => {
    const outcomes: Outcome[] = []
    for (const file of files) {
      const tests = (await testsIn(file)).filter(({ name }) => wanted === null || wanted.has(`${file} ${name}`))
      outcomes.push(...(await runFile(file, tests, bails)))
      if (bails && outcomes.some(({ failureMessage }) => failureMessage !== null)) break
    }
    return outcomes
  }

  let allFiles = globSync(JSON.parse(process.env["SKORPE_MUTATED"] ?? "[]") as string[]).toSorted()

  /** Runs every test without a mutant: it loads all that tests load, also what they load late. */
  const runAll = async () => {
    namespace.activeMutant = undefined
    const outcomes = await run(allFiles, collect, null, false)
    // A mutant of what is computed at loading runs every file until one fails: the slow ones come last.
    const timeOf = (file: string) =>
      outcomes.reduce((sum, { id, timeSpentMs }) => sum + (id.startsWith(`${file} `) ? timeSpentMs : 0), 0)
    allFiles = allFiles.toSorted((one, other) => timeOf(one) - timeOf(other))
    limits.learn(outcomes)
    return outcomes
  }

  /** The tests that a mutant is to be tried with: those that reach its file, which others may still hold another mutant of. */
  const prepare = async ({ testFilter, sandboxFileName, mutantActivation }: MutantRun) => {
    const isWanted = (file: string) =>
      testFilter === undefined || testFilter.some((id: string) => id.startsWith(`${file} `))
    if (startsServers && mutantActivation === "runtime") {
      return { files: allFiles.filter(isWanted), testsIn: kept }
    }
    modules.refresh(pathToFileURL(sandboxFileName).href)
    const files = allFiles.filter((file) => modules.isFresh(urlOf(file)) && isWanted(file))
    // With servers, the modules for other mutants stay as they were loaded, without any mutant.
    return { files, testsIn: startsServers ? load : collect }
  }

  /** Tries a mutant with its tests. Tests that do not load without it say nothing about it: Stryker begins anew. */
  const attempt = async (wish: MutantRun) => {
    const { testFilter, hitLimit, activeMutant, mutantActivation } = wish
    const { files, testsIn } = await prepare(wish)
    namespace.hitCount = hitLimit === undefined ? undefined : 0
    namespace.hitLimit = hitLimit
    namespace.activeMutant = undefined
    if (mutantActivation === "runtime") for (const file of files) await testsIn(file)
    namespace.activeMutant = activeMutant.id
    const wanted = testFilter === undefined ? null : new Set(testFilter)
    const nothing: readonly Outcome[] = []
    try {
      return { outcomes: await run(files, testsIn, wanted, true), broken: null }
    } catch (error) {
      return { outcomes: nothing, broken: `The tests do not load: ${String(error)}` }
    } finally {
      namespace.activeMutant = undefined
      takeTests()
    }
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
      return { status: "complete", tests, mutantCoverage: coverOfHooks(namespace.mutantCoverage, tests) }
    },
    mutantRun: async (wish: MutantRun) => {
      const { testFilter, hitLimit } = wish
      // Modules that were loaded while a mutant was active must never be used by another mutant's tests.
      if (testsOf.size === 0 && !startsServers) await runAll()
      if (startsServers) for (const file of allFiles) await kept(file)
      let { outcomes, broken } = await attempt(wish)
      // The previous mutant's leftover work may have thrown, or the database may have been busy.
      if (outcomes.some(isBeside)) ({ outcomes, broken } = await attempt(wish))
      const nrOfTests = outcomes.length
      if (hitLimit !== undefined && (namespace.hitCount ?? 0) > hitLimit)
        return { status: "timeout", reason: "hit limit" }
      const failed = outcomes.find(({ failureMessage }) => failureMessage !== null)
      if (failed?.isTooSlow === true) return { status: "timeout", reason: failed.id }
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
