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
  /** The server's response to an invalid token. */
  readonly otherwise?: HttpAnswer | "nobody"
}

/** A device with these tokens, and a server that returns the order for the valid token only. */
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

test("a device without the order's token reads the order by the link, and later without it", async () => {
  const device = deviceWith(null)
  expect(await device.call({ type: "LoadOrder", orderId })).toEqual(unknown)
  expect(await device.open(good)).toEqual(theOrder)
  expect(await device.call({ type: "LoadOrder", orderId })).toEqual(theOrder)
  expect(device.paths().join()).not.toContain(good)
})

test("an invalid link opens nothing, and its token is not stored", async () => {
  const device = deviceWith(null)
  expect(await device.open("forged")).toEqual(unknown)
  expect(device.tokens()).toBe("")
})

test("a forged link does not replace the device's own token, and a valid link replaces an invalid token", async () => {
  const own = deviceWith(good)
  expect(await own.open("forged")).toEqual(theOrder)
  expect(own.tokens()).toContain(good)
  const stale = deviceWith("stale")
  expect(await stale.open(good)).toEqual(theOrder)
  expect(stale.tokens()).toContain(good)
})

test("one request is made if the device has only the link's token, or if both tokens are the same", async () => {
  const fresh = deviceWith(null)
  await fresh.open(good)
  expect(fresh.shownTokens()).toEqual([good])
  const stale = deviceWith("stale")
  expect(await stale.open("stale")).toEqual(unknown)
  expect(stale.shownTokens()).toEqual(["stale"])
})

test("a link's token from an earlier page is no longer in the vault: the order is requested without it", async () => {
  for (const [kept, shown] of [
    [null, ""],
    [good, good],
  ] as const) {
    const device = deviceWith(kept)
    await device.call({ type: "LoadOrder", orderId, link: { sealed: "old-1" } })
    expect(device.shownTokens()).toEqual([shown])
  }
})

test("the link's token is tried only after a 404, not after a busy or an unreachable server", async () => {
  for (const otherwise of [{ status: 503, text: "" }, "nobody"] as const) {
    const device = deviceWith("stale", { otherwise })
    const { error } = (await device.open(good)) as { readonly error: unknown }
    expect(error).toMatchObject(otherwise === "nobody" ? { _tag: "Unreachable" } : { _tag: "Refused", status: 503 })
    expect(device.shownTokens()).toEqual(["stale"])
    expect(device.tokens()).toContain("stale")
  }
})

test("a link has the token in its fragment; without a token the text says that it needs a login", async () => {
  const own = deviceWith(good)
  expect(await own.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Copied", opens: "anyone" } })
  expect(own.shared).toEqual([`/bestilling/${orderId}#${good}`])
  const other = deviceWith(null)
  expect(await other.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Copied", opens: "orderer" } })
  expect(other.shared).toEqual([`/bestilling/${orderId}`])
})

test("the device's result is passed on", async () => {
  const device = deviceWith(good, { answer: { _tag: "Dismissed" } })
  expect(await device.call({ type: "ShareOrder", orderId })).toEqual({ value: { _tag: "Dismissed" } })
})

test("an order's update is a notification in the customer's language", async () => {
  const device = deviceWith(null)
  expect(await device.call({ type: "AskForNotices" })).toEqual({ value: "granted" })
  await device.tell({ type: "Notify", orderId, number: 7, news: "ready" })
  expect(device.shown).toEqual([{ title: "Den er klar! Kom og hent", body: "Bestilling 7", tag: orderId }])
})

test("a device without notifications asks for no permission, and shows none", async () => {
  const { call, tell } = servicesBefore(() => notFound)
  expect(await call({ type: "AskForNotices" })).toEqual({ value: "unsupported" })
  await tell({ type: "Notify", orderId, number: 7, news: "ready" })
})
