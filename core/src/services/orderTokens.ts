import { Effect, Schema } from "effect"
import { Device } from "./device.ts"

const Tokens = Schema.fromJsonString(
  Schema.Array(
    Schema.Struct({ orderId: Schema.String, token: Schema.String.check(Schema.isPattern(/^[\w-]{1,200}$/)) }),
  ),
)
const most = 50

const readAll = Effect.gen(function* () {
  const device = yield* Device
  const text = yield* device.read("orderTokens")
  if (text === null) return []
  return yield* Schema.decodeUnknownEffect(Tokens)(text).pipe(Effect.orElseSucceed(() => []))
})

/** The secret of an order that this device placed; empty when it is another's. The world only knows the order's id. */
export const tokenOf = (orderId: string) =>
  readAll.pipe(Effect.map((tokens) => tokens.find((entry) => entry.orderId === orderId)?.token ?? ""))

/** Keeps an order's secret on the device; the newest fifty are kept. */
export const keepToken = (orderId: string, token: string) =>
  Effect.gen(function* () {
    const device = yield* Device
    const others = (yield* readAll).filter((entry) => entry.orderId !== orderId)
    yield* device.write("orderTokens", JSON.stringify([{ orderId, token }, ...others].slice(0, most)))
  })
