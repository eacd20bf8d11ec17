import { Effect, Schema } from "effect"
import { makeFold } from "../kernel/fold.ts"
import type { Services } from "../kernel/hands.ts"
import type { Json } from "../kernel/json.ts"
import type { Unit } from "../kernel/unit.ts"
import { Sealed } from "./model.ts"
import { openSecret, type Vault } from "./vault.ts"

/** A minimal world with secrets, as login by code or password, a reset and a card need. */
export const SecretEvent = Schema.Union([
  Schema.Struct({ type: Schema.Literal("CodeTyped"), code: Sealed }),
  Schema.Struct({ type: Schema.Literal("PasswordTyped"), email: Schema.String, password: Sealed }),
  Schema.Struct({ type: Schema.Literal("ResetLinkOpened"), token: Schema.NullOr(Sealed) }),
  Schema.Struct({
    type: Schema.Literal("CardTyped"),
    card: Schema.Struct({ holder: Schema.String, number: Sealed, cvc: Schema.optionalKey(Sealed) }),
  }),
  Schema.Struct({ type: Schema.Literal("LoginSubmitted") }),
])
export type SecretEvent = typeof SecretEvent.Type

export type SecretCommand =
  | { readonly type: "LogIn"; readonly secrets: readonly Sealed[] }
  | { readonly type: "SaveDraft"; readonly draft: LoginState }

/** The unit's knowledge of secrets: their handles. */
export interface LoginState {
  readonly secrets: readonly Sealed[]
  readonly answer: Json
}

const login: Unit<object, LoginState, SecretEvent, SecretCommand, LoginState, object> = {
  name: "login",
  listens: new Set(SecretEvent.members.map(({ fields }) => fields.type.literal)),
  init: () => ({ secrets: [], answer: null }),
  step: (state, event, out) => {
    if (event.type === "LoginSubmitted") {
      out.call("logIn", { type: "LogIn", secrets: state.secrets })
      return state
    }
    const next = { ...state, secrets: [...state.secrets, ...handlesOf(event)] }
    out.tell({ type: "SaveDraft", draft: next })
    return next
  },
  reply: (state, reply) => {
    if (reply.type === "CallDone") return { ...state, answer: reply.value }
    return reply.type === "CallFailed" ? { ...state, answer: reply.error } : state
  },
  view: (state) => state,
}

const handlesOf = (event: Exclude<SecretEvent, { type: "LoginSubmitted" }>): readonly Sealed[] => {
  switch (event.type) {
    case "CodeTyped":
      return [event.code]
    case "PasswordTyped":
      return [event.password]
    case "ResetLinkOpened":
      return event.token === null ? [] : [event.token]
    case "CardTyped":
      return [event.card.number, ...(event.card.cvc ? [event.card.cvc] : [])]
  }
}

export const loginFold = makeFold<object, SecretEvent, SecretCommand>([login])

/** A service that sends the opened secret, and a careless server that repeats it; drafts are stored as received. */
export const carelessServices = (
  sent: string[],
  stored: string[],
  answers: "well" | "badly",
): Services<SecretCommand, Vault> => ({
  tell: (command) => Effect.sync(() => void stored.push(JSON.stringify(command))),
  call: (command, news) => {
    if (command.type !== "LogIn") return Effect.succeed(null)
    return Effect.gen(function* () {
      const texts = yield* Effect.forEach(command.secrets, openSecret)
      sent.push(...texts)
      const words = { message: `you sent ${texts.join(" and ")}`, list: texts }
      news(words)
      return answers === "well" ? words : yield* Effect.fail<Json>(words)
    }).pipe(
      Effect.catchTag("SecretForgotten" as never, (): Effect.Effect<Json, Json> =>
        Effect.fail({ _tag: "SecretForgotten" }),
      ),
    ) as Effect.Effect<Json, Json, Vault>
  },
})
