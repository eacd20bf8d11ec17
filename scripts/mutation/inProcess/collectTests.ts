type Work = (...given: readonly unknown[]) => unknown

/** A test of the file that was loaded last. */
export interface CollectedTest {
  readonly name: string
  readonly work: () => unknown
}

const outer: string[] = []
let collected: CollectedTest[] = []

/** Takes the tests that were declared since the last call. */
export const takeTests = (): readonly CollectedTest[] => {
  const taken = collected
  collected = []
  outer.length = 0
  return taken
}

// Options come before the work; a time limit is Stryker's here.
const workIn = (rest: readonly unknown[]): Work => rest.findLast((part) => typeof part === "function") as Work

const named = (name: unknown): string => [...outer, String(name)].join(" > ")

const group = (name: unknown, work: () => void): void => {
  outer.push(String(name))
  work()
  outer.pop()
}

// Cases are told apart by their place, since a pattern in a name stays as it is.
const eachOf =
  (declare: (name: string, work: () => void) => void) =>
  (table: readonly unknown[]) =>
  (name: unknown, ...rest: readonly unknown[]): void => {
    for (const [nth, given] of table.entries()) {
      declare(`${String(name)} #${nth}`, () => workIn(rest)(...(Array.isArray(given) ? given : [given])))
    }
  }

/** Vitest's `test`, as far as rules and stories use it. */
export const test = Object.assign(
  (name: unknown, ...rest: readonly unknown[]): void => {
    const work = workIn(rest)
    collected.push({ name: named(name), work: () => work() })
  },
  {
    each: eachOf((name, work) => void collected.push({ name: named(name), work: () => work() })),
  },
)

/** Vitest's `describe`, as far as rules and stories use it. */
export const describe = Object.assign(group, { each: eachOf(group) })
