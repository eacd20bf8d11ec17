import { Schema } from "effect"
import { AccountBox, AccountField } from "../../domain/account/typed.ts"
import { personal, personalHere } from "../../domain/text/personal.ts"
import { Sealed } from "../../vault/model.ts"

/** A login code by SMS was requested. */
export const LoginCodeRequested = Schema.Struct({
  type: Schema.Literal("LoginCodeRequested"),
  phone: personal(Schema.String.check(Schema.isMaxLength(100))),
})

/**
 * The code of an SMS was entered, to log in or to prove the number; the event holds only a handle to it (DECISIONS §17),
 * and `null` when what was entered is no whole code.
 */
export const LoginCodeEntered = Schema.Struct({
  type: Schema.Literal("LoginCodeEntered"),
  code: Schema.NullOr(Sealed),
})

/** E-mail and password were submitted; the event holds only a handle to the password. */
export const EmailLoginSubmitted = Schema.Struct({
  type: Schema.Literal("EmailLoginSubmitted"),
  email: personal(Schema.String.check(Schema.isMaxLength(254))),
  password: Sealed,
})

/** The customer typed into a field of a login or a registration. */
export const AccountTyped = Schema.Struct({
  type: Schema.Literal("AccountTyped"),
  field: AccountField,
  text: personalHere(Schema.String.check(Schema.isMaxLength(254))),
})

/** The customer ticked or unticked a box of a registration. */
export const BoxTicked = Schema.Struct({
  type: Schema.Literal("BoxTicked"),
  box: AccountBox,
  ticked: Schema.Boolean,
})

/** The customer asked for an account with what they have typed. */
export const RegistrationSubmitted = Schema.Struct({ type: Schema.Literal("RegistrationSubmitted") })

/** The customer abandoned the login; what they typed stays. */
export const LoginAbandoned = Schema.Struct({ type: Schema.Literal("LoginAbandoned") })

export const LoginEvents = [
  LoginCodeRequested,
  LoginCodeEntered,
  EmailLoginSubmitted,
  LoginAbandoned,
  AccountTyped,
  BoxTicked,
  RegistrationSubmitted,
] as const
