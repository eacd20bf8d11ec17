import { readdirSync, readFileSync } from "node:fs"
import type { ShopViews } from "@skorpe/core/shop"
import { describe, expect, test } from "vitest"
import { everyState, isIn, type Room, unreached } from "./everyState.ts"
import type { Visit } from "./model.ts"

const visits: readonly Visit[] = [
  { market: "no", language: "nb" },
  { market: "se", language: "sv" },
  { market: "no", language: "en" },
]

/** What a world shows in each room, as the core's unions call it. */
const shownIn: Readonly<Record<Room, (views: ShopViews) => readonly (string | undefined)[]>> = {
  screen: ({ route }) => [route.screen._tag],
  panel: ({ overlay }) => [overlay.modal?.modal._tag],
  dialog: ({ dialog }) => [dialog.open?.content._tag],
  drawer: ({ overlay }) => [overlay.drawer === "closed" ? undefined : "Menu"],
  notice: ({ notification }) => notification.map(({ notice }) => notice._tag),
}

/** The union by which a screen or overlay is divided further, where there is one. */
const divided: Readonly<Record<string, (views: ShopViews) => string | undefined>> = {
  "screen/Menu": ({ store }) => store.shown._tag,
  "screen/Store": ({ store }) => store.shown._tag,
  "screen/Stores": ({ store }) => store.list._tag,
  "screen/Cart": ({ validation }) => validation._tag,
  "screen/Checkout": ({ checkout }) => checkout.step._tag,
  "screen/Tracking": ({ tracking }) => tracking._tag,
  "dialog/Confirm": ({ dialog }) => {
    const content = dialog.open?.content
    return content?._tag === "Confirm" ? content.topic._tag : undefined
  },
}

describe.each(visits)("in $market, $language", (visit) => {
  test.each(everyState.filter((state) => isIn(state, visit)))("$path: $story", ({ room, of, name, reach }) => {
    const shop = reach(visit)
    const views = shop.views()
    expect([shop.market.id, views.route.language]).toEqual([visit.market, visit.language])
    expect(shownIn[room](views)).toContain(of)
    const tag = /^[A-Z]/.test(name) ? divided[`${room}/${of}`]?.(views) : name
    expect(tag).toBe(name)
    // Nothing else lies before it.
    if (room === "screen")
      expect([views.overlay.modal, views.dialog.open, views.overlay.drawer]).toEqual([null, null, "closed"])
  })
})

test("a state is reached twice the same", () => {
  const [norwegian] = visits
  for (const { reach, path } of everyState)
    if (norwegian) expect(JSON.stringify(reach(norwegian).views()), path).toBe(JSON.stringify(reach(norwegian).views()))
})

test("each part of the kit is shown", () => {
  const parts = readdirSync(new URL("../kit", import.meta.url))
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
    .map((file) => file.replace(".tsx", ""))
  const samples = readFileSync(new URL("kitSamples.tsx", import.meta.url), "utf8")
  // Late only says when something is drawn.
  expect(parts.filter((part) => part !== "Late" && !new RegExp(`^  ${part}: `, "m").test(samples))).toEqual([])
})

test("what nobody comes to see is told, with the reason", () => {
  expect(unreached.map(({ path }) => path)).toEqual([
    "screen/Stores/Idle",
    "screen/Stores/Missing",
    "screen/Store/Idle",
    "screen/Extras/idle",
    "screen/Extras/asking",
    "screen/Extras/showing",
    "screen/Menu/Idle",
    "screen/Tracking/Nothing",
    "dialog/Confirm/StoreChange",
    "notice/PriceChanged/nowhere",
    "notice/StatusMessage/nowhere",
    "notice/GlobalStatusMessage/nowhere",
  ])
})
