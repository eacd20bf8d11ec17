/** A mutant that no test finds, and why none needs to. */
export interface KnownSurvivor {
  readonly file: string
  readonly mutator: string
  /** The text that was mutated, spaces and line ends as one space. */
  readonly original: string
  /** What it became. */
  readonly replacement: string
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
]
