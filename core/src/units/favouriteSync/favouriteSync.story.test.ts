import { expect, test } from "vitest"
import type { FavouriteLists } from "../../domain/favourites/model.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"
import { favouritesAtHome } from "./favouriteStage.fixture.ts"

type Stage = ReturnType<typeof openShop>

const press = (stage: Stage, variationCode: string) => stage.put({ type: "FavouriteToggled", variationCode })
const asked = (stage: Stage) =>
  stage.running().flatMap((call) => (call.type === "SyncFavourites" ? [[call.customerId, call.change]] : []))
const kept = (stage: Stage): FavouriteLists =>
  stage
    .told()
    .flatMap((told) => (told.type === "Keep" && told.kept.entry === "favourites" ? [told.kept.value ?? []] : []))
    .at(-1) ?? []

test("a customer gets the favourites of their other devices, and they are stored here", () => {
  const stage = favouritesAtHome([])
  expect(asked(stage)).toEqual([[kunde1._id, { add: ["MARG_AM40"], remove: [] }]])
  stage.answer("SyncFavourites", ["MARG_AM40", "COLA"])
  expect(stage.see().favourites).toEqual(["MARG_AM40", "COLA"])
  expect(kept(stage)).toEqual([{ customerId: kunde1._id, codes: ["MARG_AM40", "COLA"], unsent: [] }])
  expect(asked(stage)).toEqual([])
})

test("a device without unsent changes only asks, and drops what another device has removed", () => {
  const stage = favouritesAtHome([{ customerId: kunde1._id, codes: ["COLA", "MARG_AM40"], unsent: [] }])
  expect(asked(stage)).toEqual([[kunde1._id, null]])
  stage.answer("SyncFavourites", ["MARG_AM40"])
  expect(stage.see().favourites).toEqual(["MARG_AM40"])
})

test("a toggled favourite is sent at once, and those toggled meanwhile after it; the last press counts", () => {
  const stage = favouritesAtHome([{ customerId: kunde1._id, codes: ["COLA"], unsent: [] }])
  stage.answer("SyncFavourites", ["COLA"])
  press(stage, "MARG_AM40")
  press(stage, "MARG_AM40")
  press(stage, "COLA")
  expect(asked(stage)).toEqual([[kunde1._id, { add: ["MARG_AM40"], remove: [] }]])
  stage.answer("SyncFavourites", ["MARG_AM40", "COLA"])
  expect(asked(stage)).toEqual([[kunde1._id, { add: [], remove: ["COLA", "MARG_AM40"] }]])
  stage.answer("SyncFavourites", [])
  expect([stage.see().favourites, asked(stage)]).toEqual([[], []])
})

test("a favourite that is restored to its place stays there, although the server returns it first", () => {
  const stage = favouritesAtHome([{ customerId: kunde1._id, codes: ["COLA", "MARG_AM40"], unsent: [] }])
  stage.answer("SyncFavourites", ["COLA", "MARG_AM40"])
  press(stage, "MARG_AM40")
  stage.answer("SyncFavourites", ["COLA"])
  stage.put({ type: "FavouriteToggled", variationCode: "MARG_AM40", place: 1 })
  stage.answer("SyncFavourites", ["MARG_AM40", "COLA"])
  expect(stage.see().favourites).toEqual(["COLA", "MARG_AM40"])
})

test("without a connection a toggled favourite is kept, and sent when the connection is back or at the next visit", () => {
  const stage = favouritesAtHome([{ customerId: kunde1._id, codes: [], unsent: [] }])
  stage.answer("SyncFavourites", [])
  press(stage, "COLA")
  stage.fail("SyncFavourites", { _tag: "Unreachable" })
  expect(stage.see().favourites).toEqual(["COLA"])
  const next = favouritesAtHome(kept(stage))
  expect(asked(next)).toEqual([[kunde1._id, { add: ["COLA"], remove: [] }]])
  stage.put({ type: "ConnectionRestored" })
  expect(asked(stage)).toEqual([[kunde1._id, { add: ["COLA"], remove: [] }]])
})

test("a guest's favourites are not sent, and a log-out interrupts a synchronisation", () => {
  const guest = openShop()
  press(guest, "COLA")
  expect(asked(guest)).toEqual([])
  const stage = favouritesAtHome([])
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(asked(stage)).toEqual([])
  press(stage, "COLA")
  stage.put({ type: "ConnectionRestored" })
  expect(asked(stage)).toEqual([])
})
