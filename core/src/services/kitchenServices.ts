import { Effect, Option, Schema, Stream } from "effect"
import { ApiFailure } from "../api/failure.ts"
import { mayBeStaffKey, staffKeyHeader } from "../api/headers.ts"
import { kitchenPaths } from "../api/kitchenPaths.ts"
import { paths } from "../api/paths.ts"
import type { Language } from "../domain/language/model.ts"
import { KitchenReport } from "../domain/order/kitchen.ts"
import { type KitchenOrder, KitchenPage } from "../domain/order/kitchenOrder.ts"
import { Tracking } from "../domain/order/model.ts"
import { AskedRefund, MoneyNotice, RefundWish } from "../domain/payment/matters.ts"
import { PaymentStatus } from "../domain/payment/wire.ts"
import { DelayMark, StockMark, StoreMarks } from "../domain/store/marks.ts"
import { Store, StoreStatus, StoreWithMenu } from "../domain/store/model.ts"
import type { Json } from "../kernel/json.ts"
import type { Services } from "../kernel/hands.ts"
import { mostEnded } from "../kitchen/board/actor.ts"
import type { KitchenCalls, KitchenCall, KitchenCallName, KitchenCommand, KitchenTell } from "../kitchen/commands.ts"
import { emptyTablet, KeptPresses, noPresses, TabletMemory } from "../kitchen/model.ts"
import { sellablesOf } from "../kitchen/stock/sellablesOf.ts"
import { openSecret, type Vault } from "../vault/vault.ts"
import { withoutSecrets } from "../vault/withoutSecrets.ts"
import { callApi } from "./callApi.ts"
import { failureOf } from "./failureOf.ts"
import { followKitchen, writeQuery } from "./followKitchen.ts"
import { pathTo } from "./paths.ts"
import { StaffTablet } from "./staffTablet.ts"
import { type HttpAsk, Transport } from "./transport.ts"

type Needs = Transport | StaffTablet | Vault

type KitchenServices = {
  readonly [Name in KitchenCallName]: (
    call: KitchenCalls[Name]["asks"],
    news: (news: Json) => void,
  ) => Effect.Effect<KitchenCalls[Name]["answer"], ApiFailure, Needs>
}

/** Upper bound on the orders of a page. */
const pageSize = "200"

const decodeMemory = Schema.decodeUnknownOption(Schema.fromJsonString(TabletMemory))
const encodeMemory = Schema.encodeSync(Schema.fromJsonString(TabletMemory))
const decodePresses = Schema.decodeUnknownOption(Schema.fromJsonString(KeptPresses))
const encodePresses = Schema.encodeSync(Schema.fromJsonString(KeptPresses))
const encodeReport = Schema.encodeSync(Schema.fromJsonString(KitchenReport))
const encodeStock = Schema.encodeSync(Schema.fromJsonString(StockMark))
const encodeDelay = Schema.encodeSync(Schema.fromJsonString(DelayMark))
const encodeRefund = Schema.encodeSync(Schema.fromJsonString(RefundWish))

/** A chart that calls without a request has a bug: the call fails as a defect. */
const defect = Effect.fail(ApiFailure.make({ _tag: "Defect" }))

const unknownKey = Effect.fail(ApiFailure.make({ _tag: "Refused", status: 401, problems: [] }))

/** The tablet's key; without one, the server would refuse the call. */
const readKey = Effect.gen(function* () {
  const key = yield* (yield* StaffTablet).readKey
  return key === null ? yield* unknownKey : key
})

type Headers = Readonly<Record<string, string>>

const get = (path: string, headers: Headers = {}): HttpAsk => ({ method: "GET", path, headers })

const post = (path: string, body: string, headers: Headers = {}): HttpAsk => ({
  method: "POST",
  path,
  headers: { "content-type": "application/json", ...headers },
  body,
})

/** Adds the staff key to a request. */
const asStaff = (ask: HttpAsk) =>
  Effect.map(readKey, (key): HttpAsk => ({ ...ask, headers: { ...ask.headers, [staffKeyHeader]: key } }))

const ask = <A, I>(request: HttpAsk, schema: Schema.Codec<A, I>) =>
  Effect.flatMap(asStaff(request), (staffs) => callApi(staffs, schema))

const askPage = (query: Headers, language: Language) =>
  ask(get(`${pathTo(kitchenPaths.orders)}?${writeQuery(query)}`, { "accept-language": language }), KitchenPage)

/** All pages of a list, and the position of the first. */
const askPages = Effect.fnUntraced(function* (query: Headers, language: Language) {
  const first = yield* askPage(query, language)
  const orders: KitchenOrder[] = [...first.items]
  for (let { next } = first; next !== null;) {
    const page = yield* askPage({ ...query, after: next }, language)
    orders.push(...page.items)
    next = page.next
  }
  return { orders, position: first.position }
})

const loadOrders = Effect.fnUntraced(function* ({ storeId, language, since }: KitchenCalls["LoadOrders"]["asks"]) {
  const query = { storeId, limit: pageSize }
  const open = yield* askPages(query, language)
  const ended = yield* askPages({ ...query, status: "ended", from: new Date(since).toISOString() }, language)
  return { ...open, ended: ended.orders.slice(-mostEnded) }
})

