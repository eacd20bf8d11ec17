import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { Effect } from "effect"
import { cardMoves, chargeOf } from "../testing/cardMoves.ts"
import { openCardShop } from "../testing/cardShop.ts"
import { inDatabase } from "../testing/inDatabase.ts"

const hour = 3_600_000

let shop: Awaited<ReturnType<typeof openCardShop>>
let moves: ReturnType<typeof cardMoves>

beforeAll(async () => {
  shop = await openCardShop("no")
  moves = cardMoves(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.provider.goesDown(false)
  shop.provider.refuses(false)
})

type Order = Awaited<ReturnType<typeof shop.place>>

/** Some rounds of each server. */
const rounds = () => new Promise((resolve) => setTimeout(resolve, 300))
const capturesOf = (order: Order) => shop.provider.captured().filter((charge) => charge === chargeOf(order))
const untilCaptured = (order: Order) => shop.until(async () => capturesOf(order).length > 0)

/** How often moves of an order were tried, the oldest first. */
const triesOf = async ({ orderId }: Order) =>
  (
    await inDatabase(
      shop.one.database,
      (sql) => sql<{ readonly tries: number }>`SELECT tries FROM payment_move WHERE order_id = ${orderId} ORDER BY id`,
    )
  ).map(({ tries }) => tries)

/** The order's newest move has been tried once, in vain. */
const untilTried = (order: Order) => shop.until(async () => (await triesOf(order)).at(-1) === 1)

it("a move that was taken is not sent again, and one that was refused neither, however long it is", async () => {
  const [taken, refused] = [await moves.paidOrder(), await moves.paidOrder()]
  await taken.report({ type: "Accept" })
  await untilCaptured(taken)
  shop.provider.refuses(true)
  await refused.report({ type: "Accept" })
  await shop.until(async () => (await moves.moneyOf(refused)).some(({ kind }) => kind === "moveRefused"))
  shop.provider.refuses(false)
  shop.passes(hour)
  await rounds()
  expect([capturesOf(taken).length, capturesOf(refused).length]).toEqual([1, 0])
})

it("a move that gets no answer waits for its turn, and keeps only those of its own charge waiting", async () => {
  const [stuck, other] = [await moves.paidOrder(), await moves.paidOrder()]
  shop.provider.goesDown(true)
  await stuck.report({ type: "Accept" })
  await untilTried(stuck)
  shop.provider.goesDown(false)
  await other.report({ type: "Accept" })
  await untilCaptured(other)
  expect([capturesOf(stuck), await triesOf(stuck)]).toEqual([[], [1]])
  shop.passes(999)
  await rounds()
  expect(capturesOf(stuck)).toEqual([])
  shop.passes(1)
  await untilCaptured(stuck)
})

it("two refunds of a charge are sent in the order in which they were asked for", async () => {
  const order = await moves.capturedOrder()
  const refund = (amount: number) => moves.staff(`orders/${order.orderId}/refund`, { amount })
  shop.provider.goesDown(true)
  await refund(49)
  await untilTried(order)
  shop.provider.goesDown(false)
  await refund(50)
  await rounds()
  expect(await triesOf(order)).toEqual([1, 1, 0])
  shop.passes(hour)
  expect(await moves.refundsOf(order, 2)).toEqual([4900, 5000])
})

it("money goes back although the provider had refused to take it", async () => {
  const order = await moves.paidOrder()
  shop.provider.refuses(true)
  await order.report({ type: "Accept" })
  await shop.until(async () => (await moves.moneyOf(order)).some(({ kind }) => kind === "moveRefused"))
  shop.provider.refuses(false)
  await order.report({ type: "Cancel", reason: "no oven" })
  await shop.until(async () => shop.provider.reversed().includes(chargeOf(order)))
})

it("a move that another server is just sending keeps no other waiting", async () => {
  const [held, other] = [await moves.paidOrder(), await moves.paidOrder()]
  shop.provider.goesDown(true)
  await held.report({ type: "Accept" })
  await untilTried(held)
  await inDatabase(shop.one.database, (sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM payment_move WHERE order_id = ${held.orderId} FOR UPDATE`
        shop.passes(hour)
        shop.provider.goesDown(false)
        yield* Effect.promise(() => other.report({ type: "Accept" }))
        yield* Effect.promise(() => untilCaptured(other))
        // Still inside: at the commit, a server may send it at once.
        expect(capturesOf(held)).toEqual([])
      }),
    ),
  )
  await untilCaptured(held)
})
