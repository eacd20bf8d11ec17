import { millisecondsInMinute } from "date-fns/constants"
import type { HealthEverywhere, HealthHere, RefusalCount, ShopHealth, WaitingState } from "../health.ts"

/** Something of the shop's health that an operator should look at. */
export type Concern =
  | { readonly _tag: "OrdersWait"; readonly state: WaitingState; readonly orders: number; readonly minutes: number }
  | { readonly _tag: "MoneyUnseen"; readonly matters: number }
  | { readonly _tag: "MovesWait"; readonly kind: "capture" | "reverse" | "refund"; readonly moves: number }
  | { readonly _tag: "MovesUnconfirmed"; readonly kind: "capture" | "reverse" | "refund"; readonly moves: number }
  | { readonly _tag: "NotificationsWait"; readonly notifications: number }
  | { readonly _tag: "PaymentsUnheardOf"; readonly attempts: number }
  | {
      readonly _tag: "MessagesWait"
      readonly kind: "sms" | "mail"
      readonly messages: number
      readonly minutes: number
    }
  | { readonly _tag: "MessagesGivenUp"; readonly kind: "sms" | "mail"; readonly messages: number }
  | { readonly _tag: "NearlyFull"; readonly name: string; readonly percent: number }
  | { readonly _tag: "CallsWait"; readonly calls: number }
  | { readonly _tag: "OwnFailures"; readonly answers: number; readonly minutes: number }
  | { readonly _tag: "DatabaseSlow"; readonly millis: number }
  | { readonly _tag: "DatabaseAway" }
  | { readonly _tag: "FiguresMissing" }

/** A bounded queue counts as nearly full from this share on. */
const nearlyFull = 0.8

/** Minutes after which a message that waits for its gateway is a concern: without its code nobody can log in. */
const undelivered = 5

/** The simplest statement counts as slow from this duration on, in ms. */
const slowStatement = 250

type Found = readonly (Concern | null)[]

const fullness = ({ name, used, most }: { readonly name: string; readonly used: number; readonly most: number }) =>
  used < most * nearlyFull ? null : ({ _tag: "NearlyFull", name, percent: Math.floor((used / most) * 100) } as const)

const concernsEverywhere = ({ waiting, money, queues, storage }: HealthEverywhere, at: number): Found => {
  const matters = money.matters.reduce((sum, { count }) => sum + count, 0)
  return [
    ...waiting.map(({ state, tooLong, limit }): Concern | null =>
      tooLong === 0 ? null : { _tag: "OrdersWait", state, orders: tooLong, minutes: limit },
    ),
    matters === 0 ? null : { _tag: "MoneyUnseen", matters },
    ...money.moves.flatMap(({ kind, unsentLong, unconfirmed }): Found => [
      unsentLong === 0 ? null : { _tag: "MovesWait", kind, moves: unsentLong },
      unconfirmed === 0 ? null : { _tag: "MovesUnconfirmed", kind, moves: unconfirmed },
    ]),
    money.notificationsWaiting === 0 ? null : { _tag: "NotificationsWait", notifications: money.notificationsWaiting },
    money.unheardOf === 0 ? null : { _tag: "PaymentsUnheardOf", attempts: money.unheardOf },
    ...queues.flatMap(({ kind, waiting: messages, oldest, givenUp }): Found => [
      oldest === null || at - oldest < undelivered * millisecondsInMinute
        ? null
        : { _tag: "MessagesWait", kind, messages, minutes: undelivered },
      givenUp === 0 ? null : { _tag: "MessagesGivenUp", kind, messages: givenUp },
    ]),
    ...storage.map(fullness),
  ]
}

/** True for a refusal that is a failure of this process, not of its caller. */
export const isOwnFailure = ({ status }: RefusalCount): boolean => status >= 500

const concernsHere = ({ refusals, minutes, calls, telemetry, databaseMillis }: HealthHere): Found => {
  const failures = refusals.filter(isOwnFailure).reduce((sum, { times }) => sum + times, 0)
  return [
    fullness({ name: "telemetry that waits", used: telemetry.waiting, most: telemetry.mostWaiting }),
    calls.waiting === 0 ? null : { _tag: "CallsWait", calls: calls.waiting },
    failures === 0 ? null : { _tag: "OwnFailures", answers: failures, minutes },
    databaseMillis === null || databaseMillis < slowStatement ? null : { _tag: "DatabaseSlow", millis: databaseMillis },
  ]
}

/** The concerns in the shop's health that need attention; empty if all is well. */
export const findConcerns = ({ at, everywhere, here }: ShopHealth): readonly Concern[] => {
  const unread: Concern = { _tag: here.databaseMillis === null ? "DatabaseAway" : "FiguresMissing" }
  const there: Found = everywhere === null ? [unread] : concernsEverywhere(everywhere, at)
  return [...there, ...concernsHere(here)].filter((concern) => concern !== null)
}
