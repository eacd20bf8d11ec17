import { expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"

const favourites = [{ customerId: kunde1._id, codes: ["COLA", "MARG_AM40"] }]
const torget = { id: "no-1", slug: "torget", name: "Torget" }

/** A customer with two favourites, on their own page. */
const atOwnPage = (device: object = {}, user: object = {}) => {
  const stage = openShop("/min-side", { loggedIn: true, favourites, ...device })
  stage.answer("LoadUser", { ...kunde1, ...user })
  return stage
}
type OwnPage = ReturnType<typeof atOwnPage>

const asked = (stage: OwnPage) => stage.running().filter(({ type }) => type === "LoadStore")
const toggle = (stage: OwnPage, variationCode: string, place?: number) =>
  stage.put({ type: "FavouriteToggled", variationCode, ...(place === undefined ? {} : { place }) })

test("the favourites are named by the menu of the store that was chosen last, without opening that menu", () => {
  const stage = atOwnPage({ store: torget }, { favoriteStore: "no-2" })
  expect(stage.see().ownFavourites.storeId).toBe("no-1")
  expect(asked(stage)).toEqual([{ type: "LoadStore", store: "no-1" }])
})

test("without a chosen store the default store's menu names them; without either, the store chosen on the page", () => {
  expect(atOwnPage({}, { favoriteStore: "no-2" }).see().ownFavourites.storeId).toBe("no-2")
  const stage = atOwnPage()
  expect(stage.see().ownFavourites.storeId).toBeNull()
  expect(asked(stage)).toEqual([])
  stage.put({ type: "DefaultStoreChosen", storeId: "no-2" })
  stage.answer("SaveDefaultStore", { ...kunde1, favoriteStore: "no-2" })
  expect(asked(stage)).toEqual([{ type: "LoadStore", store: "no-2" }])
})

test("without favourites, or without a login, no menu is requested", () => {
  expect(asked(atOwnPage({ store: torget, favourites: null }))).toEqual([])
  const guest = openShop("/min-side", { store: torget, favourites: [{ customerId: null, codes: ["COLA"] }] })
  expect(asked(guest)).toEqual([])
})

test("the first favourite may come from another tab", () => {
  const stage = atOwnPage({ store: torget, favourites: null })
  stage.put({ type: "KeptElsewhere", kept: { entry: "favourites", value: favourites } })
  expect(asked(stage)).toEqual([{ type: "LoadStore", store: "no-1" }])
})

test("a removed favourite can be restored to its position", () => {
  const stage = atOwnPage({ store: torget })
  toggle(stage, "MARG_AM40")
  expect(stage.see().favourites).toEqual(["COLA"])
  expect(stage.see().ownFavourites.taken).toEqual([{ code: "MARG_AM40", place: 1 }])
  toggle(stage, "MARG_AM40", 1)
  expect(stage.see().favourites).toEqual(["COLA", "MARG_AM40"])
  expect(stage.see().ownFavourites.taken).toEqual([])
})

test("removed favourites are forgotten when the page is left, and are not noted on other pages", () => {
  const stage = atOwnPage({ store: torget })
  toggle(stage, "COLA")
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(stage.see().ownFavourites).toEqual({ storeId: null, codes: [], taken: [] })
  toggle(stage, "MARG_AM40")
  expect(stage.see().ownFavourites.taken).toEqual([])
})

test("the first favourites may come from another device, and the page can remove and restore them too", () => {
  const stage = atOwnPage({ store: torget, favourites: null })
  expect(asked(stage)).toEqual([])
  stage.answer("SyncFavourites", ["COLA", "MARG_AM40"])
  expect(asked(stage)).toEqual([{ type: "LoadStore", store: "no-1" }])
  toggle(stage, "MARG_AM40")
  expect(stage.see().ownFavourites.taken).toEqual([{ code: "MARG_AM40", place: 1 }])
})

test("favourites that arrive on another page request no menu", () => {
  const stage = atOwnPage({ store: torget, favourites: null })
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  stage.answer("SyncFavourites", ["COLA"])
  expect(asked(stage)).toEqual([])
})

test("the server's list does not request again the menu that the device's favourites already wait for", () => {
  const stage = atOwnPage({ store: torget })
  const call = () => Object.values(stage.world().calls).find(({ command }) => command.type === "LoadStore")?.key
  const first = call()
  stage.answer("SyncFavourites", ["COLA"])
  expect(stage.see().ownFavourites.codes).toEqual(["COLA"])
  expect(call()).toBe(first)
})
