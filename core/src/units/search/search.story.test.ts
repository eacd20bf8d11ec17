import { expect, test } from "vitest"
import { bryggaWithMenu } from "../../shop/samples.fixture.ts"
import { openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import { rememberQuery } from "../../domain/search/rules/rememberQuery.ts"

type Stage = ReturnType<typeof openShop>

const submit = (stage: Stage, ...queries: readonly string[]) => {
  for (const query of queries) stage.put({ type: "SearchSubmitted", query })
  return stage
}
const history = (stage: Stage) => stage.see().search.history.map(({ query }) => query)
const kept = (stage: Stage) =>
  stage.told().flatMap((told) => (told.type === "Keep" && told.kept.entry === "searchHistory" ? [told.kept.value] : []))

test("typed text is the query, and enters the history only when submitted", () => {
  const stage = openShop()
  stage.put({ type: "SearchTyped", query: "mar" })
  expect([stage.see().search.query, history(stage), kept(stage)]).toEqual(["mar", [], []])
  submit(stage, "margherita")
  expect([stage.see().search.query, history(stage)]).toEqual(["margherita", ["margherita"]])
})

test("the newest search is first; duplicates, ignoring case and spaces, are stored once", () => {
  expect(history(submit(openShop(), "cola", "margherita", "  COLA "))).toEqual(["COLA", "margherita"])
  expect(rememberQuery([{ query: "extra ost" }], "Extra   ost")).toEqual([{ query: "Extra ost" }])
})

test("an empty search is ignored", () => {
  expect(history(submit(openShop(), "cola", "", "   "))).toEqual(["cola"])
})

test("ten searches are remembered, on the device as well", () => {
  const queries = Array.from({ length: 12 }, (_, index) => `pizza ${index}`)
  const stage = submit(openShop(), ...queries)
  expect(history(stage)).toEqual(queries.toReversed().slice(0, 10))
  expect(history(openShop("/", { searchHistory: kept(stage).at(-1) }))).toEqual(history(stage))
})

test("the history can be cleared, here and from another tab", () => {
  const stage = submit(openShop(), "cola")
  stage.put({ type: "SearchHistoryCleared" })
  expect([history(stage), kept(stage).at(-1)]).toEqual([[], []])
  stage.put({ type: "KeptElsewhere", kept: { entry: "searchHistory", value: [{ query: "is" }] } })
  expect(history(stage)).toEqual(["is"])
  stage.put({ type: "KeptElsewhere", kept: { entry: "consent", value: null } })
  expect(history(stage)).toEqual(["is"])
  stage.put({ type: "KeptElsewhere", kept: { entry: "searchHistory", value: null } })
  expect(history(stage)).toEqual([])
})

test("the query is matched on the current menu, and again when another store's menu loads", () => {
  const stage = openMenu()
  stage.put({ type: "SearchTyped", query: "col" })
  expect(stage.see().search.found).toEqual(["p2"])
  submit(stage, "marg")
  expect(stage.see().search.found).toEqual(["p1"])
  stage.put({ type: "SearchTyped", query: "cola" })
  stage.put({ type: "PathOpened", path: "/butikker/brygga/meny/pizza", how: "link" })
  stage.answer("LoadStore", bryggaWithMenu)
  expect(stage.see().search).toMatchObject({ query: "cola", found: [] })
  stage.put({ type: "SearchTyped", query: "" })
  expect(stage.see().search.found).toEqual([])
})

test("a search that led to a product is stored and still shown on the way back; any other screen ends it", () => {
  const stage = openMenu()
  stage.put({ type: "SearchTyped", query: "marg" })
  stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza/margherita", how: "link" })
  stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "history" })
  expect(stage.see().search).toMatchObject({ query: "marg", found: ["p1"] })
  stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza/margherita", how: "link" })
  expect([history(stage), kept(stage)]).toEqual([["marg"], [[{ query: "marg" }]]])
  stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
  expect(stage.see().search).toMatchObject({ query: "", found: [] })
})

test("without a menu nothing is found", () => {
  const stage = openShop()
  stage.put({ type: "SearchTyped", query: "cola" })
  expect(stage.see().search).toMatchObject({ query: "cola", found: [] })
})
