import { Schema } from "effect"
import { SavedAddress } from "../address/model.ts"
import { Language } from "../language/model.ts"
import { Position } from "../store/model.ts"
import { personal, personalHere } from "../text/personal.ts"
import { CleanText } from "../text/model.ts"
import {
  Birthdate,
  NewPassword,
  NotificationType,
  PersonName,
  TypedCode,
  TypedEmail,
  TypedPassword,
  TypedPhone,
} from "./fields.ts"

const { optionalKey, NullOr } = Schema
const notificationTypes = Schema.Array(NotificationType).check(Schema.isMaxLength(3))
const storeId = CleanText.check(Schema.isMaxLength(100))

/** `POST /auth/request-login`. */
export const CodeWish = Schema.Struct({ phone: TypedPhone }).annotate({ examples: [{ phone: "+4740000011" }] })

/** `POST /auth/login`: `origin` is `web`, or the name of a native platform. */
export const CodeLogin = Schema.Struct({
  phone: TypedPhone,
  code: TypedCode,
  origin: CleanText.check(Schema.isMaxLength(40)),
}).annotate({ examples: [{ phone: "+4740000011", code: "123456", origin: "web" }] })

/** `POST /auth/verify-phone`. */
export const PhoneProof = Schema.Struct({ phoneNumber: TypedPhone, code: TypedCode }).annotate({
  examples: [{ phoneNumber: "+4740000011", code: "123456" }],
})

/** `POST /auth/login-email`. */
export const EmailLogin = Schema.Struct({ email: TypedEmail, password: TypedPassword }).annotate({
  examples: [{ email: "kunde1@skorpe.test", password: "a long password" }],
})

/** `POST /auth/request-reset`. */
export const ResetWish = Schema.Struct({ email: TypedEmail }).annotate({ examples: [{ email: "kunde1@skorpe.test" }] })

/** `POST /auth/reset`: a new password, authorised by a mailed token or by the old password. */
export const PasswordReset = Schema.Union([
  Schema.Struct({ email: TypedEmail, token: CleanText.check(Schema.isMaxLength(200)), newPassword: NewPassword }),
  Schema.Struct({ email: TypedEmail, oldPassword: TypedPassword, newPassword: NewPassword }),
]).annotate({
  examples: [{ email: "kunde1@skorpe.test", oldPassword: "a long password", newPassword: "a longer password" }],
})

/** `POST /user/create`: the profile of a new customer. Without a password they log in by code only. */
export const Registration = Schema.Struct({
  firstName: PersonName,
  lastName: PersonName,
  phoneNumber: TypedPhone,
  email: optionalKey(NullOr(TypedEmail)),
  password: optionalKey(NewPassword),
  birthdate: optionalKey(NullOr(Birthdate)),
  language: optionalKey(Language),
  favoriteStore: optionalKey(NullOr(storeId)),
  notificationTypes: optionalKey(notificationTypes),
  /** The loyalty programme's terms (DECISIONS §9). */
  acceptedTerms: optionalKey(Schema.Boolean),
}).annotate({
  examples: [
    { firstName: "Kunde", lastName: "1", phoneNumber: "+4740000011", email: "kunde1@skorpe.test", acceptedTerms: true },
  ],
})
export type Registration = typeof Registration.Type

/** `POST /user/update`: omitted fields keep their value. */
export const ProfileChange = Schema.Struct({
  firstName: optionalKey(PersonName),
  lastName: optionalKey(PersonName),
  email: optionalKey(NullOr(TypedEmail)),
  birthdate: optionalKey(NullOr(Birthdate)),
  language: optionalKey(Language),
  favoriteStore: optionalKey(NullOr(storeId)),
  notificationTypes: optionalKey(notificationTypes),
}).annotate({ examples: [{ firstName: "Kunde", favoriteStore: "101" }] })
export type ProfileChange = typeof ProfileChange.Type

