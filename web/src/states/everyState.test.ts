import { readdirSync, readFileSync } from "node:fs"
import { couponRefusals } from "@skorpe/core/domain/discount"
import type { ShopViews } from "@skorpe/core/shop"
import { describe, expect, test } from "vitest"
import { everyState, isIn, type StateKind, unreached } from "./everyState.ts"
import type { Reached, Visit } from "./model.ts"
import { shellStates } from "./shell.ts"

const visits: readonly Visit[] = [
  { market: "no", language: "nb" },
  { market: "se", language: "sv" },
  { market: "no", language: "en" },
]

/** What a world shows for each kind of state, by the names of the core's unions; the shell is always shown. */
const shownBy: Readonly<Record<StateKind, (views: ShopViews) => readonly (string | undefined)[]>> = {
  screen: ({ route }) => [route.screen._tag],
  panel: ({ overlay }) => [overlay.modal?.modal._tag],
  dialog: ({ dialog }) => [dialog.open?.content._tag],
  drawer: ({ overlay }) => [overlay.drawer === "closed" ? undefined : "Menu"],
  notice: ({ notification }) => notification.map(({ notice }) => notice._tag),
  banner: ({ accordion, connection, consent }) => [
    consent.isAsked || accordion.open.includes("consent") ? "Consent" : undefined,
    connection.isLost || connection.isCodeLate ? "Connection" : undefined,
  ],
  shell: () => Object.keys(shellStates),
}

/** A check of states' names: the first group of `path` must be among the values that `actual` reads from the views. */
interface NamePromise {
  readonly path: RegExp
  readonly actual: (views: ShopViews) => unknown
}

const refusalCodes: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(couponRefusals).map(([name, code]) => [code, name]),
)

/** For each pattern of paths, where the views have the value that the name promises. */
const promises: readonly NamePromise[] = [
  { path: /^screen\/(?:Menu|Store|Product)\/([A-Z]\w+)$/, actual: ({ store }) => [store.shown._tag] },
  { path: /^screen\/Stores\/([A-Z]\w+)$/, actual: ({ store }) => [store.list._tag] },
  { path: /^screen\/Extras\/(gathering|listed)$/, actual: ({ upsells }) => [upsells.step] },
  { path: /^screen\/Cart\/([A-Z]\w+)$/, actual: ({ validation }) => [validation._tag] },
  { path: /^screen\/Checkout\/([A-Z]\w+)$/, actual: ({ checkout }) => [checkout.step._tag] },
  { path: /^screen\/Checkout\/blocked-(\w+)$/, actual: ({ checkout }) => checkout.blocks.map(({ _tag }) => _tag) },
  { path: /^screen\/Checkout\/payment-(\w+)$/, actual: ({ checkout }) => [checkout.paymentFault] },
  { path: /^screen\/Tracking\/([A-Z]\w+)$/, actual: ({ tracking }) => [tracking._tag] },
  { path: /^screen\/Organisation\/([A-Z]\w+)$/, actual: ({ ownOrganisation }) => [ownOrganisation._tag] },
  {
    path: /^(?:screen|panel)\/\w*Organisation\/fault-(\w+)$/,
    actual: ({ organisationSignUp, ownOrganisation }) => [
      organisationSignUp._tag === "Typing" ? organisationSignUp.fault : null,
      ownOrganisation._tag === "Open" ? ownOrganisation.fault : null,
    ],
  },
  { path: /^screen\/Unsubscribe\/([A-Z]\w+)$/, actual: ({ unsubscribe }) => [unsubscribe._tag] },
  {
    path: /^screen\/Tracking\/order-(\w+)$/,
    actual: ({ tracking }) => (tracking._tag === "Following" ? [tracking.tracking.status] : []),
  },
  {
    path: /^screen\/Tracking\/step-(\w+)$/,
    actual: ({ tracking }) => (tracking._tag === "Following" ? [tracking.tracking.steps.at(-1)?.step] : []),
  },
  {
    path: /^dialog\/Confirm\/([A-Z]\w+)$/,
    actual: ({ dialog }) => (dialog.open?.content._tag === "Confirm" ? [dialog.open.content.topic._tag] : []),
  },
  {
    path: /^dialog\/CouponCodes\/refused-(\w+)$/,
    actual: ({ coupon }) => coupon.problems.map(({ code }) => refusalCodes[code]),
  },
  {
    path: /^dialog\/CouponCodes\/field-(typing|judging|refused|unfit|waiting|unreached)$/,
    actual: ({ coupon }) => [coupon.step],
  },
  { path: /^panel\/Deals\/(loading|loaded|failed)$/, actual: ({ offers }) => [offers.step] },
  { path: /^panel\/AddressFinder\/(idle|searching|found|failed)$/, actual: ({ finder }) => [finder.step] },
  { path: /^panel\/AddressFinder\/offer-(\w+)$/, actual: ({ finder }) => [finder.offer._tag] },
  { path: /\/near-([A-Z]\w+)$/, actual: ({ finder }) => [finder.here._tag] },
  {
    path: /\/near-([a-z]\w+)$/,
    actual: ({ finder }) => (finder.here._tag === "Nowhere" ? [finder.here.reason] : []),
  },
  { path: /^panel\/UserStore\/(idle|saving|saved|failed)$/, actual: ({ defaultStore }) => [defaultStore.step] },
  { path: /^drawer\/Menu\/(opening|open)$/, actual: ({ overlay }) => [overlay.drawer] },
]

