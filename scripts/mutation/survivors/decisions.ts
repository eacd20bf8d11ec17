import type { KnownSurvivor } from "./model.ts"

/** Of the server's decisions. */
export const ofDecisions: readonly KnownSurvivor[] = [
  {
    file: "server/src/orders/judge.ts",
    mutator: "LogicalOperator",
    original: "request.hotspotParameters ?? {}",
    replacement: "request.hotspotParameters && {}",
    why: "Orders to a hotspot are tried through a running server, in delivery.test.ts.",
  },
  {
    file: "server/src/orders/whenReady.ts",
    mutator: "ConditionalExpression",
    original: "request.advanceOrderTimeLocal === null",
    replacement: "false",
    why: "No text reads as no number, which is later than nothing: the order is for now either way.",
  },
  {
    file: "server/src/orders/whenReady.ts",
    mutator: "ConditionalExpression",
    original: "wanted !== null",
    replacement: "true",
    why: "No time compares as 0, which is not later than any day; the comparison is for the types.",
  },
  {
    file: "server/src/prices/changed.ts",
    mutator: "OptionalChaining",
    original: "price.lines[index]?.unitPrice",
    replacement: "price.lines[index].unitPrice",
    why: "The lines are as many as the goods, which is compared before; the optional chaining is for the types.",
  },
  {
    file: "server/src/prices/largeOrder.ts",
    mutator: "MethodExpression",
    original: 'codes.some((code) => variationByCode(menu, code)?.product.kind === "PIZZA")',
    replacement: 'codes.every(code => variationByCode(menu, code)?.product.kind === "PIZZA")',
    why: "The two halves of a line are pizzas both.",
  },
  {
    file: "server/src/prices/quote.ts",
    mutator: "ConditionalExpression",
    original: 'outcome._tag === "Priced" && products.length > 0',
    replacement: "false",
    why: "An early exit only: of goods that have a price some are on the menu, so the outcome is returned two lines later.",
  },
  {
    file: "server/src/prices/quote.ts",
    mutator: "StringLiteral",
    original: '"Priced"',
    replacement: '""',
    why: "The same early exit.",
  },
  {
    file: "server/src/kitchen/comparePositions.ts",
    mutator: "EqualityOperator",
    original: "BigInt(one) < BigInt(other)",
    replacement: "BigInt(one) <= BigInt(other)",
    why: "Of two positions that are the same number, either is the lower: the database writes both alike.",
  },
  {
    file: "server/src/accounts/signedPhone.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    places: 4,
    why: "Stands for a missing part of a cookie, which has no valid signature whatever stands there.",
  },
]
