import { Effect } from "effect"
import { expect, test } from "vitest"
import type { Whereabouts } from "../domain/address/whereabouts.ts"
import { kroner } from "../domain/money/rules/kroner.ts"
import { found, servicesBefore } from "./servicesBench.fixture.ts"

/** Services of a server that gives one answer, on a device that may know its position. */
const before = (answer: unknown, locate?: Effect.Effect<Whereabouts>) =>
  servicesBefore(() => found(answer), { more: locate ? { locate } : {} })

test("an address search sends the text as typed, and the position if known", async () => {
  const { call, asked } = before([])
  await call({ type: "FindAddresses", query: "Åsgata 4/b", near: null })
  await call({ type: "FindAddresses", query: "torg", near: { latitude: 59.914, longitude: 10.752 } })
  expect(asked.map(({ path }) => path)).toEqual([
    "/api/address/search/%C3%85sgata%204%2Fb",
    "/api/address/search/torg?latitude=59.914&longitude=10.752",
  ])
})

test("stores are found for a position; their distances are kept out of the world, and so out of logs", async () => {
  const store = {
    id: "101",
    slug: "oslo-sentrum",
    name: "Oslo sentrum",
    address: { street: "Storgata 1", postalCode: "0155", city: "Oslo" },
    position: { latitude: 59.9127, longitude: 10.7461 },
    open: true,
    waitMinutes: { pickup: 15, delivery: 40 },
    delivers: true,
  }
  const position = { latitude: 59.9136, longitude: 10.7454 }
  const sent = { ...store, distance: 108, changesAt: "1970-01-02T00:00:00.000Z", deliveryFee: 59, minimumDelivery: 149 }
  const { call, asked } = before({ position, delivering: [sent], nearest: [sent] })
  const read = { ...store, changesAt: 86_400_000, deliveryFee: kroner(59), minimumDelivery: kroner(149) }
  expect(await call({ type: "FindStores", position })).toEqual({ value: { delivering: [read], nearest: [read] } })
  expect(asked).toMatchObject([{ method: "POST", path: "/api/stores/find", body: JSON.stringify({ position }) }])
})

test("the device returns its position; a device without that feature has none", async () => {
  const here: Whereabouts = { _tag: "Here", position: { latitude: 59.914, longitude: 10.752 } }
  expect(await before(null, Effect.succeed(here)).call({ type: "ReadPosition" })).toEqual({ value: here })
  expect(await before(null).call({ type: "ReadPosition" })).toEqual({
    value: { _tag: "Nowhere", reason: "unavailable" },
  })
})

test("the default store is part of the profile", async () => {
  const profile = {
    _id: "u1",
    externalId: "x1",
    phoneNumber: "+4740000000",
    email: null,
    organisations: [],
    favoriteStore: "101",
    birthdate: null,
  }
  const { call, asked } = before(profile)
  expect(await call({ type: "SaveDefaultStore", storeId: "101" })).toEqual({ value: profile })
  expect(asked.at(-1)).toMatchObject({ path: "/api/user/update", body: '{"favoriteStore":"101"}' })
})

test("a number is parsed as one of the market where it is typed", async () => {
  const norwegian = await before(null).call({ type: "ReadPhone", text: "400 00 011" })
  expect(norwegian).toEqual({ value: expect.objectContaining({ e164: "+4740000011" }) })
})
