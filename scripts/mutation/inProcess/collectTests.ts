type Work = (...given: readonly unknown[]) => unknown

/** What goes before and after the tests of a file or of a group. */
export interface Scope {
  readonly beforeAll: (() => unknown)[]
  readonly afterAll: (() => unknown)[]
  readonly beforeEach: (() => unknown)[]
  readonly afterEach: (() => unknown)[]
}

/** A test of the file that was loaded last. */
export interface CollectedTest {
  readonly name: string
  readonly work: () => unknown
  /** From the file's own to the innermost. */
  readonly scopes: readonly Scope[]
}

const emptyScope = (): Scope => ({ beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] })

const outer: string[] = []
let scopes: readonly Scope[] = [emptyScope()]
let collected: CollectedTest[] = []

/** Takes the tests that were declared since the last call. */
export const takeTests = (): readonly CollectedTest[] => {
  const taken = collected
  collected = []
  outer.length = 0
  scopes = [emptyScope()]
  return taken
}

// Options come before the callback; their timeout is ignored, because Stryker sets one.
const workIn = (rest: readonly unknown[]): Work => rest.findLast((part) => typeof part === "function") as Work

const named = (name: unknown): string => [...outer, String(name)].join(" > ")

const declare = (name: string, work: () => unknown): void => void collected.push({ name: named(name), work, scopes })

const group = (name: unknown, ...rest: readonly unknown[]): void => {
  const around = scopes
  outer.push(String(name))
  scopes = [...around, emptyScope()]
  workIn(rest)()
  scopes = around
  outer.pop()
}

// Cases are distinguished by index, because the pattern in a name is not filled in.
const eachOf =
  (declareOne: (name: string, work: () => void) => void) =>
  (table: readonly unknown[]) =>
  (name: unknown, ...rest: readonly unknown[]): void => {
    for (const [nth, given] of table.entries()) {
      declareOne(`${String(name)} #${nth}`, () => workIn(rest)(...(Array.isArray(given) ? given : [given])))
    }
  }

/** Vitest's `test`, as far as rules, stories and servers use it. */
export const test = Object.assign(
  (name: unknown, ...rest: readonly unknown[]): void => {
    const work = workIn(rest)
    declare(String(name), () => work())
  },
  { each: eachOf(declare) },
)

/** Vitest's `describe`, as far as rules, stories and servers use it. */
export const describe = Object.assign(group, { each: eachOf(group) })

const hookOf =
  (kind: keyof Scope) =>
  (work: () => unknown): void =>
    void scopes.at(-1)?.[kind].push(work)

/** Vitest's hooks, of a file or of a group. */
export const beforeAll = hookOf("beforeAll")
export const afterAll = hookOf("afterAll")
export const beforeEach = hookOf("beforeEach")
export const afterEach = hookOf("afterEach")
