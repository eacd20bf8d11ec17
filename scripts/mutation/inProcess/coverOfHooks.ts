type Hits = Readonly<Record<string, number>>

/** Stryker's record of which mutants were reached: while modules loaded, and by each test. */
export interface MutantCoverage {
  readonly static: Hits
  readonly perTest: Readonly<Record<string, Hits>>
}

/** The pseudo-test that stands for a file's hooks. */
export const hooksOf = (file: string): string => `${file} (hooks)`

const sumOf = (hits: Hits, others: Hits): Hits => ({
  ...hits,
  ...Object.fromEntries(Object.entries(others).map(([id, count]) => [id, count + (hits[id] ?? 0)])),
})

/**
 * Adds the coverage of hooks to every test of their file, since each test runs after them. A mutant's hit limit
 * is a multiple of its counts.
 */
export const coverOfHooks = (
  coverage: MutantCoverage | undefined,
  tests: readonly { readonly id: string }[],
): MutantCoverage | undefined => {
  if (coverage === undefined) return undefined
  const reached = Object.entries(coverage.perTest)
  const hooks = reached.filter(([id]) => id === hooksOf(id.replace(/ .*$/, "")))
  const perTest = new Map(reached.filter(([id]) => !hooks.some(([hook]) => hook === id)))
  for (const [hook, hits] of hooks) {
    const file = hook.replace(/ .*$/, "")
    for (const { id } of tests) {
      if (id.startsWith(`${file} `)) perTest.set(id, sumOf(hits, perTest.get(id) ?? {}))
    }
  }
  return { ...coverage, perTest: Object.fromEntries(perTest) }
}
