import { Effect } from "effect"
import type { NoPosition, Whereabouts } from "@skorpe/core/address"

/** Longest that a customer is kept waiting for a position, in milliseconds; one of the last ten minutes will do. */
const options = { timeout: 10_000, maximumAge: 600_000 } as const

/** The reasons by the browser's own numbers; a page that may not ask at all is told number 1 too. */
const reasons: Readonly<Record<number, NoPosition>> = { 1: "denied", 2: "unavailable", 3: "timeout" }

/** Three decimals are about 100 metres: near enough for a store, and not the customer's door. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Asks the browser where it is, which asks the customer. */
export const locate: Effect.Effect<Whereabouts> = Effect.callback((resume) => {
  const say = (answer: Whereabouts) => resume(Effect.succeed(answer))
  if (!("geolocation" in navigator)) {
    say({ _tag: "Nowhere", reason: "unavailable" })
    return
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      say({ _tag: "Here", position: { latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) } }),
    ({ code }) => say({ _tag: "Nowhere", reason: reasons[code] ?? "unavailable" }),
    options,
  )
})
