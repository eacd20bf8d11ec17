import type { KnownSurvivor } from "./model.ts"

const event = "Only this event is left here; the comparison is for the types."
const reading = "A refusal is read before it is judged; the optional chaining is for the types."
const request = "What was refused was asked for; the optional chaining and the empty list are for the types."

/** Of the validated price. */
export const ofValidation: readonly KnownSurvivor[] = [
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    places: 5,
    why: "No code has that name, a refusal brings its own problems, and what was refused was asked for.",
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "ConditionalExpression",
    original: 'event.type === "DiscountChosen"',
    replacement: "true",
    why: event,
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "ConditionalExpression",
    original: 'event.type === "OrderRefused"',
    replacement: "true",
    why: event,
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "BooleanLiteral",
    original: "false",
    replacement: "true",
    places: 2,
    why: "Each price is noted anew before it is asked for, and so is that nothing of it was told.",
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    why: "No other failure has a status; the comparison is for the types.",
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "OptionalChaining",
    original: "context.reading?.isUnavailable",
    replacement: "context.reading.isUnavailable",
    why: reading,
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "OptionalChaining",
    original: "context.reading?.isWrongMethod",
    replacement: "context.reading.isWrongMethod",
    why: reading,
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "OptionalChaining",
    original: "context.reading?.isTechnical",
    replacement: "context.reading.isTechnical",
    why: reading,
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "OptionalChaining",
    original: "context.request?.coupons",
    replacement: "context.request.coupons",
    why: request,
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "ObjectLiteral",
    original: "{ context: {} as ValidationContext, events: {} as Event, input: {} as { start: ShopStart }, }",
    replacement: "{}",
    why: "XState reads only the types of it.",
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "StringLiteral",
    original: '"validation"',
    replacement: '""',
    why: "The chart's own name is said nowhere: its unit has one.",
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "StringLiteral",
    original: '"price"',
    replacement: '""',
    why: "The call is the only one of the unit, and its name is said nowhere.",
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "StringLiteral",
    original: '"confirmed"',
    replacement: '""',
    why: "Whether a price is confirmed is read from the price itself.",
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "StringLiteral",
    original: '"#refused"',
    replacement: '""',
    places: 2,
    why: "The cart changes with it, and its price is asked for anew at once.",
  },
  {
    file: "core/src/units/validation/actor.ts",
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    why: "No other failure has a status; the comparison is for the types.",
  },
]
