import { describe, expect, test } from "vitest"
import { addCola, addLarge, openMenu, openShop } from "../../shop/shopStage.fixture.ts"
import type { Notice, NoticeKind, Severity } from "../../domain/notification/model.ts"
import { noticesIn } from "../../domain/notification/rules/noticesIn.ts"

test("a quick notification disappears after five seconds; a new one of its kind restarts the timer", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(4000)
  stage.put(addCola)
  stage.wait(4999)
  expect(stage.see().notification).toMatchObject([{ kind: "basketUpdated", notice: { _tag: "Added" } }])
  stage.wait(1)
  expect(stage.see().notification).toEqual([])
})

test("the customer can dismiss a notification", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "NoticeDismissed", kind: "basketUpdated" })
  expect(stage.see().notification).toEqual([])
  expect(Object.values(stage.world().timers).filter(({ unit }) => unit === "notification")).toEqual([])
})

const text = (words: string) => ({ nb: words, sv: words, en: words })
const message = { text: text("Åpent til 23"), placement: "delivery", severity: "info" } as const

const notices: readonly (readonly [Notice, NoticeKind, Severity, "main" | "delivery", number])[] = [
  [{ _tag: "Added", name: text("Cola") }, "basketUpdated", "info", "main", 5000],
  [{ _tag: "AddedElsewhere", name: text("Cola"), storeName: "Brygga" }, "basketUpdated", "info", "main", 20_000],
  [{ _tag: "PriceChanged" }, "statusMessage", "warning", "main", 20_000],
  [{ _tag: "CodeAdded", code: "TI" }, "basketUpdated", "info", "main", 5000],
  [{ _tag: "CodeRefused", code: "TI", problem: 3134 }, "statusMessage", "warning", "main", 20_000],
  [{ _tag: "CodesLapsed", codes: ["TI"] }, "statusMessage", "warning", "main", 20_000],
  [{ _tag: "AlreadyOrdered" }, "statusMessage", "warning", "main", 20_000],
  [{ _tag: "AttemptGivenUp" }, "statusMessage", "warning", "main", 20_000],
  [{ _tag: "Technical", code: 3099 }, "statusMessage", "error", "main", 20_000],
  [{ _tag: "StatusMessage", ...message }, "statusMessage", "info", "delivery", 20_000],
  [
    { _tag: "GlobalStatusMessage", ...message, severity: "warning" },
    "globalStatusMessage",
    "warning",
    "delivery",
    20_000,
  ],
]

const openNoticed = (...said: readonly Notice[]) => {
  const stage = openShop()
  for (const notice of said) stage.say({ type: "Noticed", notice })
  return { ...stage, shown: () => stage.see().notification }
}

describe("a notification", () => {
  test.each(notices)("$0._tag appears in its form and disappears when its time is over", (...row) => {
    const [notice, kind, severity, placement, time] = row
    const stage = openNoticed(notice)
    stage.wait(time - 1)
    expect(stage.shown()).toMatchObject([{ kind, severity, placement, notice }])
    stage.wait(1)
    expect(stage.shown()).toEqual([])
  })

  test("replaces the one of its kind and restarts the timer; other kinds stay", () => {
    const stage = openNoticed(
      { _tag: "PriceChanged" },
      { _tag: "GlobalStatusMessage", ...message },
      { _tag: "Added", name: text("Cola") },
    )
    stage.wait(4000)
    stage.say({ type: "Noticed", notice: { _tag: "Technical", code: 3099 } })
    expect(stage.shown().map(({ notice }) => notice._tag)).toEqual(["GlobalStatusMessage", "Added", "Technical"])
    stage.wait(16_000)
    expect(stage.shown().map(({ notice }) => notice._tag)).toEqual(["Technical"])
    stage.wait(4000)
    expect(stage.shown()).toEqual([])
  })

  test("disappears alone when dismissed", () => {
    const stage = openNoticed({ _tag: "PriceChanged" }, { _tag: "GlobalStatusMessage", ...message })
    stage.put({ type: "NoticeDismissed", kind: "basketUpdated" })
    expect(stage.shown()).toHaveLength(2)
    stage.put({ type: "NoticeDismissed", kind: "globalStatusMessage" })
    expect(stage.shown()).toMatchObject([{ kind: "statusMessage" }])
  })

  test("has its full time again after it was dismissed", () => {
    const stage = openNoticed({ _tag: "Added", name: text("Cola") })
    stage.wait(4000)
    stage.put({ type: "NoticeDismissed", kind: "basketUpdated" })
    stage.say({ type: "Noticed", notice: { _tag: "Added", name: text("Cola") } })
    stage.wait(4999)
    expect(stage.shown()).toHaveLength(1)
  })

  test("of the cart disappears with its page; a message stays", () => {
    const stage = openNoticed({ _tag: "Added", name: text("Cola") }, { _tag: "PriceChanged" })
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    expect(stage.shown()).toMatchObject([{ kind: "statusMessage" }])
  })

  test("of the cart disappears when the cart's panel opens, not another one", () => {
    const stage = openNoticed({ _tag: "Added", name: text("Cola") }, { _tag: "PriceChanged" })
    stage.put({ type: "ModalOpened", modal: { _tag: "CurrentStore" } })
    expect(stage.shown()).toHaveLength(2)
    stage.put({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
    expect(stage.shown()).toMatchObject([{ kind: "statusMessage" }])
    expect(Object.values(stage.world().timers).filter(({ unit }) => unit === "notification")).toHaveLength(1)
  })

  test("has its own position, in its own part of the shop", () => {
    const shown = openNoticed(
      { _tag: "Added", name: text("Cola") },
      { _tag: "Technical", code: 3099 },
      { _tag: "GlobalStatusMessage", ...message },
    ).shown()
    const tags = (...[placement, context]: readonly ["main" | "delivery", "menu" | "profile"]) =>
      noticesIn(shown, placement, context).map(({ notice }) => notice._tag)
    expect(tags("main", "menu")).toEqual(["Added", "Technical"])
    expect(tags("main", "profile")).toEqual(["Technical"])
    expect(tags("delivery", "menu")).toEqual(["GlobalStatusMessage"])
    expect(tags("delivery", "profile")).toEqual(["GlobalStatusMessage"])
  })
})

describe("the notice of lapsed codes", () => {
  const lapse = { type: "Noticed", notice: { _tag: "CodesLapsed", codes: ["DUO399"] } } as const

  test.each(["/handlevogn", "/betaling"])("is left to the cart at %s", (path) => {
    const stage = openShop(path)
    stage.say(lapse)
    expect(stage.see().notification).toEqual([])
  })

  test("is left to the cart's panel", () => {
    const stage = openMenu()
    stage.put({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
    stage.say(lapse)
    expect(stage.see().notification).toEqual([])
  })

  test("disappears when the lapse is undone; other notices stay", () => {
    const stage = openMenu()
    stage.say({ type: "Noticed", notice: { _tag: "AlreadyOrdered" } })
    stage.put({ type: "LapseUndone" })
    expect(stage.see().notification).toHaveLength(1)
    stage.say(lapse)
    stage.put({ type: "LapseUndone" })
    expect(stage.see().notification).toEqual([])
  })
})
