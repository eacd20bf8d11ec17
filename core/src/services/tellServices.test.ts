import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import type { AnalyticsEvent } from "../domain/analytics/model.ts"
import type { Report } from "../domain/telemetry/model.ts"
import type { ShopTell } from "../messages/commands.ts"
import { makeSafe } from "../vault/safe.ts"
import { Vault } from "../vault/vault.ts"
import { Device } from "./device.ts"
import { Navigation } from "./navigation.ts"
import { makeShopServices } from "./shopServices.ts"
import { Telemetry } from "./telemetry.ts"
import { Transport } from "./transport.ts"

/** The effects of this tell in a browser. */
const doneBy = async (tell: ShopTell) => {
  const done: unknown[] = []
  const notes =
    (name: string) =>
    (...given: readonly unknown[]) =>
      Effect.sync(() => void done.push([name, ...given]))
  const layer = Layer.mergeAll(
    Layer.succeed(Transport, {
      send: () => Effect.die("a tell asks nothing"),
      stream: () => {
        throw new Error("this test does not stream")
      },
    }),
    Layer.succeed(Device, { read: () => Effect.succeed(null), write: notes("write") }),
    Layer.succeed(Navigation, { show: notes("show"), replace: notes("replace"), reload: notes("reload") }),
    Layer.succeed(Telemetry, { report: notes("report"), track: notes("track"), identify: notes("identify") }),
    Layer.succeed(Vault, makeSafe("page")),
  )
  const services = makeShopServices({ market: "no", language: () => "nb" })
  await Effect.runPromise(services.tell(tell).pipe(Effect.provide(layer)))
  return done
}

test("an address is pushed to the history, replaces the last entry, or loads the page, exactly as told", async () => {
  const path = "/butikker"
  expect(await doneBy({ type: "ShowPath", path })).toEqual([["show", path]])
  expect(await doneBy({ type: "ReplacePath", path })).toEqual([["replace", path]])
  expect(await doneBy({ type: "ReloadAt", path })).toEqual([["reload", path]])
})

test("analytics gets only the customer's outer id, and forgets it at the logout", async () => {
  expect(await doneBy({ type: "Identify", externalId: "x1" })).toEqual([["identify", "x1"]])
  expect(await doneBy({ type: "Identify", externalId: null })).toEqual([["identify", null]])
})

test("analytics gets a customer's events unchanged", async () => {
  const event: AnalyticsEvent = { name: "sign_up", properties: { kind: "personal" } }
  expect(await doneBy({ type: "Track", event })).toEqual([["track", event]])
})

test("a failure that is not a refusal is reported without a status and a message", async () => {
  const reports: readonly Report[] = [
    { _tag: "Unreachable", severity: "Error", call: "PlaceOrder" },
    { _tag: "Unreadable", call: "LoadUser" },
    { _tag: "Login", how: "code" },
  ]
  for (const report of reports) expect(await doneBy({ type: "Report", report })).toEqual([["report", report, null]])
})
