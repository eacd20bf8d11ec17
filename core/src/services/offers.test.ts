import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { makeSafe } from "../vault/safe.ts"
import { Vault } from "../vault/vault.ts"
import { Device } from "./device.ts"
import { Navigation } from "./navigation.ts"
import { makeShopServices } from "./shopServices.ts"
import { Telemetry } from "./telemetry.ts"
import { Transport } from "./transport.ts"

const text = { nb: "To", sv: "Två", en: "Two" }
const terms = { deliveryMethods: ["carryout"], stores: [], validUntil: "2027-12-31T22:59:59.000Z" }
const deal = { code: "DUO399", title: text, description: text, price: 399, priority: 10, ...terms }
const given = { code: "VELKOMMEN", descriptions: text, validFrom: null, minimum: 149, ...terms }

/** Loads the offers of an account, from a server with one deal and one discount for everybody. */
const load = async (isLoggedIn: boolean, organisationId: string | null) => {
  const asked: string[] = []
  const layer = Layer.mergeAll(
    Layer.succeed(Transport, {
      send: ({ path }) => {
        asked.push(path)
        const answer = path.startsWith("/api/deals") ? [deal] : { items: [given] }
        return Effect.succeed({ status: 200, text: JSON.stringify(answer) })
      },
      stream: () => {
        throw new Error("this test does not stream")
      },
    }),
    Layer.succeed(Device, { read: () => Effect.succeed(null), write: () => Effect.void }),
    Layer.succeed(Navigation, { show: () => Effect.void, replace: () => Effect.void, reload: () => Effect.void }),
    Layer.succeed(Telemetry, { report: () => Effect.void, identify: () => Effect.void, track: () => Effect.void }),
    Layer.succeed(Vault, makeSafe("page")),
  )
  const { call } = makeShopServices({ market: "no", language: () => "nb" })
  const command = { type: "LoadOffers", isLoggedIn, organisationId } as const
  const answer = await Effect.runPromise(call(command, () => {}).pipe(Effect.provide(layer)))
  return { asked, answer }
}

test("a guest gets the deals, in øre and milliseconds; no discounts are requested", async () => {
  const { asked, answer } = await load(false, null)
  expect(asked).toEqual(["/api/deals"])
  expect(answer).toMatchObject({ deals: [{ price: 399_00, validUntil: Date.UTC(2027, 11, 31, 22, 59, 59) }] })
  expect(answer).toMatchObject({ discounts: [] })
})

test("a customer also gets their own discounts, and those of the organisation they order for", async () => {
  const { asked, answer } = await load(true, "o 1")
  expect(asked).toEqual(["/api/deals", "/api/user/discounts?organisationId=o%201"])
  expect(answer).toMatchObject({ discounts: [{ code: "VELKOMMEN", minimum: 149_00 }] })
  expect((await load(true, null)).asked.at(-1)).toBe("/api/user/discounts")
})
