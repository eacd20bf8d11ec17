/** A mutant that no test kills, and why none needs to. */
export interface KnownSurvivor {
  readonly file: string
  readonly mutator: string
  /** The original text, with whitespace collapsed. */
  readonly original: string
  /** The mutated text. */
  readonly replacement: string
  /** The number of places in the file where it survives; 1 by default. */
  readonly places?: number
  readonly why: string
}

/** Every mutant that may survive. Any other survivor is a gap in the tests; a killed one must leave this list. */
export const knownSurvivors: readonly KnownSurvivor[] = [
  {
    file: "core/src/domain/store/rules/openingAt.ts",
    mutator: "BlockStatement",
    original: "{ return { open: true, changesAt: closing } }",
    replacement: "{}",
    why: "An early exit only: later business days open later still, so none overlaps the interval, and the code after the loop returns the same.",
  },
  {
    file: "core/src/domain/store/rules/fitsPattern.ts",
    mutator: "StringLiteral",
    original: '"("',
    replacement: '""',
    why: "The check looks at a group's closing bracket and the character after it, not at its opening bracket. Without that bracket, only an invalid pattern such as ((?:? reads differently.",
  },
  {
    file: "core/src/domain/timing/rules/makePicker.ts",
    mutator: "StringLiteral",
    original: '"now"',
    replacement: '""',
    why: "Means that nothing is chosen. Any text that is not an option has no times either.",
  },
  {
    file: "core/src/api/refusal.ts",
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    why: "Only a refusal has a status: the next comparison is no for every other failure.",
  },
  {
    file: "core/src/units/session/rules/readVerification.ts",
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    why: "Only a refusal has a status: the next comparison is no for every other failure.",
  },
  {
    file: "core/src/units/validation/rules/readRefusal.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "A string among the problems has no code, and only codes are read.",
  },
  {
    file: "core/src/domain/cart/rules/makeItem.ts",
    mutator: "ConditionalExpression",
    original: "first === undefined",
    replacement: "false",
    why: "An item without variations is on no menu, so the result is null a few lines later.",
  },
  {
    file: "core/src/domain/cart/rules/makeItem.ts",
    mutator: "OptionalChaining",
    original: "variationByCode(menu, code)?.product",
    replacement: "variationByCode(menu, code).product",
    why: "Only variations of this menu get this far (isSoldAt); the optional chaining is for the types.",
  },
  {
    file: "core/src/domain/cart/rules/makeItem.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "Only variations of this menu get this far (isSoldAt), and each has ingredients.",
  },
  {
    file: "core/src/domain/phone/rules/readPhone.ts",
    mutator: "Regex",
    original: "/^\\(\\s*(\\+[^()]*)\\)/",
    replacement: "/\\(\\s*(\\+[^()]*)\\)/",
    why: "No valid number has a plus after its start, in brackets or not.",
  },
  {
    file: "core/src/domain/discount/rules/takeOff.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "Every index comes from the lines, so there is a line at each; the fallback is for the types.",
  },
  {
    file: "core/src/domain/discount/rules/takeOff.ts",
    mutator: "StringLiteral",
    original: '"Applied"',
    replacement: '""',
    why: "The tag stays in this file, which only compares it with Refused.",
  },
  {
    file: "core/src/domain/discount/rules/takeBenefit.ts",
    mutator: "ConditionalExpression",
    original: "asked !== undefined",
    replacement: "true",
    why: "Every line exists; the comparison is for the types.",
  },
  {
    file: "core/src/domain/discount/rules/inApplicationOrder.ts",
    mutator: "StringLiteral",
    original: '"freeItem"',
    replacement: '""',
    why: "A kind that is not in the list sorts first, and free items are first anyway.",
  },
  {
    file: "core/src/domain/pizza/rules/extraPrice.ts",
    mutator: "OptionalChaining",
    original: "byQuarters[ingredient.default * 4]?.[ingredient.quantity * 4]",
    replacement: "byQuarters[ingredient.default * 4][ingredient.quantity * 4]",
    why: "Every level has a row; the optional chaining is for the types.",
  },
  {
    file: "core/src/domain/pizza/rules/extraPrice.ts",
    mutator: "ObjectLiteral",
    original: "{ 0: 0, 0.75: 0, 1: 0, 1.5: 0, 2: 0, 3: 0 }",
    replacement: "{}",
    why: "The row of a triple default: every level is free there, and a missing level is free too.",
  },
  {
    file: "core/src/domain/pizza/rules/readItemPath.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    places: 2,
    why: "Store and slugs are present whenever the variations are, which is checked next.",
  },
  {
    file: "core/src/domain/pizza/rules/readItemPath.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "What matched as a whole stands first and is not read.",
  },
  {
    file: "core/src/domain/pizza/rules/readVariationCode.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    places: 2,
    why: "Like any unknown text, it is no crust; the size is read only if there is a crust.",
  },
  {
    file: "core/src/domain/pizza/rules/readVariationCode.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "What matched as a whole stands first and is not read.",
  },
  {
    file: "core/src/domain/price/rules/isInsideArea.ts",
    mutator: "EqualityOperator",
    original: "position.longitude < longitudeAt(corner, next, position.latitude)",
    replacement: "position.longitude <= longitudeAt(corner, next, position.latitude)",
    why: "Equality means a point on the border, which is handled before.",
  },
  {
    file: "core/src/domain/price/rules/isInsideArea.ts",
    mutator: "EqualityOperator",
    original: "position.longitude < longitudeAt(corner, next, position.latitude)",
    replacement: "position.longitude >= longitudeAt(corner, next, position.latitude)",
    why: "Counts the edges to the west instead of the east: for a closed polygon both counts have the same parity.",
  },
  {
    file: "core/src/domain/price/rules/isInsideArea.ts",
    mutator: "EqualityOperator",
    original: "progress >= -tolerance",
    replacement: "progress > -tolerance",
    why: "At exactly this distance before a corner, the edge that ends there contains the point too: edges are closed.",
  },
  {
    file: "core/src/domain/price/rules/isInsideArea.ts",
    mutator: "EqualityOperator",
    original: "progress <= length + tolerance",
    replacement: "progress < length + tolerance",
    why: "At exactly this distance after a corner, the edge that starts there contains the point too: edges are closed.",
  },
  {
    file: "core/src/domain/price/rules/takeDiscounts.ts",
    mutator: "ConditionalExpression",
    original: 'spreading._tag === "Spread"',
    replacement: "true",
    why: "A usable reward is not negative and there are goods to spread it over, so spreading always succeeds.",
  },
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
]
