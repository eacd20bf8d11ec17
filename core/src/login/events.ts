import { Schema } from "effect"
import { personal } from "../text/personal.ts"
import { Sealed } from "../vault/model.ts"

/** A code was wanted by SMS. */
export const LoginCodeRequested = Schema.Struct({
  type: Schema.Literal("LoginCodeRequested"),
  phone: personal(Schema.String.check(Schema.isMaxLength(100))),
})

/** The code that came was typed; the event holds only a handle to it (DECISIONS §17). */
export const LoginCodeEntered = Schema.Struct({ type: Schema.Literal("LoginCodeEntered"), code: Sealed })

/** E-mail and password were given; the event holds only a handle to the password. */
export const EmailLoginSubmitted = Schema.Struct({
  type: Schema.Literal("EmailLoginSubmitted"),
  email: personal(Schema.String.check(Schema.isMaxLength(254))),
  password: Sealed,
})

/** A code was typed to prove that a phone number is one's own. */
export const VerificationCodeEntered = Schema.Struct({ type: Schema.Literal("VerificationCodeEntered"), code: Sealed })

/** The customer thought better of it. */
export const LoginAbandoned = Schema.Struct({ type: Schema.Literal("LoginAbandoned") })

export const LoginEvents = [
  LoginCodeRequested,
  LoginCodeEntered,
  EmailLoginSubmitted,
  VerificationCodeEntered,
  LoginAbandoned,
] as const
