import type { KnownSurvivor } from "./model.ts"

/** Of the followed order. */
export const ofTracking: readonly KnownSurvivor[] = [
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "StringLiteral",
    original: '""',
    replacement: '"Stryker was here!"',
    places: 2,
    why: "A guard has read the order's id from the event before; the fallback is for the types.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "ConditionalExpression",
    original: 'event.type === "ScreenOpened"',
    replacement: "true",
    why: "Only ScreenOpened gets this far; the comparison is for the types.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "OptionalChaining",
    original: "order?.number",
    replacement: "order.number",
    why: "News come only for an order that was read; the optional chaining is for the types.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    why: "Only a refusal has a status: the next comparison is no for every other failure.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "ConditionalExpression",
    original: "context.tracking !== null",
    replacement: "true",
    why: "An order that is followed has a tracking; the comparison is for the types.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "OptionalChaining",
    original: "context.tracking?.sequence",
    replacement: "context.tracking.sequence",
    why: "An order that is followed has a tracking; the optional chaining is for the types.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "LogicalOperator",
    original: "!order || !newest",
    replacement: "!order && !newest",
    why: "An order and its tracking are read together, so neither is missing alone.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "ObjectLiteral",
    original: "{ context: {} as TrackingContext, events: {} as Event | FollowNews }",
    replacement: "{}",
    why: "Only types, which do not run.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "StringLiteral",
    original: '"tracking"',
    replacement: '""',
    why: "A name of its own for reading; nothing refers to it.",
  },
  {
    file: "core/src/units/tracking/actor.ts",
    mutator: "StringLiteral",
    original: '"order"',
    replacement: '""',
    why: "A name of its own for reading; nothing refers to it.",
  },
]
