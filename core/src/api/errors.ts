import { Schema } from "effect"
import { ValidatedPrice } from "../price/model.ts"
import { Problem } from "../problem/model.ts"

// Every error answers `{"errors":[{code,message}]}` (DECISIONS §18); the class only chooses the HTTP status.
const fields = { errors: Schema.NonEmptyArray(Problem) }

/** What was sent cannot be understood, or breaks a rule of ordering. */
export class BadRequest extends Schema.Error<BadRequest>("BadRequest")(fields, { httpApiStatus: 400 }) {}

/** The session ended, or a key is missing. */
export class Unauthorized extends Schema.Error<Unauthorized>("Unauthorized")(fields, { httpApiStatus: 401 }) {}

/** Known, but not for this caller. */
export class Forbidden extends Schema.Error<Forbidden>("Forbidden")(fields, { httpApiStatus: 403 }) {}

/** No such store, order or product, or none that this caller may see. */
export class NotFound extends Schema.Error<NotFound>("NotFound")(fields, { httpApiStatus: 404 }) {}

/** The world has moved: a key reused with another body (1006), a step that cannot follow (3016). */
export class Conflict extends Schema.Error<Conflict>("Conflict")(fields, { httpApiStatus: 409 }) {}

/** The price differs from the one sent (1002): nothing was ordered, here is the new one. */
export class PriceChanged extends Schema.Error<PriceChanged>("PriceChanged")(
  { ...fields, price: ValidatedPrice },
  { httpApiStatus: 409 },
) {}

/** Asked too often: text messages of a number, an address or all (4034). */
export class TooManyRequests extends Schema.Error<TooManyRequests>("TooManyRequests")(fields, { httpApiStatus: 429 }) {}

/** Nothing that the caller did: try again, or call the customer centre (3099). */
export class Unavailable extends Schema.Error<Unavailable>("Unavailable")(fields, { httpApiStatus: 503 }) {}
