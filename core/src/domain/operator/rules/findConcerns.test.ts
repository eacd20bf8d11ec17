import { Schema } from "effect"
import { expect, it } from "vitest"
import { healthExample } from "../../../api/healthExample.ts"
import { ShopHealth } from "../health.ts"
import { findConcerns } from "./findConcerns.ts"

const evening = Schema.decodeSync(ShopHealth)(healthExample)
const { everywhere, here } = evening
if (everywhere === null) throw new Error("the example has a database")

it("reports first that the database does not answer, then the concerns of the process itself", () => {
  const calls = { working: 64, waiting: 7, mostWorking: 64, mostWaiting: 192 }
  expect(findConcerns({ ...evening, everywhere: null, here: { ...here, calls, databaseMillis: null } })).toEqual([
    { _tag: "DatabaseAway" },
    { _tag: "CallsWait", calls: 7 },
  ])
  expect(findConcerns({ ...evening, everywhere: null })).toEqual([{ _tag: "FiguresMissing" }])
})

it("finds the payment that staff have not checked, and nothing else", () => {
  expect(findConcerns(evening)).toEqual([{ _tag: "MoneyUnseen", matters: 1 }])
})

it("finds all that waits, fails, or is nearly full", () => {
  const concerns = findConcerns({
    ...evening,
    everywhere: {
      ...everywhere,
      waiting: [{ state: "placed", orders: 9, tooLong: 3, limit: 5 }],
      money: {
        matters: [],
        moves: [{ kind: "refund", unsent: 5, unsentLong: 2, unconfirmed: 1 }],
        notificationsWaiting: 4,
        unheardOf: 3,
      },
      queues: [
        { kind: "sms", waiting: 2, oldest: evening.at - 5 * 60_000, givenUp: 6 },
        { kind: "mail", waiting: 1, oldest: evening.at - 5 * 60_000 + 1, givenUp: 0 },
      ],
      storage: [
        { name: "problem reports", used: 400, most: 500 },
        { name: "telemetry events of today", used: 399, most: 500 },
      ],
    },
    here: {
      ...here,
      refusals: [
        { status: 500, code: 3099, times: 1 },
        { status: 503, code: 3099, times: 2 },
        { status: 404, code: 3010, times: 50 },
      ],
      calls: { working: 64, waiting: 7, mostWorking: 64, mostWaiting: 192 },
      telemetry: { waiting: 9000, mostWaiting: 10_000 },
      databaseMillis: 250,
    },
  })
  expect(concerns).toEqual([
    { _tag: "OrdersWait", state: "placed", orders: 3, minutes: 5 },
    { _tag: "MovesWait", kind: "refund", moves: 2 },
    { _tag: "MovesUnconfirmed", kind: "refund", moves: 1 },
    { _tag: "NotificationsWait", notifications: 4 },
    { _tag: "PaymentsUnheardOf", attempts: 3 },
    { _tag: "MessagesWait", kind: "sms", messages: 2, minutes: 5 },
    { _tag: "MessagesGivenUp", kind: "sms", messages: 6 },
    { _tag: "NearlyFull", name: "problem reports", percent: 80 },
    { _tag: "NearlyFull", name: "telemetry that waits", percent: 90 },
    { _tag: "CallsWait", calls: 7 },
    { _tag: "OwnFailures", answers: 3, minutes: 10 },
    { _tag: "DatabaseSlow", millis: 250 },
  ])
})
