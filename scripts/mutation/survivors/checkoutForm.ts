import type { KnownSurvivor } from "./model.ts"

const unpaid = "An order is there wherever its payment is awaited; this is for the types."
const attempt = "An order is there wherever one is in flight; this is for the types."
const sendable = "Nothing blocks what is sent, so its price is confirmed and its way is known; this is for the types."
const empty = "An empty text fills nothing in; only its source would differ, which is not asked for of an empty field."

/** Of the checkout's form: what it holds, shows and remembers. */
export const ofCheckoutForm: readonly KnownSurvivor[] = [
  {
    file: "core/src/units/checkout/context.ts",
    mutator: "StringLiteral",
    original: '"INSTORE"',
    replacement: '""',
    why: "There is always a way to pay, so the first one is never missing; it is for the types.",
  },
  {
    file: "core/src/units/checkout/context.ts",
    mutator: "ConditionalExpression",
    original: "chosen !== null",
    replacement: "true",
    why: "What is offered never has null; the comparison is for the types.",
  },
  {
    file: "core/src/units/checkout/context.ts",
    mutator: "ConditionalExpression",
    original: 'validation._tag !== "Confirmed" || way === null',
    replacement: "false",
    why: sendable,
  },
  {
    file: "core/src/units/checkout/context.ts",
    mutator: "ConditionalExpression",
    original: 'validation._tag !== "Confirmed"',
    replacement: "false",
    why: sendable,
  },
  {
    file: "core/src/units/checkout/context.ts",
    mutator: "ConditionalExpression",
    original: "way === null",
    replacement: "false",
    why: sendable,
  },
  {
    file: "core/src/units/checkout/context.ts",
    mutator: "LogicalOperator",
    original: 'validation._tag !== "Confirmed" || way === null',
    replacement: 'validation._tag !== "Confirmed" && way === null',
    why: sendable,
  },
  {
    file: "core/src/units/checkout/filling.ts",
    mutator: "OptionalChaining",
    original: "attempt?.order",
    replacement: "attempt.order",
    why: attempt,
  },
  {
    file: "core/src/units/checkout/filling.ts",
    mutator: "StringLiteral",
    original: '"INSTORE"',
    replacement: '""',
    why: attempt,
  },
  {
    file: "core/src/units/checkout/known.ts",
    mutator: "ConditionalExpression",
    original: "sources.billingNote === undefined",
    replacement: "false",
    why: "A note without a source has none either way; the comparison keeps an undefined out of the state.",
  },
  {
    file: "core/src/units/checkout/known.ts",
    mutator: "ConditionalExpression",
    original: 'text !== ""',
    replacement: "true",
    why: empty,
  },
  {
    file: "core/src/units/checkout/known.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    why: empty,
  },
  {
    file: "core/src/units/checkout/known.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "No field has that name.",
  },
  {
    file: "core/src/units/checkout/known.ts",
    mutator: "ConditionalExpression",
    original: "source !== undefined",
    replacement: "true",
    why: "A field without a source has no text that could be kept.",
  },
  {
    file: "core/src/units/checkout/known.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    why: "No message of that length has a fault.",
  },
  {
    file: "core/src/units/checkout/remembering.ts",
    mutator: "StringLiteral",
    original: '"device"',
    replacement: '""',
    why: "What the device remembers is only told apart from what was typed and from the account's; its name is never read.",
  },
  {
    file: "core/src/units/checkout/remembering.ts",
    mutator: "ArrayDeclaration",
    original: "[]",
    replacement: '["Stryker was here"]',
    why: "Nobody typed into a field of no name.",
  },
  {
    file: "core/src/units/checkout/view.ts",
    mutator: "ConditionalExpression",
    original: 'typeof value === "string"',
    replacement: "true",
    why: "Each state of the checkout is a string; the comparison is for the types.",
  },
  {
    file: "core/src/units/checkout/view.ts",
    mutator: "OptionalChaining",
    original: "unpaid?.orderId",
    replacement: "unpaid.orderId",
    why: unpaid,
  },
  {
    file: "core/src/units/checkout/view.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    why: unpaid,
  },
]