/** Sends a request whose answer has no body. */
const send = Effect.fnUntraced(function* (request: HttpAsk) {
  const transport = yield* Transport
  const answer = yield* transport
    .send(yield* asStaff(request))
    .pipe(Effect.mapError(() => ApiFailure.make({ _tag: "Unreachable" })))
  return answer.status === 204 ? null : yield* Effect.fail(yield* failureOf(answer))
})

const calls: KitchenServices = {
  ReadTablet: Effect.fnUntraced(function* () {
    const tablet = yield* StaffTablet
    const memory = Option.getOrElse(decodeMemory(yield* tablet.readMemory), () => emptyTablet)
    const kept = Option.getOrElse(decodePresses(yield* tablet.readPresses), () => noPresses)
    return { ...memory, hasKey: (yield* tablet.readKey) !== null, kept }
  }),
  TryKey: Effect.fnUntraced(function* ({ key, keep }) {
    if (key === null) return yield* defect
    // A key that is no longer in the vault must be typed again, like a wrong one.
    const text = yield* openSecret(key).pipe(Effect.catch(() => unknownKey))
    if (!mayBeStaffKey(text)) return yield* unknownKey
    yield* callApi(get(`${pathTo(kitchenPaths.orders)}?limit=1`, { [staffKeyHeader]: text }), KitchenPage)
    yield* (yield* StaffTablet).keepKey(text, keep)
    return null
  }),
  ListStores: () =>
    Effect.map(callApi(get(pathTo(paths.stores.list)), Schema.Array(Store)), (stores) =>
      stores.map(({ id, name }) => ({ id, name })),
    ),
  LoadOrders: loadOrders,
  FollowOrders: Effect.fnUntraced(function* ({ storeId, language, after }, news) {
    const staffKey = yield* readKey
    yield* Stream.runForEach(followKitchen({ staffKey, language, query: { storeId }, after }), ({ order }) =>
      Effect.sync(() => news(order as unknown as Json)),
    )
    return null
  }),
  RereadOrder: Effect.fnUntraced(function* ({ orderId, language }) {
    const open = yield* askPage({ order: orderId, status: "open" }, language)
    const found = open.items[0] ?? (yield* askPage({ order: orderId, status: "ended" }, language)).items[0]
    return found ?? null
  }),
  SendReport: ({ orderId, report }) =>
    report === null ? defect : ask(post(pathTo(kitchenPaths.report, { id: orderId }), encodeReport(report)), Tracking),
  ListSellables: ({ storeId }) =>
    Effect.map(callApi(get(pathTo(paths.stores.read, { id: storeId })), StoreWithMenu), ({ menu }) =>
      sellablesOf(menu),
    ),
  ReadMarks: Effect.fnUntraced(function* ({ storeId }) {
    const marks = yield* ask(get(pathTo(kitchenPaths.marks, { id: storeId })), StoreMarks)
    const { open, changesAt, waitMinutes } = yield* callApi(
      get(pathTo(paths.stores.status, { id: storeId })),
      StoreStatus,
    )
    return { marks, status: { open, changesAt, waitMinutes } }
  }),
  SendMark: ({ storeId, mark }) => {
    if (mark === null) return defect
    const id = { id: storeId }
    return mark._tag === "Stock"
      ? ask(post(pathTo(kitchenPaths.stock, id), encodeStock(mark.mark)), StoreMarks)
      : ask(post(pathTo(kitchenPaths.delay, id), encodeDelay(mark.mark)), StoreMarks)
  },
  ListMatters: ({ storeId }) =>
    ask(get(`${pathTo(kitchenPaths.money)}?${writeQuery({ storeId })}`), Schema.Array(MoneyNotice)),
  SendSeen: ({ id }) => send(post(pathTo(kitchenPaths.seen, { id }), "{}")),
  ReadRefunds: ({ orderId }) => ask(get(pathTo(kitchenPaths.refunds, { id: orderId })), Schema.Array(AskedRefund)),
  SendRefund: ({ orderId, amount, key }) =>
    ask(
      post(pathTo(kitchenPaths.refund, { id: orderId }), encodeRefund({ amount }), { "idempotency-key": key }),
      PaymentStatus,
    ),
}

const runTell = (tell: KitchenTell): Effect.Effect<void, never, StaffTablet> =>
  Effect.flatMap(StaffTablet, (tablet) => {
    switch (tell.type) {
      case "KeepTablet":
        return tablet.writeMemory(encodeMemory(tell.memory))
      case "KeepPresses":
        return tablet.writePresses(tell.kept.presses.length === 0 ? null : encodePresses(tell.kept))
      case "ForgetKey":
        return tablet.forgetKey
      case "Ring":
        return tablet.ring
    }
  })

const isCall = (command: KitchenCommand): command is KitchenCall => Object.hasOwn(calls, command.type)

// The cast is needed because TypeScript cannot correlate a union's name with the service of that name.
const runCall = (call: KitchenCall, news: (news: Json) => void) =>
  (calls[call.type] as (call: KitchenCall, news: (news: Json) => void) => Effect.Effect<Json, Json, Needs>)(call, news)

/** Executes a kitchen's commands over a transport and a tablet, as staff; the key is read again for each call. */
export const kitchenServices: Services<KitchenCommand, Needs> = withoutSecrets({
  call: (command, news) =>
    isCall(command) ? runCall(command, news) : Effect.die(new Error(`${command.type} is a tell: it has no answer`)),
  tell: (command) => (isCall(command) ? Effect.void : runTell(command)),
})
