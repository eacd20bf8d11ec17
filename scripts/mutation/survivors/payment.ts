import type { KnownSurvivor } from "./model.ts"

const chart = "core/src/units/payment/chart.ts"
const view = "core/src/units/payment/view.ts"
const known = "What the server says of the order is there before this is shown; the rest is for the types."
const answered = "Only a provider's answer leads to an action; the optional chaining is for the types."

/** A comparison of an event's type where no other event comes. */
const onlyEvent = (type: string, places = 1): KnownSurvivor => ({
  file: chart,
  mutator: "ConditionalExpression",
  original: `event.type === "${type}"`,
  replacement: "true",
  places,
  why: `Only ${type} gets this far; the comparison is for the types.`,
})

/** The name of a call within its state. */
const nameOfCall = (name: string): KnownSurvivor => ({
  file: "core/src/units/payment/actor.ts",
  mutator: "StringLiteral",
  original: `"${name}"`,
  replacement: '""',
  why: "A name of its own for reading; a state has one call, and nothing refers to it.",
})

const chained = (original: string, replacement: string, why: string): KnownSurvivor => ({
  file: view,
  mutator: "OptionalChaining",
  original,
  replacement,
  why,
})

/** Of the payment. */
export const ofPayment: readonly KnownSurvivor[] = [
  ...["ask", "methods", "collect", "begin", "act", "continue", "confirm", "switch", "giveUp"].map(nameOfCall),
  onlyEvent("ScreenOpened"),
  onlyEvent("PaymentReturned"),
  onlyEvent("OtherPaymentChosen", 2),
  onlyEvent("PaymentWanted", 2),
  onlyEvent("KeptElsewhere", 2),
  {
    file: chart,
    mutator: "ObjectLiteral",
    original: "{ context: {} as PaymentContext, events: {} as Event }",
    replacement: "{}",
    why: "Only types, which do not run.",
  },
  {
    file: chart,
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    places: 2,
    why: "A guard has read the order's id from the event before; the fallback is for the types.",
  },
  {
    file: chart,
    mutator: "ConditionalExpression",
    original: 'collected._tag === "Given"',
    replacement: "true",
    why: "A guard has found that details were given; the comparison is for the types.",
  },
  {
    file: chart,
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    why: "Only a refusal has a status: the next comparison is no for every other failure.",
  },
  {
    file: chart,
    mutator: "OptionalChaining",
    original: "context.answer?.resultCode",
    replacement: "context.answer.resultCode",
    why: answered,
  },
  {
    file: view,
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    why: answered,
  },
  chained("answer?.resultCode", "answer.resultCode", answered),
  chained("status?.total", "status.total", known),
  chained("status?.deliveryMethod", "status.deliveryMethod", known),
  chained("status?.payBefore", "status.payBefore", known),
  chained("status?.paymentType", "status.paymentType", known),
  {
    file: view,
    mutator: "ConditionalExpression",
    original: "status !== null",
    replacement: "true",
    why: "Only the server's word closes an order; the comparison is for the types.",
  },
]
