/** Rules under mutation testing: the files to mutate, and the percentage of mutants that tests must kill. */
export interface MutatedRoom {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  readonly least: number
  /** Runs without Vitest's workers: some ten times faster where each test loads the whole shop (`inProcess/runner.ts`). */
  readonly isInProcess?: true
  /** Its tests start servers: on one PostgreSQL for the whole run, with a database of their own for each mutant. */
  readonly startsServers?: true
}

const withoutTests = ["!core/src/**/*.test.ts", "!core/src/**/*.fixture.ts"]
const rulesOf = (...areas: readonly string[]) => [
  ...areas.map((area) => `core/src/{domain,units}/${area}/rules/*.ts`),
  ...withoutTests,
]
const testsOf = (...areas: readonly string[]) => areas.map((area) => `core/src/{domain,units}/${area}/**/*.test.ts`)
/** What the server decides together with its database, by file below `server/src`. */
const withDatabase = (mutate: readonly string[], tests: readonly string[]): MutatedRoom => ({
  mutate: mutate.map((files) => `server/src/${files}.ts`),
  tests: tests.map((files) => `server/src/${files}.test.ts`),
  least: 85,
  isInProcess: true,
  startsServers: true,
})
/** A unit's states, its context and view, with the stories that it stars in. */
const unitOf = (name: string, ...others: readonly string[]): MutatedRoom => ({
  mutate: [`core/src/units/${name}/*.ts`, ...withoutTests],
  tests: [`core/src/units/${name}/**/*.test.ts`, ...others],
  least: 85,
  isInProcess: true,
})

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
      "server/src/payments/{isUndecided,chooseAttempt,waitsForMoney,whyNotPayable,offeredMethods}.ts",
      "server/src/kitchen/{cursor,comparePositions}.ts",
      "server/src/organisations/limitsRow.ts",
      "server/src/organisations/export/writeOrders.ts",
      "server/src/accounts/{sameMailbox,signedPhone}.ts",
    ],
    tests: [
      "server/src/orders/{judge,whenReady,sealedToken,storedRecipient}.test.ts",
      "server/src/prices/{quote,changed}.test.ts",
      "server/src/idempotency/sender.test.ts",
      "server/src/payments/{isUndecided,chooseAttempt,waitsForMoney,payable}.test.ts",
      "server/src/kitchen/{cursor,comparePositions}.test.ts",
      "server/src/organisations/limitsRow.test.ts",
      "server/src/organisations/export/writeOrders.test.ts",
      "server/src/accounts/{sameMailbox,signedPhone}.test.ts",
    ],
    least: 85,
    isInProcess: true,
  },
  services: {
    mutate: ["core/src/services/*.ts", ...withoutTests],
    tests: ["core/src/services/*.test.ts", "core/src/replay/{traces.story,spansOf}.test.ts"],
    least: 95,
    isInProcess: true,
  },
  movedMoney: withDatabase(["cardPayments/moves"], ["cardPayments/moves"]),
  sentMoves: withDatabase(["cardPayments/sendMove"], ["cardPayments/sendMove"]),
  refunds: withDatabase(["cardPayments/refunds"], ["cardPayments/refunds"]),
  repeatedCalls: withDatabase(["idempotency/once"], ["idempotency/once"]),
  writtenOrders: withDatabase(["orders/{insertOrder,owedOnNumber}"], ["orders/insertOrder"]),
  foundOrders: withDatabase(["orders/{queries,readOrder,listOrders}"], ["orders/{queries,readOrder}"]),
  attempts: withDatabase(["payments/attempts"], ["payments/attempts"]),
  deletedAccounts: withDatabase(["accounts/{deleteAccount,forgetOrders}"], ["accounts/deleteAccount"]),
  heldSessions: withDatabase(["accounts/{sessions,ownSessions}"], ["accounts/sessions"]),
  changedContacts: withDatabase(["accounts/{changeNumber,emailVerification,profile}"], ["accounts/changedContacts"]),
  registration: withDatabase(["accounts/{register,codes}"], ["accounts/{register,codes}"]),
  toldMoves: withDatabase(["payments/{actOnMove,withdrawPayment}"], ["payments/toldMoves"]),
  coupons: withDatabase(["discounts/{couponReservation,userKeys,accountPhone}"], ["discounts/couponReservation"]),
  budgets: withDatabase(["orders/budgetReservation"], ["orders/budgetReservation"]),
  spentPoints: withDatabase(["discounts/pointsReservation"], ["discounts/pointsReservation"]),
  trackingUnit: unitOf("tracking", "core/src/units/readyNotice/*.test.ts"),
  cartUnit: unitOf("cart"),
  validationUnit: unitOf("validation", "core/src/units/cart/{lapsing,moving,reordering}.story.test.ts"),
  checkoutUnit: unitOf("checkout", "core/src/shop/firstOrder.story.test.ts"),
  paymentUnit: unitOf("payment", "core/src/units/checkout/anotherTab.story.test.ts"),
  sessionUnit: unitOf(
    "session",
    "core/src/units/lastOrder/leaving.story.test.ts",
    "core/src/units/cart/account.story.test.ts",
    "core/src/units/{numberChange,profile}/*.story.test.ts",
  ),
}
