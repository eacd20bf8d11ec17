import { readdirSync, readFileSync } from "node:fs"
import { couponRefusals } from "@skorpe/core/discount"
import type { ShopViews } from "@skorpe/core/shop"
import { describe, expect, test } from "vitest"
import { everyState, isIn, type Room, unreached } from "./everyState.ts"
import type { Visit } from "./model.ts"
import { shellStates } from "./shell.ts"

const visits: readonly Visit[] = [
  { market: "no", language: "nb" },
  { market: "se", language: "sv" },
  { market: "no", language: "en" },
]

/** What a world shows in each room, as the core's unions call it; a shell stands around everything. */
const shownIn: Readonly<Record<Room, (views: ShopViews) => readonly (string | undefined)[]>> = {
  screen: ({ route }) => [route.screen._tag],
  panel: ({ overlay }) => [overlay.modal?.modal._tag],
  dialog: ({ dialog }) => [dialog.open?.content._tag],
  drawer: ({ overlay }) => [overlay.drawer === "closed" ? undefined : "Menu"],
  notice: ({ notification }) => notification.map(({ notice }) => notice._tag),
  banner: ({ accordion, connection, consent }) => [
    consent.isAsked || accordion.open.includes("consent") ? "Consent" : undefined,
    connection.isLost ? "Connection" : undefined,
  ],
  shell: () => Object.keys(shellStates),
}

/** What a name promises: a part of its world that a union of the core divides further. */
interface NamePromise {
  readonly path: RegExp
  readonly told: (views: ShopViews) => unknown
}

const refusalCodes: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(couponRefusals).map(([name, code]) => [code, name]),
)

/** Each name that a path begins with, and which part of the world it is; what stands in brackets is the name. */
const promises: readonly NamePromise[] = [
  { path: /^screen\/(?:Menu|Store|Product)\/([A-Z]\w+)$/, told: ({ store }) => [store.shown._tag] },
  { path: /^screen\/Stores\/([A-Z]\w+)$/, told: ({ store }) => [store.list._tag] },
  { path: /^screen\/Extras\/(gathering|listed)$/, told: ({ upsells }) => [upsells.step] },
  { path: /^screen\/Cart\/([A-Z]\w+)$/, told: ({ validation }) => [validation._tag] },
  { path: /^screen\/Checkout\/([A-Z]\w+)$/, told: ({ checkout }) => [checkout.step._tag] },
  { path: /^screen\/Checkout\/blocked-(\w+)$/, told: ({ checkout }) => checkout.blocks.map(({ _tag }) => _tag) },
  { path: /^screen\/Checkout\/payment-(\w+)$/, told: ({ checkout }) => [checkout.paymentFault] },
  { path: /^screen\/Tracking\/([A-Z]\w+)$/, told: ({ tracking }) => [tracking._tag] },
  { path: /^screen\/Unsubscribe\/([A-Z]\w+)$/, told: ({ unsubscribe }) => [unsubscribe._tag] },
  {
    path: /^screen\/Tracking\/order-(\w+)$/,
    told: ({ tracking }) => (tracking._tag === "Following" ? [tracking.tracking.status] : []),
  },
  {
    path: /^screen\/Tracking\/step-(\w+)$/,
    told: ({ tracking }) => (tracking._tag === "Following" ? [tracking.tracking.steps.at(-1)?.step] : []),
  },
  {
    path: /^dialog\/Confirm\/([A-Z]\w+)$/,
    told: ({ dialog }) => (dialog.open?.content._tag === "Confirm" ? [dialog.open.content.topic._tag] : []),
  },
  {
    path: /^dialog\/CouponCodes\/refused-(\w+)$/,
    told: ({ validation }) =>
      validation._tag === "Refused" ? validation.problems.map(({ code }) => refusalCodes[code]) : [],
  },
  { path: /^panel\/Deals\/(loading|loaded|failed)$/, told: ({ offers }) => [offers.step] },
  { path: /^panel\/AddressFinder\/(idle|searching|found|failed)$/, told: ({ finder }) => [finder.step] },
  { path: /^panel\/AddressFinder\/offer-(\w+)$/, told: ({ finder }) => [finder.offer._tag] },
  { path: /\/near-([A-Z]\w+)$/, told: ({ finder }) => [finder.here._tag] },
  {
    path: /\/near-([a-z]\w+)$/,
    told: ({ finder }) => (finder.here._tag === "Nowhere" ? [finder.here.reason] : []),
  },
  { path: /^panel\/UserStore\/(idle|saving|saved|failed)$/, told: ({ defaultStore }) => [defaultStore.step] },
  { path: /^drawer\/Menu\/(opening|open)$/, told: ({ overlay }) => [overlay.drawer] },
]

describe.each(visits)("in $market, $language", (visit) => {
  test.each(everyState.filter((state) => isIn(state, visit)))("$path: $story", ({ room, of, path, reach }) => {
    const shop = reach(visit)
    const views = shop.views()
    expect([shop.market.id, views.route.language]).toEqual([visit.market, visit.language])
    expect(shownIn[room](views)).toContain(of)
    for (const { path: promised, told } of promises) {
      const promise = promised.exec(path)?.[1]
      if (promise !== undefined) expect(told(views)).toContain(promise)
    }
    // Nothing else lies before it.
    if (room === "screen" || room === "notice" || room === "banner" || room === "shell")
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
    "screen/Product/Idle",
    "screen/Checkout/blocked-EmptyCart",
    "screen/Checkout/blocked-PaymentNotOffered",
    "screen/Tracking/Nothing",
    "panel/AddressFinder/offer-Idle",
    "panel/AddressFinder/offer-Missing",
    "panel/Deals/idle",
    "dialog/Confirm/StoreChange",
    "notice/PriceChanged/nowhere",
    "notice/StatusMessage/nowhere",
    "notice/GlobalStatusMessage/nowhere",
  ])
})
