import { Effect, Layer, Schema, Stream } from "effect"
import { expect, test } from "vitest"
import { kroner } from "../domain/money/rules/kroner.ts"
import { KitchenOrder } from "../domain/order/kitchenOrder.ts"
import type { KitchenCommand } from "../kitchen/commands.ts"
import { orderOf } from "../kitchen/kitchenStage.fixture.ts"
import { emptyTablet, noPresses } from "../kitchen/model.ts"
import { torgetWithMenu } from "../shop/samples.fixture.ts"
import { Store, StoreWithMenu } from "../domain/store/model.ts"
import { makeSafe } from "../vault/safe.ts"
import { Vault } from "../vault/vault.ts"
import { kitchenServices } from "./kitchenServices.ts"
import { found, notFound } from "./servicesBench.fixture.ts"
import { StaffTablet } from "./staffTablet.ts"
import { type HttpAnswer, type HttpAsk, Transport, Unreachable } from "./transport.ts"

const encodeOrder = Schema.encodeSync(KitchenOrder)
const one = orderOf(1)
const pageOf = (orders: readonly KitchenOrder[], next: string | null = null, position = "41") =>
  found({ items: orders.map((order) => encodeOrder(order)), next, position })

interface Bench {
  readonly key?: string | null
  readonly memory?: string | null
  readonly presses?: string | null
  readonly streams?: string
}

/**
 * A tablet with a staff key and a server that answers with this function; `done` lists what the tablet was told to do.
 */
const tabletBefore = (
  answer: (ask: HttpAsk) => HttpAnswer | "nobody",
  { key = "key-1", memory = null, presses = null, streams = "" }: Bench = {},
) => {
  const asked: HttpAsk[] = []
  const done: unknown[] = []
  const news: unknown[] = []
  const safe = makeSafe("page")
  const does = (what: unknown) => Effect.sync(() => void done.push(what))
  const layer = Layer.mergeAll(
    Layer.succeed(Vault, safe),
    Layer.succeed(StaffTablet, {
      readKey: Effect.succeed(key),
      keepKey: (text, keep) => does(["key", text, keep]),
      forgetKey: does("forget key"),
      readMemory: Effect.succeed(memory),
      writeMemory: (text) => does(["memory", text]),
      readPresses: Effect.succeed(presses),
      writePresses: (text) => does(["presses", text]),
      ring: does("ring"),
    }),
    Layer.succeed(Transport, {
      send: (ask) => {
        asked.push(ask)
        const given = answer(ask)
        return given === "nobody" ? Effect.fail(new Unreachable()) : Effect.succeed(given)
      },
      stream: (ask) => {
        asked.push(ask)
        return Stream.succeed(streams)
      },
    }),
  )
  const call = (command: KitchenCommand) =>
    Effect.runPromise(
      kitchenServices
        .call(command, (told) => news.push(told))
        .pipe(
          Effect.match({ onSuccess: (value) => ({ value }), onFailure: (error) => ({ error }) }),
          Effect.provide(layer),
        ),
    )
  const tell = (command: KitchenCommand) => Effect.runPromise(kitchenServices.tell(command).pipe(Effect.provide(layer)))
  const sent = () => asked.map(({ method, path, body }) => [`${method} ${path}`, body && JSON.parse(body)])
  return { call, tell, asked, sent, done, news, safe }
}

const unknownKey = { error: { _tag: "Refused", status: 401, problems: [] } }
const defect = { error: { _tag: "Defect" } }

test("a new tablet has stored nothing; a used one has its store, its key and the waiting presses", async () => {
  const fresh = tabletBefore(() => "nobody", { key: null })
  const nothing = { value: { ...emptyTablet, hasKey: false, kept: noPresses } }
  expect(await fresh.call({ type: "ReadTablet" })).toEqual(nothing)
  const memory = { language: "sv", store: { id: "101", name: "Torget" }, isMuted: true } as const
  const presses = [{ orderId: "order1", number: 1, report: { type: "Accept" } }] as const
  const kept = { storeId: "101", presses, at: 60_000 }
  await fresh.tell({ type: "KeepTablet", memory })
  await fresh.tell({ type: "KeepPresses", kept })
  const [[, memoryText], [, pressesText]] = fresh.done as [[string, string], [string, string]]
  const used = tabletBefore(() => "nobody", { memory: memoryText, presses: pressesText })
  expect(await used.call({ type: "ReadTablet" })).toEqual({ value: { ...memory, hasKey: true, kept } })
  const spoilt = tabletBefore(() => "nobody", { key: null, memory: "{", presses: '{"storeId":1}' })
  expect(await spoilt.call({ type: "ReadTablet" })).toEqual(nothing)
})

