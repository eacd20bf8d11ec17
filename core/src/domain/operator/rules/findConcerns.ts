import type { ShopHealth, WaitingState } from "../health.ts"

/** Something of the shop's health that an operator should look at. */
export type Concern =
  | { readonly _tag: "OrdersWait"; readonly state: WaitingState; readonly orders: number; readonly minutes: number }
  | { readonly _tag: "MoneyUnseen"; readonly matters: number }
  | { readonly _tag: "MovesWait"; readonly kind: "capture" | "reverse" | "refund"; readonly moves: number }
  | { readonly _tag: "MovesUnconfirmed"; readonly kind: "capture" | "reverse" | "refund"; readonly moves: number }
  | { readonly _tag: "NotificationsWait"; readonly notifications: number }
  | { readonly _tag: "PaymentsUnheardOf"; readonly attempts: number }
  | { readonly _tag: "MessagesGivenUp"; readonly kind: "sms" | "mail"; readonly messages: number }
  | { readonly _tag: "NearlyFull"; readonly name: string; readonly percent: number }
  | { readonly _tag: "CallsWait"; readonly calls: number }
  | { readonly _tag: "OwnFailures"; readonly answers: number; readonly minutes: number }
  | { readonly _tag: "DatabaseSlow"; readonly millis: number }

/** From this share a bounded store is nearly full. */
const nearlyFull = 0.8

/** Milliseconds from which the simplest statement is slow. */
const slowStatement = 250

/** What of the shop's health needs a look; nothing when all is well. */
export const findConcerns = ({ everywhere, here }: ShopHealth): readonly Concern[] => {
  const { waiting, money, queues, storage } = everywhere
  const matters = money.matters.reduce((sum, { count }) => sum + count, 0)
  const failures = here.refusals.filter(({ status }) => status >= 500).reduce((sum, { times }) => sum + times, 0)
  const shares = [
    ...storage,
    { name: "telemetry that waits", used: here.telemetry.waiting, most: here.telemetry.mostWaiting },
  ]
  const found: readonly (Concern | null)[] = [
    ...waiting.map(({ state, tooLong, limit }): Concern | null =>
      tooLong === 0 ? null : { _tag: "OrdersWait", state, orders: tooLong, minutes: limit },
    ),
    matters === 0 ? null : { _tag: "MoneyUnseen", matters },
    ...money.moves.flatMap(({ kind, unsentLong, unconfirmed }): readonly (Concern | null)[] => [
      unsentLong === 0 ? null : { _tag: "MovesWait", kind, moves: unsentLong },
      unconfirmed === 0 ? null : { _tag: "MovesUnconfirmed", kind, moves: unconfirmed },
    ]),
    money.notificationsWaiting === 0 ? null : { _tag: "NotificationsWait", notifications: money.notificationsWaiting },
    money.unheardOf === 0 ? null : { _tag: "PaymentsUnheardOf", attempts: money.unheardOf },
    ...queues.map(({ kind, givenUp }): Concern | null =>
      givenUp === 0 ? null : { _tag: "MessagesGivenUp", kind, messages: givenUp },
    ),
    ...shares.map(({ name, used, most }): Concern | null =>
      used < most * nearlyFull ? null : { _tag: "NearlyFull", name, percent: Math.floor((used / most) * 100) },
    ),
    here.calls.waiting === 0 ? null : { _tag: "CallsWait", calls: here.calls.waiting },
    failures === 0 ? null : { _tag: "OwnFailures", answers: failures, minutes: here.minutes },
    here.databaseMillis < slowStatement ? null : { _tag: "DatabaseSlow", millis: here.databaseMillis },
  ]
  return found.filter((concern) => concern !== null)
}