/** `POST /user/change-number`: without a code, sends one to the new number; with it, changes the number. */
export const NumberChange = Schema.Struct({ phone: TypedPhone, code: optionalKey(TypedCode) }).annotate({
  examples: [{ phone: "+4740000099" }, { phone: "+4740000099", code: "123456" }],
})

/** `POST /user/validate-start`: what a starting shop or app believes about its session. */
export const StartCheck = Schema.Struct({
  isNative: Schema.Boolean,
  orgId: NullOr(CleanText.check(Schema.isMaxLength(100))),
}).annotate({ examples: [{ isNative: false, orgId: null }] })

const short = (maximum: number) => CleanText.check(Schema.isMaxLength(maximum))

/**
 * `POST /user/address`: an address to save, as the address search found it; `deliveryDescription` is the customer's
 * own.
 */
export const AddressDraft = Schema.Struct({
  street: personal(short(200).check(Schema.isMinLength(1))),
  number: personalHere(short(20).check(Schema.isMinLength(1))),
  postalCode: personal(short(20).check(Schema.isMinLength(1))),
  city: personal(short(100).check(Schema.isMinLength(1))),
  position: Position,
  deliveryDescription: personal(short(600)),
}).annotate({
  examples: [
    {
      street: "Dronningens gate",
      number: "3",
      postalCode: "0151",
      city: "Oslo",
      position: { latitude: 59.9217, longitude: 10.74488 },
      deliveryDescription: "Second floor",
    },
  ],
})
export type AddressDraft = typeof AddressDraft.Type

/** `POST /user/address/:id`: the new address, or a request to delete it, or to make it the default. */
export const AddressChange = Schema.Union([
  AddressDraft,
  Schema.Struct({ deleted: Schema.Literal(true) }),
  Schema.Struct({ isDefault: Schema.Literal(true) }),
])
export type AddressChange = typeof AddressChange.Type

/** Its answer: the saved address, or that it was deleted. */
export const AddressChanged = Schema.Union([SavedAddress, Schema.Struct({ deleted: Schema.Literal(true) })])

const variationCodes = Schema.Array(CleanText.check(Schema.isBetweenLength(1, 100))).check(Schema.isMaxLength(200))

/**
 * `POST /user/favourites`: favourites added and removed, as a difference, so that two devices do not undo each other's.
 */
export const FavouritesChange = Schema.Struct({
  add: optionalKey(variationCodes),
  remove: optionalKey(variationCodes),
}).annotate({ examples: [{ add: ["MARG_AM30"] }, { remove: ["MARG_AM30"] }] })
export type FavouritesChange = typeof FavouritesChange.Type

/** `POST /user/agreements`: agreements given or withdrawn; omitted ones stay. */
export const AgreementChange = Schema.Struct({
  loyaltyTerms: optionalKey(Schema.Boolean),
  email: optionalKey(Schema.Boolean),
  sms: optionalKey(Schema.Boolean),
  push: optionalKey(Schema.Boolean),
}).annotate({ examples: [{ loyaltyTerms: true, sms: false }] })
export type AgreementChange = typeof AgreementChange.Type

/** `POST /user/sessions`: the session to end, or all except the requesting one. */
export const SessionsEnd = Schema.Union([
  Schema.Struct({ id: CleanText.check(Schema.isBetweenLength(1, 200)) }),
  Schema.Struct({ others: Schema.Literal(true) }),
]).annotate({ examples: [{ others: true }, { id: "7k2m9x4c8b1n5v3z6q0w" }] })
export type SessionsEnd = typeof SessionsEnd.Type

/** `POST /user/email/verify`: the token of the mail's link. */
export const EmailProof = Schema.Struct({ token: short(200).check(Schema.isMinLength(1)) }).annotate({
  examples: [{ token: "Yk3v8m1x6c9b2n7z4q0w" }],
})

/** `POST /user/phone-number/unsubscribe`. */
export const SmsRefusal = Schema.Struct({ phone: TypedPhone }).annotate({ examples: [{ phone: "+4740000011" }] })
