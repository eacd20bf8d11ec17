import type { KnownSurvivor } from "./model.ts"

const columns = "The columns have these types in the database; the schema tells them to the compiler."
const together = "An order has contents and a tracking from its first event on: it has both or none."
const never = "An order is written together with its first event; the check is for the types."

/** Of orders that are found and read, with the database. */
export const ofOrders: readonly KnownSurvivor[] = [
  {
    file: "server/src/orders/queries.ts",
    mutator: "ObjectLiteral",
    original:
      "{ status: OrderStatus, startAt: Schema.Date, language: Language, organisationId: Schema.NullOr(Schema.String), phone: Schema.NullOr(Schema.String), }",
    replacement: "{}",
    why: columns,
  },
  {
    file: "server/src/orders/queries.ts",
    mutator: "ObjectLiteral",
    original:
      "{ orderId: Schema.String, bodyHash: Schema.Uint8Array, sealedToken: Schema.Uint8Array, deviceHash: Schema.NullOr(Schema.Uint8Array), customerHash: Schema.NullOr(Schema.Uint8Array), }",
    replacement: "{}",
    why: columns,
  },
  {
    file: "server/src/orders/listOrders.ts",
    mutator: "OptionalChaining",
    original: "count?.total",
    replacement: "count.total",
    why: "A selection of a count has one row always; the mark is for the types.",
  },
  {
    file: "server/src/orders/listOrders.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: never,
  },
  {
    file: "server/src/orders/listOrders.ts",
    mutator: "ConditionalExpression",
    original: "contents === null || tracking === null",
    replacement: "false",
    why: never,
  },
  {
    file: "server/src/orders/listOrders.ts",
    mutator: "LogicalOperator",
    original: "contents === null || tracking === null",
    replacement: "contents === null && tracking === null",
    why: never,
  },
  {
    file: "server/src/orders/listOrders.ts",
    mutator: "ConditionalExpression",
    original: "contents === null",
    replacement: "false",
    why: never,
  },
  {
    file: "server/src/orders/listOrders.ts",
    mutator: "ConditionalExpression",
    original: "tracking === null",
    replacement: "false",
    why: never,
  },
  {
    file: "server/src/orders/readOrder.ts",
    mutator: "LogicalOperator",
    original: "tracking === null || contents === null",
    replacement: "tracking === null && contents === null",
    why: together,
  },
  {
    file: "server/src/orders/readOrder.ts",
    mutator: "ConditionalExpression",
    original: "tracking === null",
    replacement: "false",
    why: together,
  },
  {
    file: "server/src/orders/readOrder.ts",
    mutator: "ConditionalExpression",
    original: "contents === null",
    replacement: "false",
    why: together,
  },
]
