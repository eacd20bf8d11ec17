import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { orderTokenHeader } from "../api/headers.ts"
import { orderExample } from "../api/orderExamples.ts"
import type { LinkShared } from "../domain/order/sharing.ts"
import type { ShopCommand } from "../messages/commands.ts"
import { makeSafe } from "../vault/safe.ts"
import { Vault } from "../vault/vault.ts"
import { Device } from "./device.ts"
import { Navigation } from "./navigation.ts"
import type { Notice } from "./notices.ts"
import { writeEntry } from "./readEntry.ts"
import { makeShopServices } from "./shopServices.ts"
import { Telemetry } from "./telemetry.ts"
import { Transport } from "./transport.ts"

const { orderId } = orderExample
const good = "good-token-of-the-order"

/** A device with these tokens, before a server that gives the order for the good token alone. */
const deviceWith = (kept: string | null, answer: LinkShared = { _tag: "Copied" }) => {
  const entries = new Map<string, string | null>()
  if (kept !== null) entries.set("orderTokens", writeEntry("orderTokens", [{ orderId, token: kept }]))
  const shared: string[] = []
  const shown: Notice[] = []
  const asked: string[] = []
  const safe = makeSafe("page")
  const layer = Layer.mergeAll(
    Layer.succeed(Transport, {
      send: ({ path, headers }) => {
        asked.push(path)
        return Effect.succeed(
          headers?.[orderTokenHeader] === good
            ? { status: 200, text: JSON.stringify(orderExample) }
            : { status: 404, text: JSON.stringify({ errors: [{ code: 3010, message: "" }] }) },
        )
      },
      stream: () => {
        throw new Error("this test does not stream")
      },
    }),
    Layer.succeed(Device, {
      read: (entry) => Effect.sync(() => entries.get(entry) ?? null),
      write: (entry, text) => Effect.sync(() => void entries.set(entry, text)),
    }),
    Layer.succeed(Navigation, { show: () => Effect.void, replace: () => Effect.void, reload: () => Effect.void }),
    Layer.succeed(Telemetry, { report: () => Effect.void, identify: () => Effect.void, track: () => Effect.void }),
    Layer.succeed(Vault, safe),
  )
  const services = makeShopServices({
    market: "no",
    language: () => "nb",
    share: (path) => Effect.sync(() => (shared.push(path), answer)),
    notices: { ask: Effect.succeed("granted"), show: (notice) => Effect.sync(() => void shown.push(notice)) },
  })
  const call = (command: ShopCommand) =>
    Effect.runPromise(
      services
        .call(command, () => {})
        .pipe(
          Effect.match({ onSuccess: (value) => ({ value }), onFailure: (failure) => ({ failure }) }),
          Effect.provide(layer),
        ),
    )
  const open = (token: string) => call({ type: "LoadOrder", orderId, link: safe.seal(token, "link") })
  const tell = (command: ShopCommand) => Effect.runPromise(Effect.provide(services.tell(command), layer))
  return { call, open, tell, shared, shown, asked, tokens: () => entries.get("orderTokens") ?? "" }
}

const found = { value: expect.objectContaining({ orderId }) }
const unknown = { failure: expect.objectContaining({ _tag: "Refused", status: 404 }) }

test("a device that never saw the order reads it by the link, and from then on without", async () => {
  const device = deviceWith(null)
  expect(await device.call({ type: "LoadOrder", orderId })).toEqual(unknown)
  expect(await device.open(good)).toEqual(found)
  expect(await device.call({ type: "LoadOrder", orderId })).toEqual(found)
  expect(device.asked.join()).not.toContain(good)
})

test("a wrong link opens nothing and is not kept", async () => {
  const device = deviceWith(null)
  expect(await device.open("forged")).toEqual(unknown)
  expect(device.tokens()).toBe("")
})

test("a forged link does not take the place of the device's own token, and a good one mends a bad one", async () => {
  const own = deviceWith(good)
  expect(await own.open("forged")).toEqual(found)
  expect(own.tokens()).toContain(good)
  const stale = deviceWith("stale")
  expect(await stale.open(good)).toEqual(found)
  expect(stale.tokens()).toContain(good)
})

test("a link has the token in its fragment, and says so when it opens only with a login", async () => {
  const own = deviceWith(good)
  expect(await own.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Copied", opens: "anyone" } })
  expect(own.shared).toEqual([`/bestilling/${orderId}#${good}`])
  const other = deviceWith(null)
  expect(await other.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Copied", opens: "orderer" } })
  expect(other.shared).toEqual([`/bestilling/${orderId}`])
})

test("an answer of the device is passed on", async () => {
  const device = deviceWith(good, { _tag: "Dismissed" })
  expect(await device.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Dismissed" } })
})

test("news of an order are a notification in the customer's language", async () => {
  const device = deviceWith(null)
  expect(await device.call({ type: "AskForNotices" })).toEqual({ value: "granted" })
  await device.tell({ type: "Notify", orderId, number: 7, news: "ready" })
  expect(device.shown).toEqual([{ title: "Den er klar! Kom og hent", body: "Bestilling 7", tag: orderId }])
})
