import { Deferred, Effect, Fiber, Layer } from "effect"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { testProvider } from "../testing/testProvider.ts"
import { CardPayments } from "./CardPayments.ts"
import { PayingPlaces } from "./PayingPlaces.ts"

/** A provider that answers a customer's calls only once `answers` is called. */
const hangingProvider = () => {
  const open = Deferred.makeUnsafe<void>()
  const hang = <A, E>(call: Effect.Effect<A, E>) => Effect.andThen(Deferred.await(open), call)
  const layer = Layer.effect(
    CardPayments,
    Effect.map(CardPayments, (calls) => ({
      ...calls,
      begin: (attempt, details) => hang(calls.begin(attempt, details)),
    })),
  ).pipe(Layer.provide(testProvider().layer))
  return { layer, answers: () => Deferred.doneUnsafe(open, Effect.void) }
}

it("has no place beyond the limit, and frees a place when a call ends or is interrupted", () =>
  Effect.gen(function* () {
    const { hold } = yield* PayingPlaces
    const end = Deferred.makeUnsafe<void>()
    const call = hold((hasPlace) => (hasPlace ? Effect.as(Deferred.await(end), "asked") : Effect.succeed("busy")))
    const hanging = yield* Effect.forkChild(call, { startImmediately: true })
    const another = yield* Effect.forkChild(call, { startImmediately: true })
    expect(yield* call).toBe("busy")
    yield* Fiber.interrupt(another)
    const third = yield* Effect.forkChild(call, { startImmediately: true })
    expect(yield* call).toBe("busy")
    yield* Deferred.succeed(end, undefined)
    expect([yield* Fiber.join(hanging), yield* Fiber.join(third), yield* call]).toEqual(["asked", "asked", "asked"])
  }).pipe(Effect.provide(PayingPlaces.layer(2)), Effect.runPromise))

let server: RunningServer
const provider = hangingProvider()
beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    kitchen: "manual",
    stores: sampleStores,
    database: { _tag: "ThrowAway" },
    cardPayments: provider.layer,
    capacity: { concurrent: 4, queued: 9, longestWait: 300 },
  })
})
afterAll(() => {
  provider.answers()
  return server.close()
})

it("still accepts orders while the provider hangs and more customers pay than there are places", async () => {
  const client = orderingClient(server.url)
  const create = async (paymentType: string) =>
    client.ask("POST", "/api/order/create", margheritas(1, { paymentType }), {
      "idempotency-key": crypto.randomUUID(),
    })
  type Order = Awaited<ReturnType<typeof create>>
  const ask = ({ body }: Order, path: string, said: object, key: string) =>
    client.ask("POST", path, said, { "order-token": String(body.trackingToken), "idempotency-key": key })
  const begin = (order: Order, key = String(order.body.orderId)) =>
    ask(
      order,
      "/api/order/create-payment",
      { orderId: String(order.body.orderId), details: { paymentMethod: { type: "scheme" } } },
      key,
    )
  const unpaid: Order[] = []
  for (let nth = 0; nth < 5; nth += 1) unpaid.push(await create("ADYEN"))
  const refused: Order[] = []
  const paying = unpaid.map(async (order) => {
    const answer = await begin(order)
    if (answer.status === 503) refused.push(order)
    return answer
  })
  const [first, second] = await Promise.all([Promise.race(paying), create("INSTORE"), create("INSTORE")])
  expect([first.status, first.headers.get("retry-after"), second.status]).toEqual([503, "2", 200])
  await vi.waitFor(() => expect(refused).toHaveLength(3), 5000)
  // A refused payment has not begun, so its order can be given up at once.
  const [one, ...others] = refused
  if (one === undefined) throw new Error("no payment was refused")
  const givenUp = await ask(one, `/api/order/${String(one.body.orderId)}/give-up`, {}, crypto.randomUUID())
  expect(givenUp.status).toBe(200)
  provider.answers()
  const answers = (await Promise.all(paying)).map(({ status }) => status)
  expect(answers.toSorted((left, right) => left - right)).toEqual([200, 200, 503, 503, 503])
  for (const order of unpaid) if (!refused.includes(order)) expect((await begin(order)).status).toBe(200)
  for (const order of others) expect((await begin(order, crypto.randomUUID())).status).toBe(200)
})
