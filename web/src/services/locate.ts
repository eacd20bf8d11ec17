import { Effect } from "effect"
import type { NoPosition, Whereabouts } from "@skorpe/core/domain/address"

/** Upper bound in ms on waiting for a position; one up to ten minutes old is accepted. */
const options = { timeout: 10_000, maximumAge: 600_000 } as const

/** The reasons by the browser's error codes; 1 is also the code of a page without permission to ask. */
const reasons: Readonly<Record<number, NoPosition>> = { 1: "denied", 2: "unavailable", 3: "timeout" }

/** Three decimals are about 100 metres: enough to find a store, and not the customer's address. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Requests the device's position; the browser asks the customer for permission. */
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
