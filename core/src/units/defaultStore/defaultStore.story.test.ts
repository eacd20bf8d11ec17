import { expect, test } from "vitest"
import { kunde1, member, openLoggedIn, openRecognised, unauthorized } from "../session/sessionStage.fixture.ts"
import { bryggaWithMenu } from "../../shop/samples.fixture.ts"
import { openMenu } from "../../shop/shopStage.fixture.ts"

const brygga = { ...kunde1, favoriteStore: "no-2" }
const choose = { type: "DefaultStoreChosen", storeId: "no-2" } as const

test("a customer chooses a default store, and the profile shows it", () => {
  const stage = openLoggedIn()
  stage.put(choose)
  expect(stage.running()).toContainEqual({ type: "SaveDefaultStore", storeId: "no-2" })
  expect(stage.see().defaultStore).toEqual({ step: "saving", wanted: "no-2" })
  stage.answer("SaveDefaultStore", brygga)
  expect(stage.see().defaultStore.step).toBe("saved")
  expect(stage.see().session).toMatchObject({ _tag: "LoggedIn", user: { favoriteStore: "no-2" } })
})

test("a customer can remove the default store", () => {
  const stage = openLoggedIn(brygga, "/butikker/torget")
  stage.put({ type: "DefaultStoreChosen", storeId: null })
  expect(stage.running()).toContainEqual({ type: "SaveDefaultStore", storeId: null })
  stage.answer("SaveDefaultStore", { ...brygga, favoriteStore: null })
  expect(stage.see().defaultStore).toEqual({ step: "saved", wanted: null })
  expect(stage.see().session).toMatchObject({ user: { favoriteStore: null } })
})

test("the last of two choices wins", () => {
  const stage = openLoggedIn()
  stage.put(choose)
  stage.put({ ...choose, storeId: "no-1" })
  expect(stage.running().filter(({ type }) => type === "SaveDefaultStore")).toEqual([
    { type: "SaveDefaultStore", storeId: "no-1" },
  ])
})

test("a choice is saved even if the customer changes the payer before the answer", () => {
  const stage = openLoggedIn(member)
  stage.put(choose)
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  expect(stage.see().session).not.toMatchObject({ organisation: null })
  stage.answer("SaveDefaultStore", brygga)
  expect(stage.see().defaultStore.step).toBe("saved")
})

test("a failed save is shown until the panel is reopened or another store is chosen", () => {
  const stage = openLoggedIn()
  stage.put(choose)
  stage.fail("SaveDefaultStore", { _tag: "Unreachable" })
  expect(stage.see().defaultStore.step).toBe("failed")
  stage.put({ type: "ModalOpened", modal: { _tag: "UserStore" } })
  expect(stage.see().defaultStore.step).toBe("idle")
})

test("the outcome of a choice stays visible when another panel opens", () => {
  const [saved, failed] = [openLoggedIn(), openLoggedIn()]
  for (const stage of [saved, failed]) stage.put(choose)
  saved.answer("SaveDefaultStore", brygga)
  failed.fail("SaveDefaultStore", { _tag: "Unreachable" })
  for (const stage of [saved, failed]) stage.put({ type: "ModalOpened", modal: { _tag: "Deals" } })
  expect([saved, failed].map((stage) => stage.see().defaultStore.step)).toEqual(["saved", "failed"])
})

test("a guest cannot choose a default store, and none is saved if the session has ended", () => {
  const nobody = openMenu()
  nobody.put(choose)
  expect(nobody.see().defaultStore.step).toBe("idle")
  const stage = openLoggedIn()
  stage.put(choose)
  stage.fail("SaveDefaultStore", unauthorized)
  expect(stage.see().defaultStore.step).not.toBe("saved")
})

test("without another choice, the customer starts with their default store", () => {
  const stage = openLoggedIn(brygga, "/kontakt")
  stage.answer("LoadStore", bryggaWithMenu)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  expect(stage.see().storeMemory.chosen?.slug).toBe("brygga")
})

test("with another store chosen or open, the customer stays there", () => {
  const looking = openLoggedIn(brygga, "/butikker/torget")
  expect(looking.see().store.wanted).toBe("torget")
  const chosen = openRecognised("/kontakt")
  chosen.put({
    type: "KeptElsewhere",
    kept: { entry: "store", value: { id: "no-1", slug: "torget", name: "Torget" } },
  })
  chosen.answer("LoadUser", brygga)
  expect(chosen.see().store.wanted).toBeNull()
})
