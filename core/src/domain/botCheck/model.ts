import { Schema } from "effect"

/** The purpose of a bot check; a proof counts for this purpose only. */
export const BotCheckPurpose = Schema.Literals(["login", "change-number"])
export type BotCheckPurpose = typeof BotCheckPurpose.Type

const hex = Schema.String.check(Schema.isPattern(/^(?:[0-9a-f]{2}){1,64}$/))
const count = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000_000 }))

/** A puzzle that costs a device some work, in altcha-lib's format, signed by the server. */
export const WorkToDo = Schema.Struct({
  parameters: Schema.Struct({
    algorithm: Schema.Literal("PBKDF2/SHA-256"),
    nonce: hex,
    salt: hex,
    cost: count,
    keyLength: count,
    keyPrefix: hex,
    keySignature: hex,
    data: Schema.Struct({ purpose: BotCheckPurpose, until: Schema.Int }),
  }),
  signature: hex,
})
export type WorkToDo = typeof WorkToDo.Type

/** The puzzle and its solution, which a call sends as its proof. */
export const WorkDone = Schema.Struct({
  challenge: WorkToDo,
  solution: Schema.Struct({ counter: Schema.Int, derivedKey: hex }),
})

/** The client's task before a call that sends a text message. */
export const BotChallenge = Schema.Union([
  /** Nothing: no bot check is configured. */
  Schema.Struct({ _tag: Schema.Literal("None") }),
  /** Our own proof of work; its solution is valid for `holds` milliseconds. */
  Schema.Struct({ _tag: Schema.Literal("ProofOfWork"), work: WorkToDo, holds: Schema.Int }),
])
export type BotChallenge = typeof BotChallenge.Type

/** A challenge with a task. */
export type BotTask = Exclude<BotChallenge, { readonly _tag: "None" }>
