/** A mutant that no test finds, and why none needs to. */
export interface KnownSurvivor {
  readonly file: string
  readonly mutator: string
  /** The text that was mutated, spaces and line ends as one space. */
  readonly original: string
  /** What it became. */
  readonly replacement: string
  /** At how many places of the file it survives; 1 when nothing is said. */
  readonly places?: number
  readonly why: string
}

/** Every mutant that may survive; any other is a hole in the tests, and one that no longer survives must go. */
export const knownSurvivors: readonly KnownSurvivor[] = [
  {
    file: "core/src/store/rules/openingAt.ts",
    mutator: "BlockStatement",
    original: "{ return { open: true, changesAt: closing } }",
    replacement: "{}",
    why: "Only ends the search early: later business days open later still, so none can touch the stretch, and the end of the loop says the same.",
  },
  {
    file: "core/src/store/rules/fitsPattern.ts",
    mutator: "StringLiteral",
    original: '"("',
    replacement: '""',
    why: "A group is judged by its end and by what stands right behind its bracket; what would newly stand together when the bracket is gone, as in ((?:?, is no pattern.",
  },
  {
    file: "core/src/timing/rules/makePicker.ts",
    mutator: "StringLiteral",
    original: '"now"',
    replacement: '""',
    why: "Stands for no choice, and like any text that is no option it has no moments.",
  },
  {
    file: "core/src/api/refusal.ts",
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    why: "Only a refusal has a status: the next comparison is no for every other failure.",
  },
  {
    file: "core/src/session/rules/readVerification.ts",
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    why: "Only a refusal has a status: the next comparison is no for every other failure.",
  },
  {
    file: "core/src/validation/rules/readRefusal.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "A text among the problems has no code, and only codes are looked for.",
  },
  {
    file: "core/src/cart/rules/makeItem.ts",
    mutator: "ConditionalExpression",
    original: "first === undefined",
    replacement: "false",
    why: "An item of no variation at all is found on no menu either: it is null a few lines later.",
  },
  {
    file: "core/src/cart/rules/makeItem.ts",
    mutator: "OptionalChaining",
    original: "variationByCode(menu, code)?.product",
    replacement: "variationByCode(menu, code).product",
    why: "Only variations that this menu has come this far (isSoldAt); the question mark is for the types.",
  },
  {
    file: "core/src/cart/rules/makeItem.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "Only variations that this menu has come this far (isSoldAt), and each has its ingredients.",
  },
  {
    file: "core/src/phone/rules/readPhone.ts",
    mutator: "Regex",
    original: "/^\\(\\s*(\\+[^()]*)\\)/",
    replacement: "/\\(\\s*(\\+[^()]*)\\)/",
    why: "A plus that is not at the beginning is in no number, with its bracket or without.",
  },
  {
    file: "core/src/discount/rules/takeOff.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "The places are those of the lines, each once: there is a line at every place. The question is for the types.",
  },
  {
    file: "core/src/discount/rules/takeOff.ts",
    mutator: "StringLiteral",
    original: '"Reckoned"',
    replacement: '""',
    why: "Never leaves the file, which asks only whether it is Refused.",
  },
  {
    file: "core/src/discount/rules/takeBenefit.ts",
    mutator: "ConditionalExpression",
    original: "asked !== undefined",
    replacement: "true",
    why: "Only lines that there are are asked; the question is for the types.",
  },
  {
    file: "core/src/discount/rules/inReckoningOrder.ts",
    mutator: "StringLiteral",
    original: '"freeItem"',
    replacement: '""',
    why: "A kind that is not in the list comes before those that are, and that is the place of free items.",
  },
  {
    file: "core/src/pizza/rules/extraPrice.ts",
    mutator: "OptionalChaining",
    original: "byQuarters[ingredient.default * 4]?.[ingredient.quantity * 4]",
    replacement: "byQuarters[ingredient.default * 4][ingredient.quantity * 4]",
    why: "Every level has its row; the question mark is for the types.",
  },
  {
    file: "core/src/pizza/rules/extraPrice.ts",
    mutator: "ObjectLiteral",
    original: "{ 0: 0, 0.75: 0, 1: 0, 1.5: 0, 2: 0, 3: 0 }",
    replacement: "{}",
    why: "The row of what comes threefold: nothing costs anything more there, and what is in no row costs nothing.",
  },
  {
    file: "core/src/pizza/rules/readItemPath.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    places: 2,
    why: "The store and the slugs are there whenever the variations are, which is asked next.",
  },
  {
    file: "core/src/pizza/rules/readItemPath.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "What matched as a whole stands first and is not read.",
  },
  {
    file: "core/src/pizza/rules/readVariationCode.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    places: 2,
    why: "Stands for a crust that no code has, as any other text does; a size is read only when there is a crust.",
  },
  {
    file: "core/src/pizza/rules/readVariationCode.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "What matched as a whole stands first and is not read.",
  },
  {
    file: "core/src/price/rules/isInsideArea.ts",
    mutator: "EqualityOperator",
    original: "position.longitude < longitudeAt(corner, next, position.latitude)",
    replacement: "position.longitude <= longitudeAt(corner, next, position.latitude)",
    why: "Equal is on the border, which has been answered before.",
  },
  {
    file: "core/src/price/rules/isInsideArea.ts",
    mutator: "EqualityOperator",
    original: "position.longitude < longitudeAt(corner, next, position.latitude)",
    replacement: "position.longitude >= longitudeAt(corner, next, position.latitude)",
    why: "Counts the sides to the west instead of the east: of a closed line both counts are odd or both are even.",
  },
  {
    file: "core/src/price/rules/isInsideArea.ts",
    mutator: "EqualityOperator",
    original: "progress >= -tolerance",
    replacement: "progress > -tolerance",
    why: "Just that far before a corner the side that ends there has the point too: sides are closed.",
  },
  {
    file: "core/src/price/rules/isInsideArea.ts",
    mutator: "EqualityOperator",
    original: "progress <= length + tolerance",
    replacement: "progress < length + tolerance",
    why: "Just that far behind a corner the side that begins there has the point too: sides are closed.",
  },
  {
    file: "core/src/price/rules/takeDiscounts.ts",
    mutator: "ConditionalExpression",
    original: 'spreading._tag === "Spread"',
    replacement: "true",
    why: "A reward that may be used is not negative, and there are goods to bear it: it can always be spread.",
  },
]