test("a tablet executes tells: it forgets answered presses and the key, and rings", async () => {
  const { tell, done, asked } = tabletBefore(() => "nobody")
  await tell({ type: "KeepPresses", kept: noPresses })
  await tell({ type: "ForgetKey" })
  await tell({ type: "Ring" })
  await tell({ type: "ListStores" })
  expect(done).toEqual([["presses", null], "forget key", "ring"])
  expect(asked).toEqual([])
})

test("a key is stored once the server has accepted it, for the tab or the device as the staff chose", async () => {
  const tablet = tabletBefore(() => pageOf([]), { key: null })
  const key = tablet.safe.seal("typed-key", "key")
  expect(await tablet.call({ type: "TryKey", key, keep: "device" })).toEqual({ value: null })
  expect(tablet.asked).toEqual([
    { method: "GET", path: "/api/kitchen/orders?limit=1", headers: { "staff-key": "typed-key" } },
  ])
  expect(tablet.done).toEqual([["key", "typed-key", "device"]])
  const wrong = tabletBefore(() => ({ status: 401, text: "" }), { key: null })
  const typed = wrong.safe.seal("typed-key", "key")
  expect(await wrong.call({ type: "TryKey", key: typed, keep: "device" })).toEqual(unknownKey)
  expect(wrong.done).toEqual([])
})

test.each(["", "nøkkel", "two words", "key\n", "k".repeat(201)])(
  "a key that a header cannot hold is rejected without a request: %j",
  async (text) => {
    const tablet = tabletBefore(() => pageOf([]))
    const key = tablet.safe.seal(text, "key")
    expect(await tablet.call({ type: "TryKey", key, keep: "device" })).toEqual(unknownKey)
    expect(tablet.asked).toEqual([])
  },
)

test("a key that is no longer in the vault must be typed again; a chart that tries no key has a bug", async () => {
  const tablet = tabletBefore(() => pageOf([]))
  expect(await tablet.call({ type: "TryKey", key: { sealed: "old-1" }, keep: "device" })).toEqual(unknownKey)
  expect(await tablet.call({ type: "TryKey", key: null, keep: "device" })).toEqual(defect)
  const longest = tablet.safe.seal("k".repeat(200), "key")
  expect(await tablet.call({ type: "TryKey", key: longest, keep: "device" })).toEqual({ value: null })
})

test("a board reads all pages of open orders, and the newest hundred ended ones", async () => {
  const [open, ended] = [[one, orderOf(2)], Array.from({ length: 101 }, (_, nth) => orderOf(nth + 10))]
  const { call, asked } = tabletBefore(({ path }) => {
    if (path.includes("status=ended")) return pageOf(ended, null, "43")
    return path.includes("after=page2") ? pageOf([orderOf(2)], null, "42") : pageOf([one], "page2")
  })
  const since = Date.UTC(2026, 10, 21, 4)
  expect(await call({ type: "LoadOrders", storeId: "my store", language: "nb", since })).toEqual({
    value: { orders: open, ended: ended.slice(1), position: "41" },
  })
  const page = "/api/kitchen/orders?storeId=my%20store&limit=200"
  expect(asked).toEqual(
    [page, `${page}&after=page2`, `${page}&status=ended&from=2026-11-21T04%3A00%3A00.000Z`].map((path) => ({
      method: "GET",
      path,
      headers: { "accept-language": "nb", "staff-key": "key-1" },
    })),
  )
})

