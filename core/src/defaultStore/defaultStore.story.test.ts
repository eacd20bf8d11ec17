import { expect, test } from "vitest"
import { kunde1, openLoggedIn, openRecognised, unauthorized } from "../session/sessionStage.fixture.ts"
import { bryggaWithMenu } from "../shop/samples.fixture.ts"
import { openMenu } from "../shop/shopStage.fixture.ts"

const brygga = { ...kunde1, favoriteStore: "no-2" }
const choose = { type: "DefaultStoreChosen", storeId: "no-2" } as const

test("a customer chooses the store that they mostly order from, and the profile says so", () => {
  const stage = openLoggedIn()
  stage.put(choose)
  expect(stage.running()).toContainEqual({ type: "SaveDefaultStore", storeId: "no-2" })
  expect(stage.see().defaultStore).toEqual({ step: "saving", wanted: "no-2" })
  stage.answer("SaveDefaultStore", brygga)
  expect(stage.see().defaultStore.step).toBe("saved")
  expect(stage.see().session).toMatchObject({ _tag: "LoggedIn", user: { favoriteStore: "no-2" } })
})

test("the last of two choices counts", () => {
  const stage = openLoggedIn()
  stage.put(choose)
  stage.put({ ...choose, storeId: "no-1" })
  expect(stage.running().filter(({ type }) => type === "SaveDefaultStore")).toEqual([
    { type: "SaveDefaultStore", storeId: "no-1" },
  ])
})

test("what could not be kept says so until the panel is opened again or another is chosen", () => {
  const stage = openLoggedIn()
  stage.put(choose)
  stage.fail("SaveDefaultStore", { _tag: "Unreachable" })
  expect(stage.see().defaultStore.step).toBe("failed")
  stage.put({ type: "ModalOpened", modal: { _tag: "UserStore" } })
  expect(stage.see().defaultStore.step).toBe("idle")
})

test("nobody has none, and a session that has ended keeps nothing", () => {
  const nobody = openMenu()
  nobody.put(choose)
  expect(nobody.see().defaultStore.step).toBe("idle")
  const stage = openLoggedIn()
  stage.put(choose)
  stage.fail("SaveDefaultStore", unauthorized)
  expect(stage.see().defaultStore.step).not.toBe("saved")
})

test("who has chosen nothing yet begins with their own store", () => {
  const stage = openLoggedIn(brygga, "/kontakt")
  stage.answer("LoadStore", bryggaWithMenu)
  stage.fail("LoadStatus", { _tag: "Unreachable" })
  expect(stage.see().storeMemory.chosen?.slug).toBe("brygga")
})

test("who has chosen another, or looks at one, stays there", () => {
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
