import { Effect } from "effect"
import { expect, test } from "vitest"
import { orderTokenHeader } from "../api/headers.ts"
import { orderExample } from "../api/orderExamples.ts"
import type { LinkShared } from "../domain/order/sharing.ts"
import type { Notice } from "./notices.ts"
import { writeEntry } from "../domain/device/entries.ts"
import { found, notFound, servicesBefore } from "./servicesBench.fixture.ts"
import type { HttpAnswer } from "./transport.ts"

const { orderId } = orderExample
const good = "good-token-of-the-order"

const tokensOf = (token: string) => writeEntry("orderTokens", [{ orderId, token }]) ?? ""

interface Bench {
  readonly answer?: LinkShared
  /** What the server says to a token that is not the good one. */
  readonly otherwise?: HttpAnswer | "nobody"
}

/** A device with these tokens, before a server that gives the order for the good token alone. */
const deviceWith = (kept: string | null, { answer = { _tag: "Copied" }, otherwise = notFound }: Bench = {}) => {
  const shared: string[] = []
  const shown: Notice[] = []
  const { entries, safe, asked, ...services } = servicesBefore(
    ({ headers }) => (headers[orderTokenHeader] === good ? found(orderExample) : otherwise),
    {
      kept: kept === null ? [] : [["orderTokens", tokensOf(kept)]],
      more: {
        share: (path) => Effect.sync(() => (shared.push(path), answer)),
        notices: { ask: Effect.succeed("granted"), show: (notice) => Effect.sync(() => void shown.push(notice)) },
      },
    },
  )
  const open = (token: string) => services.call({ type: "LoadOrder", orderId, link: safe.seal(token, "link") })
  const paths = () => asked.map(({ path }) => path)
  const shownTokens = () => asked.map(({ headers }) => headers[orderTokenHeader])
  return { ...services, open, shared, shown, paths, safe, shownTokens, tokens: () => entries.get("orderTokens") ?? "" }
}

const theOrder = { value: expect.objectContaining({ orderId }) }
const unknown = { error: expect.objectContaining({ _tag: "Refused", status: 404 }) }

test("a device that never saw the order reads it by the link, and from then on without", async () => {
  const device = deviceWith(null)
  expect(await device.call({ type: "LoadOrder", orderId })).toEqual(unknown)
  expect(await device.open(good)).toEqual(theOrder)
  expect(await device.call({ type: "LoadOrder", orderId })).toEqual(theOrder)
  expect(device.paths().join()).not.toContain(good)
})

test("a wrong link opens nothing and is not kept", async () => {
  const device = deviceWith(null)
  expect(await device.open("forged")).toEqual(unknown)
  expect(device.tokens()).toBe("")
})

test("a forged link does not take the place of the device's own token, and a good one mends a bad one", async () => {
  const own = deviceWith(good)
  expect(await own.open("forged")).toEqual(theOrder)
  expect(own.tokens()).toContain(good)
  const stale = deviceWith("stale")
  expect(await stale.open(good)).toEqual(theOrder)
  expect(stale.tokens()).toContain(good)
})

test("a device asks with what it has: once by the link alone, or once when the link has nothing else to say", async () => {
  const fresh = deviceWith(null)
  await fresh.open(good)
  expect(fresh.shownTokens()).toEqual([good])
  const stale = deviceWith("stale")
  expect(await stale.open("stale")).toEqual(unknown)
  expect(stale.shownTokens()).toEqual(["stale"])
})

test("a link of an earlier page is gone from the vault: the order is asked for as without it", async () => {
  for (const [kept, shown] of [
    [null, ""],
    [good, good],
  ] as const) {
    const device = deviceWith(kept)
    await device.call({ type: "LoadOrder", orderId, link: { sealed: "old-1" } })
    expect(device.shownTokens()).toEqual([shown])
  }
})

test("a server that has no time, or does not answer, is not asked again by the link: only one who knows no such order", async () => {
  for (const otherwise of [{ status: 503, text: "" }, "nobody"] as const) {
    const device = deviceWith("stale", { otherwise })
    const { error } = (await device.open(good)) as { readonly error: unknown }
    expect(error).toMatchObject(otherwise === "nobody" ? { _tag: "Unreachable" } : { _tag: "Refused", status: 503 })
    expect(device.shownTokens()).toEqual(["stale"])
    expect(device.tokens()).toContain("stale")
  }
})

test("a link has the token in its fragment, and says so when it opens only with a login", async () => {
  const own = deviceWith(good)
  expect(await own.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Copied", opens: "anyone" } })
  expect(own.shared).toEqual([`/bestilling/${orderId}#${good}`])
  const other = deviceWith(null)
  expect(await other.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Copied", opens: "orderer" } })
  expect(other.shared).toEqual([`/bestilling/${orderId}`])
})

test("an answer of the device is passed on", async () => {
  const device = deviceWith(good, { answer: { _tag: "Dismissed" } })
  expect(await device.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Dismissed" } })
})

test("news of an order are a notification in the customer's language", async () => {
  const device = deviceWith(null)
  expect(await device.call({ type: "AskForNotices" })).toEqual({ value: "granted" })
  await device.tell({ type: "Notify", orderId, number: 7, news: "ready" })
  expect(device.shown).toEqual([{ title: "Den er klar! Kom og hent", body: "Bestilling 7", tag: orderId }])
})

test("a device without notifications asks nobody for them, and shows none", async () => {
  const { call, tell } = servicesBefore(() => notFound)
  expect(await call({ type: "AskForNotices" })).toEqual({ value: "unsupported" })
  await tell({ type: "Notify", orderId, number: 7, news: "ready" })
})
