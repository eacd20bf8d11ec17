import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import {
  AddressChange,
  AddressChanged,
  AddressDraft,
  AgreementChange,
  FavouritesChange,
  NumberChange,
  EmailProof,
  ProfileChange,
  Registration,
  SessionsEnd,
  SmsRefusal,
  StartCheck,
} from "../domain/account/requests.ts"
import { OwnData } from "../domain/account/ownData.ts"
import { MadePasskey } from "../domain/passkey/wire.ts"
import { CleanText } from "../domain/text/model.ts"
import {
  Agreements,
  CustomerSession,
  CustomMessage,
  Favourites,
  Passkey,
  PasskeyCreation,
  PhoneReading,
  PointsEntry,
  Profile,
  SavedAddress,
  StartAnswer,
  TelemetryIdentity,
  Traits,
} from "./accountAnswers.ts"
import { botCheckHeader } from "./headers.ts"
import { CustomersOnly, KnowsCaller } from "./callers.ts"
import { BadRequest, Conflict, NotFound, TooManyRequests, Unavailable } from "./errors.ts"
import { IdempotencyKey } from "../domain/order/idempotencyKey.ts"
import { passkeyPaths } from "./passkeyPaths.ts"
import { paths } from "./paths.ts"
import { withRefresh } from "./withRefresh.ts"

const nothing = HttpApiSchema.NoContent
const text = CleanText.check(Schema.isBetweenLength(1, 200))
const key = { "idempotency-key": IdempotencyKey }

/** Account endpoints without a session: registration, start-up and unsubscribing (SPEC §7.1). */
const open = HttpApiGroup.make("user").add(
  HttpApiEndpoint.post("create", paths.user.create, {
    headers: key,
    payload: Registration,
    success: Schema.Int,
    error: [BadRequest, Conflict, TooManyRequests, Unavailable],
  }).annotate(
    OpenApi.Description,
    "Creates an account for a proven phone number, starts its session, and returns the customer number. 4039: prove " +
      "the number first, with /auth/login or /auth/verify-phone; 1036: the number has an account; 1012: the e-mail " +
      "address has one (both only with a proven number); 1009, 1031: invalid address, invalid number.",
  ),
  HttpApiEndpoint.post("validateStart", "/user/validate-start", {
    payload: StartCheck,
    success: StartAnswer,
    error: Unavailable,
  })
    .middleware(KnowsCaller)
    .annotate(
      OpenApi.Description,
      "Whether a session and a chosen organisation are still valid, for a starting shop or app.",
    ),
  HttpApiEndpoint.post("unsubscribeEmail", paths.user.unsubscribeEmail, {
    params: { token: text },
    success: nothing,
    error: [NotFound, Unavailable],
  }).annotate(OpenApi.Description, "Unsubscribes from unprompted mail, with the token of a mail's last line."),
  HttpApiEndpoint.post("verifyEmail", paths.user.verifyEmail, {
    payload: EmailProof,
    success: nothing,
    error: [BadRequest, Unavailable],
  }).annotate(
    OpenApi.Description,
    "Confirms an e-mail address with the token of the mail that was sent to it, valid for 24 hours; a repeat is no " +
      "failure. 3014: the token is old, or the address has been changed or confirmed by another token since.",
  ),
  HttpApiEndpoint.post("unsubscribePhone", paths.user.unsubscribePhone, {
    payload: SmsRefusal,
    success: nothing,
    error: [BadRequest, TooManyRequests, Unavailable],
  }).annotate(
    OpenApi.Description,
    "Unsubscribes from unprompted text messages. The response does not reveal whether the number has an account.",
  ),
)

