import { Schema } from "effect"
import { personal } from "../../domain/text/personal.ts"
import { Sealed } from "../../vault/model.ts"

/** A login code by SMS was requested. */
export const LoginCodeRequested = Schema.Struct({
  type: Schema.Literal("LoginCodeRequested"),
  phone: personal(Schema.String.check(Schema.isMaxLength(100))),
})

/** The login code was entered; the event holds only a handle to it (DECISIONS §17). */
export const LoginCodeEntered = Schema.Struct({ type: Schema.Literal("LoginCodeEntered"), code: Sealed })

/** E-mail and password were submitted; the event holds only a handle to the password. */
export const EmailLoginSubmitted = Schema.Struct({
  type: Schema.Literal("EmailLoginSubmitted"),
  email: personal(Schema.String.check(Schema.isMaxLength(254))),
  password: Sealed,
})

/** A code was entered to verify the customer's phone number. */
export const VerificationCodeEntered = Schema.Struct({ type: Schema.Literal("VerificationCodeEntered"), code: Sealed })

/** The customer abandoned the login. */
export const LoginAbandoned = Schema.Struct({ type: Schema.Literal("LoginAbandoned") })

export const LoginEvents = [
  LoginCodeRequested,
  LoginCodeEntered,
  EmailLoginSubmitted,
  VerificationCodeEntered,
  LoginAbandoned,
] as const
