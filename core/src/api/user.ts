import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import {
  AddressChange,
  AddressChanged,
  AddressDraft,
  AgreementChange,
  FavouritesChange,
  NumberChange,
  ProfileChange,
  Registration,
  SmsRefusal,
  StartCheck,
} from "../account/requests.ts"
import { CleanText } from "../text/model.ts"
import {
  Agreements,
  CustomMessage,
  Favourites,
  PhoneReading,
  Profile,
  SavedAddress,
  StartAnswer,
  TelemetryIdentity,
  Traits,
} from "./accountAnswers.ts"
import { CustomersOnly, KnowsCaller } from "./callers.ts"
import { BadRequest, Conflict, NotFound, TooManyRequests, Unavailable } from "./errors.ts"
import { IdempotencyKey } from "./headers.ts"
import { paths } from "./paths.ts"
import { withRefresh } from "./withRefresh.ts"

const nothing = HttpApiSchema.NoContent
const text = CleanText.check(Schema.isBetweenLength(1, 200))
const key = { "idempotency-key": IdempotencyKey }

/** What anybody may ask about accounts: making one, starting, and being written to no more (SPEC §7.1). */
const open = HttpApiGroup.make("user").add(
  HttpApiEndpoint.post("create", "/user/create", {
    headers: key,
    payload: Registration,
    success: Schema.Int,
    error: [BadRequest, Conflict, TooManyRequests, Unavailable],
  }).annotate(
    OpenApi.Description,
    "Makes an account for a proven phone number, begins its session, and answers the customer's number. 4039: prove " +
      "the number first, with /auth/login or /auth/verify-phone; 1036: the number has an account; 1012: the e-mail " +
      "address has one (both only for who has proven the number); 1009, 1031: no address, no number.",
  ),
  HttpApiEndpoint.post("validateStart", "/user/validate-start", {
    payload: StartCheck,
    success: StartAnswer,
    error: Unavailable,
  })
    .middleware(KnowsCaller)
    .annotate(
      OpenApi.Description,
      "Whether a session and a chosen organisation still hold, for a shop or an app that starts.",
    ),
  HttpApiEndpoint.post("unsubscribeEmail", paths.user.unsubscribeEmail, {
    params: { token: text },
    success: nothing,
    error: [NotFound, Unavailable],
  }).annotate(OpenApi.Description, "No more mail of our own accord, for the token of a mail's last line."),
  HttpApiEndpoint.post("unsubscribePhone", "/user/phone-number/unsubscribe", {
    payload: SmsRefusal,
    success: nothing,
    error: [BadRequest, TooManyRequests, Unavailable],
  }).annotate(
    OpenApi.Description,
    "No more text messages of our own accord; the answer does not tell whether the number has an account.",
  ),
)

/** A customer's own account (SPEC §7.1–7.3, DECISIONS §12, §18). */
export class UserApi extends open
  .add(
    HttpApiEndpoint.post("delete", "/user/delete", { success: nothing, error: [Conflict, Unavailable] })
      .middleware(CustomersOnly)
      .annotate(
        OpenApi.Description,
        "Deletes the account and everything that names its customer; an order that is being made keeps what the kitchen " +
          "needs until it has been handed over. 409 (3006): an organisation's last administrator stays.",
      ),
    HttpApiEndpoint.post("changeNumber", "/user/change-number", {
      payload: NumberChange,
      success: nothing,
      error: [BadRequest, Conflict, TooManyRequests, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotate(
        OpenApi.Description,
        "Without a code: sends one to the new number. With it: changes the number and ends the other sessions. 3015: " +
          "wrong code; 409 (1036): the number has an account, told only for a right code.",
      ),
    HttpApiEndpoint.post("update", "/user/update", {
      payload: ProfileChange,
      success: Profile,
      error: [BadRequest, Conflict, TooManyRequests, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "Changes what the profile says. 1009: no e-mail address; 409 (1012): it is taken.",
      ),
    HttpApiEndpoint.post("identity", "/user/identity", { success: TelemetryIdentity, error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The random name under which analytics may know the customer; always the same."),
    HttpApiEndpoint.post("addAddress", "/user/address", {
      headers: key,
      payload: AddressDraft,
      success: SavedAddress,
      error: [BadRequest, Conflict, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Keeps an address. 3020: there are 20 already."),
    HttpApiEndpoint.post("changeAddress", "/user/address/:id", {
      params: { id: text },
      payload: AddressChange,
      success: AddressChanged,
      error: [BadRequest, NotFound, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        'Replaces a kept address, or removes it with {"deleted":true}. 404 (3019): the customer has no such address.',
      ),
    HttpApiEndpoint.get("addresses", "/user/addresses", { success: Schema.Array(SavedAddress), error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The customer's addresses, in the order in which they were kept."),
    HttpApiEndpoint.post("changeFavourites", "/user/favourites", {
      payload: FavouritesChange,
      success: Favourites,
      error: [BadRequest, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Adds and removes variation codes; answers the list, newest first, 200 at most."),
    HttpApiEndpoint.get("favourites", "/user/favourites/:id", {
      params: { id: text },
      success: Favourites,
      error: [NotFound, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "The favourites of the customer, by the profile's _id; anybody else's are 404."),
    HttpApiEndpoint.get("readPhone", "/user/phone-number/:phone", {
      params: { phone: text },
      success: PhoneReading,
      error: [BadRequest, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "How a typed number is written, and whether it is the caller's own. 1031: it is none. Of others it tells nothing.",
      ),
    HttpApiEndpoint.get("customMessage", "/user/phone-number/custom-message/:id", {
      params: { id: text },
      success: CustomMessage,
      error: [NotFound, Unavailable],
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(
        OpenApi.Description,
        "What the shop has to tell the holder of the customer's number, in their language.",
      ),
    HttpApiEndpoint.get("profile", "/user/profile", { success: Profile, error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Who the customer is, and for which organisations they may order."),
    HttpApiEndpoint.get("traits", "/user/traits", { success: Traits, error: Unavailable })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "What analytics may know of the customer: nothing that tells who they are."),
    HttpApiEndpoint.post("agreements", "/user/agreements", {
      payload: AgreementChange,
      success: Agreements,
      error: Unavailable,
    })
      .middleware(CustomersOnly)
      .annotateMerge(withRefresh)
      .annotate(OpenApi.Description, "Accepts or withdraws from the loyalty terms and from being written to."),
  )
  .annotate(OpenApi.Description, "Customers' accounts") {}
