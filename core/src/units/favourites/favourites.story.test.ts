import { expect, test } from "vitest"
import { kunde1 } from "../session/sessionStage.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { toggleFavourite } from "../../domain/favourites/rules/toggleFavourite.ts"

type Stage = ReturnType<typeof openShop>

const toggle = (stage: Stage, ...codes: readonly string[]) => {
  for (const variationCode of codes) stage.put({ type: "FavouriteToggled", variationCode })
  return stage
}
const kept = (stage: Stage) =>
  stage.told().flatMap((told) => (told.type === "Keep" && told.kept.entry === "favourites" ? [told.kept.value] : []))

test("toggling adds a product at the front, and toggling again removes it", () => {
  const stage = toggle(openShop(), "MARG_AM40", "COLA")
  expect(stage.see().favourites).toEqual(["COLA", "MARG_AM40"])
  expect(toggle(stage, "COLA").see().favourites).toEqual(["MARG_AM40"])
})

test("no login is needed: each change is stored on the device, and restored on the next visit", () => {
  const first = toggle(openShop(), "MARG_AM40")
  expect(kept(first)).toEqual([[{ customerId: null, codes: ["MARG_AM40"] }]])
  expect(openShop("/", { favourites: kept(first)[0] }).see().favourites).toEqual(["MARG_AM40"])
})

test("each customer on a device has their own list", () => {
  const favourites = [{ customerId: null, codes: ["COLA"] }]
  const account = { loggedIn: true, currentAccount: { customerId: "kunde-1", organisationId: null } }
  const stage = openShop("/", { favourites, ...account })
  expect(stage.see().favourites).toEqual([])
  toggle(stage, "MARG_AM40")
  expect(kept(stage).at(-1)).toEqual([
    { customerId: "kunde-1", codes: ["MARG_AM40"], unsent: ["MARG_AM40"] },
    { customerId: null, codes: ["COLA"] },
  ])
})

test("login shows the customer's own list, and logout hides it", () => {
  const favourites = [
    { customerId: null, codes: ["COLA"] },
    { customerId: kunde1._id, codes: ["MARG_AM40"] },
  ]
  const stage = openShop("/", { favourites, loggedIn: true })
  expect(stage.see().favourites).toEqual(["COLA"])
  stage.answer("LoadUser", kunde1)
  expect(stage.see().favourites).toEqual(["MARG_AM40"])
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
  expect(stage.see().favourites).toEqual(["COLA"])
  expect(kept(stage)).toEqual([])
})

test("without a session, a stored list of a customer is not shown", () => {
  const favourites = [{ customerId: "kunde-1", codes: ["COLA"] }]
  const stage = openShop("/", { favourites, currentAccount: { customerId: "kunde-1", organisationId: null } })
  expect(stage.see().favourites).toEqual([])
})

test("favourites changed in another tab apply here, and are not stored again", () => {
  const stage = toggle(openShop(), "COLA")
  stage.put({
    type: "KeptElsewhere",
    kept: { entry: "favourites", value: [{ customerId: null, codes: ["MARG_AM40"] }] },
  })
  expect(stage.see().favourites).toEqual(["MARG_AM40"])
  stage.put({ type: "KeptElsewhere", kept: { entry: "searchHistory", value: null } })
  expect(stage.see().favourites).toEqual(["MARG_AM40"])
  stage.put({ type: "KeptElsewhere", kept: { entry: "favourites", value: null } })
  expect(stage.see().favourites).toEqual([])
  expect(kept(stage)).toHaveLength(1)
})

test("a list and the number of lists are bounded; the newest stay", () => {
  const many = Array.from({ length: 250 }, (_, index) => `P${index}`)
  expect(toggle(openShop(), ...many).see().favourites).toEqual(many.toReversed().slice(0, 200))
  const lists = Array.from({ length: 10 }, (_, index) => ({ customerId: `kunde-${index}`, codes: ["A"] }))
  expect(toggleFavourite(lists, "kunde-99", "B").map(({ customerId }) => customerId)).toEqual([
    "kunde-99",
    ...lists.slice(0, 9).map(({ customerId }) => customerId),
  ])
})
