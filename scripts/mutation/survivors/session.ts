import type { KnownSurvivor } from "./model.ts"

const actor = "core/src/units/session/actor.ts"
const types = "There is a customer wherever this is asked; it is for the types."
const named = "A name of its own for reading; a state has one call, and nothing refers to it."
const unnamed = "Only types: the kernel makes the call from the name in its state."
const asGuest = "Who listened in vain is a guest as before, and hears the next login alike."
const asIdle = "After its answer this state waits as `idle` does, and both hear the same."

const inActor = (mutator: string, original: string, replacement: string, why: string, places = 1): KnownSurvivor => ({
  file: actor,
  mutator,
  original,
  replacement,
  places,
  why,
})

/** Of the session. */
export const ofSession: readonly KnownSurvivor[] = [
  ...["ReadDevice", "LoadUser", "ReadSessionFlag", "Logout"].map((name) =>
    inActor("StringLiteral", `"${name}"`, '""', unnamed),
  ),
  ...["user", "points", "logout"].map((name) => inActor("StringLiteral", `"${name}"`, '""', named)),
  inActor("StringLiteral", '"flag"', '""', named, 2),
  inActor(
    "ObjectLiteral",
    "{ context: {} as SessionContext, events: {} as WithGiven<ShopEvent, SessionSees>, input: {} as { start: ShopStart }, }",
    "{}",
    "Only types, which do not run.",
  ),
  inActor(
    "ConditionalExpression",
    'event.type === "CallRefused"',
    "true",
    "Only CallRefused gets this far; for the types.",
  ),
  inActor(
    "ConditionalExpression",
    'event.type === "AccountChosen"',
    "true",
    "Only AccountChosen gets this far; for the types.",
  ),
  inActor("ConditionalExpression", "user !== null", "true", types, 2),
  inActor("OptionalChaining", "user?._id", "user._id", types),
  inActor("OptionalChaining", "context.user?._id", "context.user._id", types),
  inActor(
    "OptionalChaining",
    "account?.organisationId",
    "account.organisationId",
    "The customer of an account was compared before: there is one.",
  ),
  inActor(
    "OptionalChaining",
    "elsewhere(event)?.organisationId",
    "elsewhere(event).organisationId",
    "A guard has found the account in the event; for the types.",
  ),
  inActor(
    "BooleanLiteral",
    "false",
    "true",
    "Whoever comes after this customer begins as nobody, where it is false again.",
  ),
  inActor("StringLiteral", '"unspecified"', '""', "Whatever ends a session notes its own cause first."),
  inActor("ObjectLiteral", '{ target: "anonymous" }', "{}", asGuest),
  inActor("StringLiteral", '"anonymous"', '""', asGuest),
  inActor("ObjectLiteral", '{ target: "idle" }', "{}", asIdle),
  inActor("StringLiteral", '"idle"', '""', asIdle),
  {
    file: "core/src/units/session/context.ts",
    mutator: "ConditionalExpression",
    original: 'event.type === "KeptElsewhere"',
    replacement: "true",
    why: "Only KeptElsewhere gets this far; the comparison is for the types.",
  },
  {
    file: "core/src/units/session/mayReportFailure.ts",
    mutator: "ConditionalExpression",
    original: 'failure._tag === "Refused"',
    replacement: "true",
    places: 2,
    why: "Only a refusal has a status: the next comparison is no for every other failure.",
  },
  {
    file: "core/src/units/session/view.ts",
    mutator: "ConditionalExpression",
    original: 'session._tag === "LoggedIn"',
    replacement: "true",
    places: 2,
    why: "Nobody else has an organisation, and only a customer's account is asked for; for the types.",
  },
]
