import { Minor } from "@skorpe/core/domain/money"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { testProvider } from "../testing/testProvider.ts"
import { boundedPayments } from "./boundedPayments.ts"
import { CardPayments, ProviderDown } from "./CardPayments.ts"

/** A provider that answers a customer's calls only once `answers` is called. */
const hangingProvider = () => {
  const open = Deferred.makeUnsafe<void>()
  let waiting = 0
  const hang = <A, E>(call: Effect.Effect<A, E>) =>
    Effect.suspend(() => {
      waiting += 1
      return Effect.andThen(Deferred.await(open), call)
    })
  const layer = Layer.effect(
    CardPayments,
    Effect.map(CardPayments, (calls) => ({
      ...calls,
      begin: (attempt, details) => hang(calls.begin(attempt, details)),
    })),
  ).pipe(Layer.provide(testProvider().layer))
  return { layer, waiting: () => waiting, answers: () => Deferred.doneUnsafe(open, Effect.void) }
}

const sum = { amount: Minor.make(19_900), currency: "NOK" } as const
const attempt = { ...sum, reference: "o1.1", orderId: "o1", language: "nb" } as const
const move = { charge: "charge-1", reference: "o1.1", idempotencyKey: "capture-1" }

it("tells one payment too many at once that the provider does not answer, and has room again when one has ended", () => {
  const provider = hangingProvider()
  return Effect.gen(function* () {
    const { begin, capture, methods } = yield* CardPayments
    const hanging = yield* Effect.forkChild(begin(attempt, {}), { startImmediately: true })
    const another = yield* Effect.forkChild(begin(attempt, {}), { startImmediately: true })
    expect(yield* Effect.flip(methods(sum, "nb"))).toBeInstanceOf(ProviderDown)
    yield* capture(move, sum)
    yield* Fiber.interrupt(another)
    yield* methods(sum, "nb")
    provider.answers()
    expect(yield* Fiber.join(hanging)).toMatchObject({ resultCode: "RedirectShopper" })
  }).pipe(Effect.provide(boundedPayments(2, provider.layer)), Effect.runPromise)
})

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
afterAll(() => server.close())

it("lets orders through while a provider hangs and more customers pay than there are places", async () => {
  const client = orderingClient(server.url)
  const create = async (paymentType: string) =>
    client.ask("POST", "/api/order/create", margheritas(1, { paymentType }), {
      "idempotency-key": crypto.randomUUID(),
    })
  const begin = ({ body }: Awaited<ReturnType<typeof create>>) =>
    client.ask(
      "POST",
      "/api/order/create-payment",
      { orderId: String(body.orderId), details: { paymentMethod: { type: "scheme" } } },
      { "order-token": String(body.trackingToken), "idempotency-key": String(body.orderId) },
    )
  const unpaid = []
  for (let nth = 0; nth < 5; nth += 1) unpaid.push(await create("ADYEN"))
  const paying = unpaid.map((order) => begin(order))
  const [first, second] = await Promise.all([Promise.race(paying), create("INSTORE"), create("INSTORE")])
  expect([first.status, second.status]).toEqual([503, 200])
  provider.answers()
  const answers = (await Promise.all(paying)).map(({ status }) => status)
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 200, 503, 503, 503])
  for (const order of unpaid) expect((await begin(order)).status).toBe(200)
})