test("a board follows its store's orders from the page that it has", async () => {
  const tablet = tabletBefore(() => "nobody", { streams: `id: 42\ndata: ${JSON.stringify(encodeOrder(one))}\n\n` })
  expect(await tablet.call({ type: "FollowOrders", storeId: "101", language: "sv", after: "41" })).toEqual({
    value: null,
  })
  expect(tablet.news).toEqual([one])
  expect(tablet.asked).toMatchObject([
    {
      path: "/api/kitchen/orders?storeId=101",
      headers: { "staff-key": "key-1", "last-event-id": "41", "accept-language": "sv" },
    },
  ])
})

test("a tablet without a key makes no staff request", async () => {
  const { call, asked } = tabletBefore(() => pageOf([]), { key: null })
  expect(await call({ type: "RereadOrder", orderId: "order1", language: "nb" })).toEqual(unknownKey)
  expect(await call({ type: "FollowOrders", storeId: "101", language: "nb", after: "" })).toEqual(unknownKey)
  expect(asked).toEqual([])
})

test("an order is read again from the open orders, then from the ended ones; it may be in neither", async () => {
  const only = (status: string) => tabletBefore(({ path }) => pageOf(path.endsWith(`status=${status}`) ? [one] : []))
  for (const status of ["open", "ended"]) {
    const { call, asked } = only(status)
    expect(await call({ type: "RereadOrder", orderId: "order1", language: "nb" })).toEqual({ value: one })
    expect(asked.at(-1)?.path).toBe(`/api/kitchen/orders?order=order1&status=${status}`)
  }
  expect(await only("none").call({ type: "RereadOrder", orderId: "order1", language: "nb" })).toEqual({ value: null })
})

const tracking = {
  orderId: "order1",
  sequence: 2,
  status: "accepted",
  deliveryMethod: "carryout",
  steps: [],
  reason: null,
  estimatedAt: "1970-01-01T00:20:00.000Z",
} as const

test("a report is sent to its order as JSON, with its time in ISO form", async () => {
  const { call, asked } = tabletBefore(() => found(tracking))
  const report = { type: "Delay", estimatedAt: 1_200_000 } as const
  expect(await call({ type: "SendReport", orderId: "order/1", report })).toEqual({
    value: { ...tracking, estimatedAt: 1_200_000 },
  })
  expect(asked).toEqual([
    {
      method: "POST",
      path: "/api/kitchen/orders/order%2F1/report",
      headers: { "content-type": "application/json", "staff-key": "key-1" },
      body: '{"type":"Delay","estimatedAt":"1970-01-01T00:20:00.000Z"}',
    },
  ])
})

const marks = {
  stock: [{ kind: "ingredient", code: "OST", until: null }],
  delays: { pickup: 0, delivery: 10 },
} as const

test("each mark is sent to its own path; the response lists all marks in force", async () => {
  const { call, sent } = tabletBefore(() => found(marks))
  const stock = { kind: "ingredient", code: "OST", until: 60_000 } as const
  const answer = { value: marks }
  expect(await call({ type: "SendMark", storeId: "1/1", mark: { _tag: "Stock", mark: stock } })).toEqual(answer)
  expect(await call({ type: "SendMark", storeId: "1/1", mark: { _tag: "Delay", mark: { delivery: 10 } } })).toEqual(
    answer,
  )
  expect(sent()).toEqual([
    ["POST /api/kitchen/stores/1%2F1/stock", { ...stock, until: "1970-01-01T00:01:00.000Z" }],
    ["POST /api/kitchen/stores/1%2F1/delay", { delivery: 10 }],
  ])
})

test("a store's marks are read together with its opening state and waiting times", async () => {
  const status = { open: true, changesAt: "1970-01-01T00:01:00.000Z", waitMinutes: { pickup: 15, delivery: 40 } }
  const whole = { ...status, soldOutProducts: [], soldOutVariations: [], serverTime: "1970-01-01T00:00:00.000Z" }
  const { call, asked } = tabletBefore(({ path }) => found(path.endsWith("/status") ? whole : marks))
  expect(await call({ type: "ReadMarks", storeId: "1/1" })).toEqual({
    value: { marks, status: { ...status, changesAt: 60_000 } },
  })
  expect(asked.map(({ path, headers }) => [path, headers])).toEqual([
    ["/api/kitchen/stores/1%2F1", { "staff-key": "key-1" }],
    ["/api/stores/1%2F1/status", {}],
  ])
})

