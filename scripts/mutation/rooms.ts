/** Rules whose tests are themselves tested: which files are mutated, and how many of a hundred mutants must be found. */
export interface MutatedRoom {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  readonly least: number
}

const rulesOf = (...areas: readonly string[]) => [
  ...areas.map((area) => `core/src/${area}/rules/*.ts`),
  "!core/src/**/*.test.ts",
  "!core/src/**/*.fixture.ts",
]
const testsOf = (...areas: readonly string[]) => areas.map((area) => `core/src/${area}/**/*.test.ts`)

/** The rooms by the names that `npm run mutate` takes. */
export const mutatedRooms: Readonly<Record<string, MutatedRoom>> = {
  money: {
    mutate: rulesOf("money", "pizza", "price", "discount", "loyalty"),
    tests: testsOf("money", "pizza", "price", "discount", "loyalty"),
    least: 95,
  },
  timing: {
    mutate: rulesOf("time", "store", "timing", "age"),
    tests: testsOf("time", "store", "timing", "age"),
    least: 85,
  },
  session: {
    mutate: [...rulesOf("session", "cart", "checkout", "validation", "phone", "address"), "core/src/api/refusal.ts"],
    tests: testsOf("session", "cart", "checkout", "validation", "phone", "address", "api", "shop"),
    least: 85,
  },
}
