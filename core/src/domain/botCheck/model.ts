import { Schema } from "effect"

/** What a bot check is asked for: a proof counts for this purpose alone. */
export const BotCheckPurpose = Schema.Literals(["login", "change-number"])
export type BotCheckPurpose = typeof BotCheckPurpose.Type

const hex = Schema.String.check(Schema.isPattern(/^(?:[0-9a-f]{2}){1,64}$/))
const count = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000_000 }))

/** A puzzle that costs a device some work, as altcha-lib makes and solves it; the server has signed all of it. */
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

/** The puzzle and its solution, which a call brings as its proof. */
export const WorkDone = Schema.Struct({
  challenge: WorkToDo,
  solution: Schema.Struct({ counter: Schema.Int, derivedKey: hex }),
})

/** What a client has to do before a call that sends a text message. */
export const BotChallenge = Schema.Union([
  /** Nothing: no provider is in force. */
  Schema.Struct({ _tag: Schema.Literal("None") }),
  /** Our own proof of work; `holds` are the milliseconds in which its solution counts. */
  Schema.Struct({ _tag: Schema.Literal("ProofOfWork"), work: WorkToDo, holds: Schema.Int }),
])
export type BotChallenge = typeof BotChallenge.Type

/** A challenge that wants something done. */
export type BotTask = Exclude<BotChallenge, { readonly _tag: "None" }>