/** A customer's own account (SPEC §7.1–7.3, DECISIONS §12, §18). */
export class UserApi extends open
  .add(
    HttpApiEndpoint.post("delete", paths.user.delete, { success: nothing, error: [Conflict, Unavailable] })
      .middleware(CustomersOnly)
      .annotate(
        OpenApi.Description,
        "Deletes the account and the customer's personal data. An open order keeps what the kitchen needs until " +
          "hand-over. 409 (3006): the caller is an organisation's last administrator.",
      ),
    HttpApiEndpoint.post("changeNumber", paths.user.changeNumber, {
      headers: { [botCheckHeader]: Schema.optionalKey(Schema.String) },
      payload: NumberChange,
      success: nothing,
      error: [BadRequest, Conflict, TooManyRequests, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotate(
        OpenApi.Description,
        "Without a code: sends one to the new number; fewer are allowed without a bot check. With it: changes the " +
          "number and ends the other sessions. 3015: wrong code; 409 (1036): the number has an account, revealed only " +
          "with a correct code.",
      ),
    HttpApiEndpoint.post("update", paths.user.update, {
      payload: ProfileChange,
      success: Profile,
      error: [BadRequest, Conflict, TooManyRequests, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "Updates the profile. Another e-mail address is sent a mail that confirms it. 1009: invalid e-mail address; 409 " +
          "(1012): it is taken.",
      ),
    HttpApiEndpoint.post("identity", "/user/identity", { success: TelemetryIdentity, error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The customer's random analytics id; always the same."),
    HttpApiEndpoint.post("addAddress", paths.user.addAddress, {
      headers: key,
      payload: AddressDraft,
      success: SavedAddress,
      error: [BadRequest, Conflict, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Saves an address. 3020: the customer already has 20."),
    HttpApiEndpoint.post("changeAddress", paths.user.changeAddress, {
      params: { id: text },
      payload: AddressChange,
      success: AddressChanged,
      error: [BadRequest, NotFound, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        'Replaces a saved address, removes it with {"deleted":true}, or makes it the default with {"isDefault":true}. ' +
          "404 (3019): the customer has no such address.",
      ),
    HttpApiEndpoint.get("addresses", paths.user.addresses, { success: Schema.Array(SavedAddress), error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The customer's addresses, oldest first; the default one says so."),
    HttpApiEndpoint.post("changeFavourites", paths.user.changeFavourites, {
      payload: FavouritesChange,
      success: Favourites,
      error: [BadRequest, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Adds and removes variation codes. Returns the list, newest first, 200 at most."),
    HttpApiEndpoint.get("favourites", paths.user.favourites, {
      params: { id: text },
      success: Favourites,
      error: [NotFound, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The customer's favourites, by the profile's _id. Another customer's are 404."),
    HttpApiEndpoint.get("readPhone", "/user/phone-number/:phone", {
      params: { phone: text },
      success: PhoneReading,
      error: [BadRequest, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "A number in canonical form, and whether it is the caller's own. 1031: invalid. Reveals nothing about others.",
      ),
    HttpApiEndpoint.get("customMessage", "/user/phone-number/custom-message/:id", {
      params: { id: text },
      success: CustomMessage,
      error: [NotFound, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The shop's messages to the holder of the customer's number, in their language."),
    HttpApiEndpoint.get("profile", paths.user.profile, { success: Profile, error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The customer's profile, and the organisations they may order for."),
    HttpApiEndpoint.get("traits", "/user/traits", { success: Traits, error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Analytics traits of the customer: nothing that identifies them."),
    HttpApiEndpoint.post("agreements", paths.user.agreements, {
      payload: AgreementChange,
      success: Agreements,
      error: Unavailable,
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Gives or withdraws agreement to the loyalty terms and to messages."),
  )
  .add(
    HttpApiEndpoint.get("sessions", paths.user.sessions, {
      success: Schema.Array(CustomerSession),
      error: Unavailable,
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Where the customer is logged in: this session first, then the one used last."),
    HttpApiEndpoint.get("points", paths.user.points, { success: Schema.Array(PointsEntry), error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "What the customer's points came from and went to, newest first, 100 at most."),
    HttpApiEndpoint.get("exportData", "/user/export", { success: OwnData, error: [NotFound, Unavailable] })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "All that the shop keeps about the customer, as a file to save."),
    HttpApiEndpoint.post("sendVerification", paths.user.sendVerification, {
      success: nothing,
      error: [BadRequest, TooManyRequests, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "Sends the mail that confirms the customer's e-mail address again. 3014: there is no address to confirm; 429 " +
          "(1001): more than five such mails a day.",
      ),
    HttpApiEndpoint.post("endSessions", paths.user.sessions, {
      payload: SessionsEnd,
      success: nothing,
      error: [BadRequest, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "Ends one of the customer's other sessions, or all of them. The one that asks ends with /auth/logout.",
      ),
  )
  .add(
    HttpApiEndpoint.get("passkeys", passkeyPaths.list, { success: Schema.Array(Passkey), error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The customer's passkeys, newest first."),
    HttpApiEndpoint.post("askPasskey", passkeyPaths.ask, {
      success: PasskeyCreation,
      error: [Conflict, TooManyRequests, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "What a browser needs to make a passkey (WebAuthn's PublicKeyCredentialCreationOptionsJSON). The challenge is " +
          "valid for 5 minutes and one try, for this customer; a later call replaces it. 409 (3016): the customer has 20.",
      ),
    HttpApiEndpoint.post("addPasskey", passkeyPaths.list, {
      payload: MadePasskey,
      success: Passkey,
      error: [BadRequest, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "Adds the passkey that the browser has made. 1005: not made for the customer's challenge or for this site, or " +
          "there already.",
      ),
    HttpApiEndpoint.post("removePasskey", passkeyPaths.remove, {
      params: { id: text },
      success: nothing,
      error: Unavailable,
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Removes one of the customer's passkeys: it logs nobody in any more."),
  )
  .annotate(OpenApi.Description, "Customers' accounts") {}
