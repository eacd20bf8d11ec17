import { Schema } from "effect"
import { OrderCreated } from "../domain/order/model.ts"
import { ValidatedPrice } from "../domain/price/model.ts"
import { Problem } from "../domain/problem/model.ts"

// Every error answers `{"errors":[{code,message}]}` (DECISIONS §18); the class only determines the HTTP status.
const fields = { errors: Schema.NonEmptyArray(Problem) }

/** The request is malformed, or breaks an ordering rule. */
export class BadRequest extends Schema.Error<BadRequest>("BadRequest")(fields, { httpApiStatus: 400 }) {}

/** The session has ended, or a key is missing. */
export class Unauthorized extends Schema.Error<Unauthorized>("Unauthorized")(fields, { httpApiStatus: 401 }) {}

/** The caller is known, but not allowed. */
export class Forbidden extends Schema.Error<Forbidden>("Forbidden")(fields, { httpApiStatus: 403 }) {}

/** No such store, order or product, or none that this caller may see. */
export class NotFound extends Schema.Error<NotFound>("NotFound")(fields, { httpApiStatus: 404 }) {}

/** A conflict with the current state: a key reused with another body (1006), a step out of order (3016). */
export class Conflict extends Schema.Error<Conflict>("Conflict")(fields, { httpApiStatus: 409 }) {}

/** The price differs from the one sent (1002): nothing was ordered, and the new price is included. */
export class PriceChanged extends Schema.Error<PriceChanged>("PriceChanged")(
  { ...fields, price: ValidatedPrice },
  { httpApiStatus: 409 },
) {}

/**
 * The sender has already ordered this cart with other contents (1006): no second order was placed; the first is
 * included.
 */
export class OrderedAlready extends Schema.Error<OrderedAlready>("OrderedAlready")(
  { ...fields, ordered: OrderCreated },
  { httpApiStatus: 409 },
) {}

/** Rate limited: text messages per number, per address or in total (4034). */
export class TooManyRequests extends Schema.Error<TooManyRequests>("TooManyRequests")(fields, { httpApiStatus: 429 }) {}

/** A fault of the server: retry, or call the customer centre (3099). */
export class Unavailable extends Schema.Error<Unavailable>("Unavailable")(fields, { httpApiStatus: 503 }) {}
