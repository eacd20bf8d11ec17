import { Effect, Schema } from "effect"
import { Device } from "./device.ts"
import { decodeEntry, writeEntry } from "./readEntry.ts"

/** The tokens of orders, newest first. */
export const OrderTokens = Schema.Array(
  Schema.Struct({ orderId: Schema.String, token: Schema.String.check(Schema.isPattern(/^[\w-]{1,200}$/)) }),
)
const most = 50

const readAll = Effect.gen(function* () {
  const device = yield* Device
  return decodeEntry("orderTokens", OrderTokens, yield* device.read("orderTokens")) ?? []
})

/** The token of an order placed on this device; empty for any other order. The world knows only the order's id. */
export const tokenOf = (orderId: string) =>
  readAll.pipe(Effect.map((tokens) => tokens.find((entry) => entry.orderId === orderId)?.token ?? ""))

/** Stores an order's token on the device, up to the newest fifty. */
export const keepToken = (orderId: string, token: string) =>
  Effect.gen(function* () {
    const device = yield* Device
    const others = (yield* readAll).filter((entry) => entry.orderId !== orderId)
    yield* device.write("orderTokens", writeEntry("orderTokens", [{ orderId, token }, ...others].slice(0, most)))
  })
