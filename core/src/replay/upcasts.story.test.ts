import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { addLarge, openMenu } from "../shop/shopStage.fixture.ts"
import { seeShop, shop } from "../shop/shop.ts"
import { gradeLog } from "./gradeLog.ts"
import { readLog } from "./readLog.ts"
import { rehash } from "./rehash.ts"
import { author, logOf, mustRead } from "./session.fixture.ts"
import { upcastEvent, type EventHistory, shopHistory, upcast } from "./upcasts.ts"
import { verify } from "./verify.ts"
import { writeLog } from "./writeLog.ts"

const ShelfShown = Schema.Struct({ type: Schema.Literal("ShelfShown"), category: Schema.String })
const ShelfChosen1 = Schema.Struct({ type: Schema.Literal("ShelfChosen"), category: Schema.String })
const OneMore = Schema.Struct({ type: Schema.Literal("OneMore"), id: Schema.String })
const LineDoubled = Schema.Struct({ type: Schema.Literal("LineDoubled"), id: Schema.String })

/**
 * A made-up history of the shop's events. `ShelfChosen` was first called `ShelfShown`, then had no sub-category, and is
 * at version 3; `LineIncreased` was called `OneMore`; `LineDoubled` was split into two of those.
 */
const madeUp: EventHistory = {
  versions: { ShelfChosen: 3 },
  upcasts: [
    upcast("ShelfShown", 1, ShelfShown, ({ category }) => [{ version: 2, event: { type: "ShelfChosen", category } }]),
    upcast("ShelfChosen", 2, ShelfChosen1, (event) => [{ version: 3, event: { ...event, subCategory: null } }]),
    upcast("OneMore", 1, OneMore, ({ id }) => [{ version: 1, event: { type: "LineIncreased", id } }]),
    upcast("LineDoubled", 1, LineDoubled, ({ id }) => [
      { version: 1, event: { type: "OneMore", id } },
      { version: 1, event: { type: "OneMore", id } },
    ]),
  ],
}

/** Today's session as that history would have written it: a shelf, and a line that is then doubled. */
const oldLog = () => {
  const stage = openMenu()
  stage.put({ type: "ShelfChosen", category: "Pizza", subCategory: null })
  stage.put(addLarge)
  const id = stage.see().cart.lines[0]?.id ?? ""
  stage.put({ type: "LineIncreased", id })
  stage.put({ type: "LineRemoved", id })
  const text = writeLog({ ...author, log: rehash(shop, logOf(stage)).log })
  return {
    id,
    text: text
      .replace('"ShelfChosen":1', '"ShelfChosen":2')
      .replace('"ShelfChosen","category":"Pizza","subCategory":null', '"ShelfChosen","category":"Pizza"')
      .replaceAll('"LineIncreased"', '"LineDoubled"'),
    records: stage.records().length,
    shelf: stage.records().find(({ input }) => input.type === "Happened" && input.event.type === "ShelfChosen")?.n,
  }
}

test("a renamed event, one with a new field and one that was split are upcast", () => {
  expect(upcastEvent(madeUp, { version: 1, event: { type: "ShelfShown", category: "Pizza" } })).toEqual([
    { version: 3, event: { type: "ShelfChosen", category: "Pizza", subCategory: null } },
  ])
  expect(upcastEvent(madeUp, { version: 1, event: { type: "LineDoubled", id: "l4" } })).toEqual([
    { version: 1, event: { type: "LineIncreased", id: "l4" } },
    { version: 1, event: { type: "LineIncreased", id: "l4" } },
  ])
})

test("an old log behaves as it did then: the doubled line has three pieces, and is removed by its id", () => {
  const { text, id, records } = oldLog()
  const { log, grade } = mustRead(text, madeUp)
  expect(log.records).toHaveLength(records + 1)
  const removed = log.records.at(-1)?.n ?? 0
  const before = verify(shop, log, { to: removed - 1 })
  const after = verify(shop, log)
  if (before._tag !== "Same" || after._tag !== "Same") throw new Error("it differs")
  expect(seeShop(before.world).cart.lines).toMatchObject([{ id, quantity: 3 }])
  expect(seeShop(after.world).cart.lines).toEqual([])
  expect(grade).toMatchObject({
    _tag: "Upcast",
    types: [
      { type: "ShelfChosen", version: 2, to: [{ type: "ShelfChosen", version: 3 }], records: 1 },
      { type: "LineDoubled", version: 1, to: [{ type: "LineIncreased" }, { type: "LineIncreased" }], records: 1 },
    ],
  })
})

test("hashes are compared up to the first upcast record; later ones are counted and not compared", () => {
  const { text, shelf, records } = oldLog()
  const { log, grade } = mustRead(text, madeUp)
  expect(grade).toMatchObject({ from: shelf, incomparable: records - (shelf ?? 0) })
  expect(verify(shop, log)).toMatchObject({ _tag: "Same", hashes: shelf })
})

test("an upcast log can be written again, and is then a current log with matching hashes", () => {
  const { log } = mustRead(oldLog().text, madeUp)
  const again = mustRead(writeLog({ ...author, log: rehash(shop, log).log }))
  expect(again.grade).toEqual({ _tag: "Same", records: log.records.length })
  expect(verify(shop, again.log)).toMatchObject({ _tag: "Same", hashes: log.records.length })
})

describe("grading", () => {
  test("a current log is the same, an old one can be upcast", () => {
    const today = writeLog({ ...author, log: rehash(shop, logOf(openMenu() as never)).log })
    expect(gradeLog(today)).toMatchObject({ _tag: "Same" })
    expect(gradeLog(oldLog().text, madeUp)).toMatchObject({ _tag: "Upcast" })
  })

  test("old code reading a newer log names every type that it cannot read, the first line of each, and why", () => {
    const { text, shelf = 0, records } = oldLog()
    expect(gradeLog(text)).toMatchObject({
      _tag: "Impossible",
      line: shelf + 2,
      record: shelf,
      why: "the event ShelfChosen has version 2, which is newer than this program's",
      types: [
        { type: "ShelfChosen", version: 2, why: "newer", line: shelf + 2 },
        { type: "LineDoubled", version: 1, why: "unknown", line: records },
      ],
    })
  })

  test("an old event of the wrong shape is refused, not guessed", () => {
    const broken = oldLog().text.replace('"LineDoubled","id":', '"LineDoubled","number":')
    expect(readLog(broken, madeUp)).toMatchObject({
      _tag: "Unreadable",
      why: expect.stringContaining("invalid event LineDoubled") as string,
    })
  })

  test("a circular upcast table is refused, and the shop's own leads from every version to today's", () => {
    const circle: EventHistory = {
      versions: {},
      upcasts: [upcast("OneMore", 1, OneMore, (event) => [{ version: 1, event }])],
    }
    expect(upcastEvent(circle, { version: 1, event: { type: "OneMore", id: "l1" } })).toMatch(/no way leads/)
    const keys = shopHistory.upcasts.map(({ type, version }) => `${type} ${version}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