/** The views when each state was first reached in Norwegian, to compare with those of a second time. */
const shownFirst = new Map<string, string>()

describe.each(visits)("in $market, $language", (visit) => {
  test.each(everyState.filter((state) => isIn(state, visit)))("$path: $story", ({ kind, of, path, reach }) => {
    const shop = reach(visit)
    const views = shop.views()
    if (visit === visits[0]) shownFirst.set(path, JSON.stringify(views))
    expect([shop.market.id, views.route.language]).toEqual([visit.market, visit.language])
    expect(shownBy[kind](views)).toContain(of)
    for (const { path: promised, actual } of promises) {
      const promise = promised.exec(path)?.[1]
      if (promise !== undefined) expect(actual(views)).toContain(promise)
    }
    // No overlay covers it.
    if (kind === "screen" || kind === "notice" || kind === "banner" || kind === "shell")
      expect([views.overlay.modal, views.dialog.open, views.overlay.drawer]).toEqual([null, null, "closed"])
  })
})

test("reaching a state is deterministic", () => {
  const [norwegian] = visits
  if (norwegian === undefined) throw new Error("nobody visits")
  const shown = (reach: Reached["reach"]) => JSON.stringify(reach(norwegian).views())
  for (const { reach, path } of everyState) expect(shown(reach), path).toBe(shownFirst.get(path) ?? shown(reach))
})

test("each part of the kit has a sample", () => {
  const parts = readdirSync(new URL("../kit", import.meta.url))
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
    .map((file) => file.replace(".tsx", ""))
  const samples = readFileSync(new URL("kitSamples.tsx", import.meta.url), "utf8")
  // Deferred has no appearance of its own.
  expect(parts.filter((part) => part !== "Deferred" && !new RegExp(`^  ${part}: `, "m").test(samples))).toEqual([])
})

test("the unreachable states are exactly these", () => {
  expect(unreached.map(({ path }) => path)).toEqual([
    "screen/Stores/Idle",
    "screen/Stores/Missing",
    "screen/Store/Idle",
    "screen/Extras/idle",
    "screen/Extras/asking",
    "screen/Extras/showing",
    "screen/Menu/Idle",
    "screen/Product/Idle",
    "screen/Checkout/budget-NoBudget",
    "screen/Checkout/blocked-EmptyCart",
    "screen/Checkout/blocked-PaymentNotOffered",
    "screen/Payment/Nothing",
    "screen/Payment/Waiting",
    "screen/Tracking/Nothing",
    "panel/AddressFinder/offer-Idle",
    "panel/AddressFinder/offer-Missing",
    "panel/Deals/idle",
    "notice/PriceChanged/nowhere",
    "notice/GlobalStatusMessage/nowhere",
  ])
})