test("the list of stores, and of what a store can run out of, is read from the public endpoints", async () => {
  const store = Schema.encodeSync(Store)(torgetWithMenu.store)
  const list = tabletBefore(() => found([store]))
  const { id, name } = torgetWithMenu.store
  expect(await list.call({ type: "ListStores" })).toEqual({ value: [{ id, name }] })
  expect(list.asked).toEqual([{ method: "GET", path: "/api/stores", headers: {} }])
  const read = tabletBefore(() => found(Schema.encodeSync(StoreWithMenu)(torgetWithMenu)))
  expect(await read.call({ type: "ListSellables", storeId: "1/1" })).toMatchObject({
    value: [{ code: "MARG", codes: ["MARG_AM30", "MARG_AM40"] }, { code: "COLA" }],
  })
  expect(read.asked).toEqual([{ method: "GET", path: "/api/stores/1%2F1", headers: {} }])
})

const matter = {
  id: "m/1",
  kind: "wrongAmount",
  at: "1970-01-01T00:01:00.000Z",
  orderId: "order1",
  number: 1,
  storeId: "101",
  charge: null,
  amount: 269,
  currency: "NOK",
  money: "ours",
} as const

test("payments to check are listed by store, and marked as checked one by one", async () => {
  const { call, sent } = tabletBefore(({ method }) => (method === "GET" ? found([matter]) : { status: 204, text: "" }))
  expect(await call({ type: "ListMatters", storeId: "1/1" })).toEqual({
    value: [{ ...matter, at: 60_000, amount: kroner(269) }],
  })
  expect(await call({ type: "SendSeen", id: "m/1" })).toEqual({ value: null })
  expect(sent()).toEqual([
    ["GET /api/kitchen/money?storeId=1%2F1", undefined],
    ["POST /api/kitchen/money/m%2F1/seen", {}],
  ])
  expect(await tabletBefore(() => notFound).call({ type: "SendSeen", id: "m/1" })).toMatchObject({
    error: { _tag: "Refused", status: 404 },
  })
  expect(await tabletBefore(() => "nobody").call({ type: "SendSeen", id: "m/1" })).toEqual({
    error: { _tag: "Unreachable" },
  })
})

const paid = {
  orderId: "order1",
  status: "accepted",
  paymentType: "ADYEN",
  payment: "paid",
  total: 269,
  currency: "NOK",
  resultCode: "Authorised",
  refusalReason: null,
} as const

test("a refund is sent to its order with its idempotency key, in kroner", async () => {
  const { call, sent, asked } = tabletBefore(() => found(paid))
  const answer = await call({ type: "SendRefund", orderId: "order/1", amount: kroner(99.5), key: "refund-1" })
  expect(answer).toEqual({ value: { ...paid, total: kroner(269) } })
  expect(sent()).toEqual([["POST /api/kitchen/orders/order%2F1/refund", { amount: 99.5 }]])
  expect(asked[0]?.headers).toEqual({
    "content-type": "application/json",
    "staff-key": "key-1",
    "idempotency-key": "refund-1",
  })
})

test("staff read an order's requested refunds in kroner, and which of them failed", async () => {
  const { call, sent } = tabletBefore(() => found([{ amount: 49.5, hasFailed: true }]))
  const refunds = [{ amount: kroner(49.5), hasFailed: true }]
  expect(await call({ type: "ReadRefunds", orderId: "order/1" })).toEqual({ value: refunds })
  expect(sent()).toEqual([["GET /api/kitchen/orders/order%2F1/refunds", undefined]])
})

test("a chart that calls without a request has a bug: the call is a defect, and nothing is sent", async () => {
  const { call, asked } = tabletBefore(() => "nobody")
  expect(await call({ type: "SendReport", orderId: "order1", report: null })).toEqual(defect)
  expect(await call({ type: "SendMark", storeId: "101", mark: null })).toEqual(defect)
  expect(asked).toEqual([])
  await expect(call({ type: "Ring" })).rejects.toThrow("Ring is a tell: it has no answer")
})
