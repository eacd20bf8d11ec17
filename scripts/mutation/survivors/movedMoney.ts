import type { KnownSurvivor } from "./model.ts"

/** Of what moves money, with the database. */
export const ofMovedMoney: readonly KnownSurvivor[] = [
  {
    file: "server/src/cardPayments/sendMove.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    why: "A text that is split has a first part always; the default is for the types.",
  },
  {
    file: "server/src/cardPayments/sendMove.ts",
    mutator: "ConditionalExpression",
    original: "move !== undefined",
    replacement: "true",
    why: "What is not there is no number either; the comparison is for the types.",
  },
  {
    file: "server/src/cardPayments/sendMove.ts",
    mutator: "StringLiteral",
    original: "`the provider refuses a ${due.kind} of ${due.charge}: ${code}`",
    replacement: "``",
    why: "A line of the log: staff hear of it by a notice.",
  },
  {
    file: "server/src/cardPayments/refunds.ts",
    mutator: "ObjectLiteral",
    original: "{ amount: Minor, hasFailed: Schema.Boolean }",
    replacement: "{}",
    why: "The columns have these types in the database; the schema tells them to the compiler.",
  },
  {
    file: "server/src/idempotency/once.ts",
    mutator: "OptionalChaining",
    original: "kept?.isSame",
    replacement: "kept.isSame",
    why: "Of a key that is taken there is a row, unless it is forgotten at that very moment: then the call fails either way.",
  },
  {
    file: "server/src/payments/attempts.ts",
    mutator: "ObjectLiteral",
    original:
      "{ reference: Schema.String, number: Schema.Int, isSameKey: Schema.Boolean, begunAt: Schema.Date, endedAt: Schema.NullOr(Schema.Date), answer: Schema.NullOr(PaymentAnswer), session: Schema.NullOr(ProviderData), }",
    replacement: "{}",
    why: "The columns have these types in the database; the schema tells them to the compiler.",
  },
  {
    file: "server/src/orders/owedOnNumber.ts",
    mutator: "ConditionalExpression",
    original: 'problem.reason._tag !== "ConstraintError"',
    replacement: "false",
    why: "Of a failure that is no broken constraint, no limit has the name: the comparison is for the types.",
  },
  {
    file: "server/src/orders/owedOnNumber.ts",
    mutator: "ConditionalExpression",
    original: 'cause instanceof Error && "constraint" in cause',
    replacement: "true",
    why: "Of a failure that is no broken constraint, no limit has the name: the comparison is for the types.",
  },
  {
    file: "server/src/orders/owedOnNumber.ts",
    mutator: "LogicalOperator",
    original: 'cause instanceof Error && "constraint" in cause',
    replacement: 'cause instanceof Error || "constraint" in cause',
    why: "Of a failure that is no broken constraint, no limit has the name: the comparison is for the types.",
  },
  {
    file: "server/src/payments/actOnMove.ts",
    mutator: "ConditionalExpression",
    original: "move === null",
    replacement: "false",
    why: "Without a move, no row has its number: nothing is settled, and there was no outcome.",
  },
  {
    file: "server/src/payments/withdrawPayment.ts",
    mutator: "ConditionalExpression",
    original: "after === null",
    replacement: "false",
    why: "Without a state there is nothing to write, which fails on the same line: a defect either way.",
  },
  {
    file: "server/src/discounts/pointsReservation.ts",
    mutator: "ConditionalExpression",
    original: "customerId === null",
    replacement: "false",
    why: "A customer who is none has no row to pay from: the answer is the same.",
  },
  {
    file: "server/src/discounts/pointsReservation.ts",
    mutator: "Sql",
    original: "${orderId} AND open`",
    replacement: "${orderId} `",
    why: "What is closed already stays closed.",
  },
  {
    file: "server/src/discounts/pointsReservation.ts",
    mutator: "Sql",
    original: "'spent' AND open`",
    replacement: "'spent' `",
    why: "What is closed already stays closed.",
  },
]
