import { Effect, Schema } from "effect"
import { CurrentAccount } from "../domain/device/model.ts"
import { Device } from "./device.ts"
import { writeEntry } from "../domain/device/entries.ts"
import { decodeEntry } from "./readEntry.ts"
import { readFlag } from "./sessionFlag.ts"

/** The tokens of orders, newest first, each with the customer who got it here: `null` for a guest, absent when unknown. */
export const OrderTokens = Schema.Array(
  Schema.Struct({
    orderId: Schema.String,
    token: Schema.String.check(Schema.isPattern(/^[\w-]{1,200}$/)),
    customerId: Schema.optionalKey(Schema.NullOr(Schema.String)),
  }),
)
const most = 50

const readAll = Effect.gen(function* () {
  const device = yield* Device
  return decodeEntry("orderTokens", OrderTokens, yield* device.read("orderTokens")) ?? []
})

const writeAll = Effect.fnUntraced(function* (tokens: typeof OrderTokens.Type) {
  const device = yield* Device
  yield* device.write("orderTokens", writeEntry("orderTokens", tokens))
})

/** Who is logged in on this device; `null` for a guest. */
export const customerHere = Effect.gen(function* () {
  if (!(yield* readFlag)) return null
  const device = yield* Device
  const account = decodeEntry("currentAccount", CurrentAccount, yield* device.read("currentAccount"))
  return account?.customerId ?? ""
})

/**
 * The token of an order placed on this device; empty for any other order, and for one of another customer. The world
 * knows only the order's id.
 */
export const tokenOf = Effect.fnUntraced(function* (orderId: string) {
  const found = (yield* readAll).find((entry) => entry.orderId === orderId)
  if (typeof found?.customerId !== "string") return found?.token ?? ""
  return found.customerId === (yield* customerHere) ? found.token : ""
})

/** Stores an order's token on the device for the customer who sent it, up to the newest fifty. */
export const keepToken = Effect.fnUntraced(function* (orderId: string, token: string, customerId: string | null) {
  const others = (yield* readAll).filter((entry) => entry.orderId !== orderId)
  yield* writeAll([{ orderId, token, customerId }, ...others].slice(0, most))
})

/** Removes all tokens from the device except those of guests. */
export const forgetTokens = Effect.gen(function* () {
  const tokens = yield* readAll
  const guests = tokens.filter(({ customerId }) => customerId === null)
  if (guests.length < tokens.length) yield* writeAll(guests)
})
