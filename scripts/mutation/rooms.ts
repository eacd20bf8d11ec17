/** Rules under mutation testing: the files to mutate, and the percentage of mutants that tests must kill. */
export interface MutatedRoom {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  readonly least: number
}

const rulesOf = (...areas: readonly string[]) => [
  ...areas.map((area) => `core/src/{domain,units}/${area}/rules/*.ts`),
  "!core/src/**/*.test.ts",
  "!core/src/**/*.fixture.ts",
]
const testsOf = (...areas: readonly string[]) => areas.map((area) => `core/src/{domain,units}/${area}/**/*.test.ts`)

/** The rooms by the name that `npm run mutate` takes. */
export const mutatedRooms: Readonly<Record<string, MutatedRoom>> = {
  money: {
    mutate: rulesOf("money", "pizza", "price", "discount", "loyalty", "text"),
    tests: testsOf("money", "pizza", "price", "discount", "loyalty", "text"),
    least: 95,
  },
  timing: {
    mutate: rulesOf("time", "store", "timing", "age"),
    tests: testsOf("time", "store", "timing", "age"),
    least: 85,
  },
  session: {
    mutate: [...rulesOf("session", "cart", "checkout", "validation", "phone", "address"), "core/src/api/refusal.ts"],
    tests: [
      ...testsOf("session", "cart", "checkout", "validation", "phone", "address"),
      "core/src/{api,shop}/**/*.test.ts",
    ],
    least: 85,
  },
  kernel: {
    mutate: ["core/src/kernel/{hands,loop,known}.ts"],
    tests: ["core/src/kernel/*.test.ts"],
    least: 85,
  },
  decisions: {
    mutate: [
      "server/src/orders/{judge,whenReady,sealedToken,storedRecipient}.ts",
      "server/src/prices/{quote,changed,readyAt,largeOrder}.ts",
      "server/src/idempotency/sender.ts",
      "server/src/payments/isUndecided.ts",
      "server/src/organisations/limitsRow.ts",
      "server/src/accounts/{sameMailbox,signedPhone}.ts",
    ],
    tests: [
      "server/src/orders/{judge,whenReady,sealedToken,storedRecipient}.test.ts",
      "server/src/prices/{quote,changed}.test.ts",
      "server/src/idempotency/sender.test.ts",
      "server/src/payments/isUndecided.test.ts",
      "server/src/organisations/limitsRow.test.ts",
      "server/src/accounts/{sameMailbox,signedPhone}.test.ts",
    ],
    least: 85,
  },
}
