import type { ApiFailure } from "../api/failure.ts"
import type { Language } from "../domain/language/model.ts"
import type { MarketId } from "../domain/market/model.ts"
import type { Minor } from "../domain/money/model.ts"
import type { KitchenReport } from "../domain/order/kitchen.ts"
import type { KitchenOrder } from "../domain/order/kitchenOrder.ts"
import type { Tracking } from "../domain/order/model.ts"
import type { AskedRefund, MoneyNotice } from "../domain/payment/matters.ts"
import type { PaymentStatus } from "../domain/payment/wire.ts"
import type { DelayMark, StockMark, StoreMarks } from "../domain/store/marks.ts"
import type { StoreStatus } from "../domain/store/model.ts"
import type { Millis } from "../domain/time/model.ts"
import { type ErrorActorEvent, fromPromise, type PromiseActorLogic } from "../kernel/chart.ts"
import type { Sealed } from "../vault/model.ts"
import type { KeyKept, KitchenEvent } from "./events.ts"
import type { KeptPresses, KitchenStore, Sellable, TabletMemory } from "./model.ts"

/** A kitchen world's initial data. */
export interface KitchenStart {
  readonly market: MarketId
  /** The build that wrote the log. */
  readonly build: string
}

/** The calls that the kitchen awaits: the request and the successful answer of each. */
export interface KitchenCalls {
  /** The tablet's stored data, whether it has a key, and the unanswered presses. */
  readonly ReadTablet: {
    readonly asks: object
    readonly answer: TabletMemory & { readonly hasKey: boolean; readonly kept: KeptPresses }
  }
  /** Tries a key, and stores it if the server accepts it. */
  readonly TryKey: { readonly asks: { readonly key: Sealed | null; readonly keep: KeyKept }; readonly answer: null }
  readonly ListStores: { readonly asks: object; readonly answer: readonly KitchenStore[] }
  /** All open orders of the store, and the newest ended ones whose preparation began at `since` or later. */
  readonly LoadOrders: {
    readonly asks: { readonly storeId: string; readonly language: Language; readonly since: Millis }
    readonly answer: {
      readonly orders: readonly KitchenOrder[]
      readonly ended: readonly KitchenOrder[]
      readonly position: string
    }
  }
  /** Each change after `after` is news; ends with the connection. */
  readonly FollowOrders: {
    readonly asks: { readonly storeId: string; readonly language: Language; readonly after: string }
    readonly answer: null
    readonly news: KitchenOrder
  }
  /** One order as it is now, open or ended; `null` is none. */
  readonly RereadOrder: {
    readonly asks: { readonly orderId: string; readonly language: Language }
    readonly answer: KitchenOrder | null
  }
  readonly SendReport: {
    readonly asks: { readonly orderId: string; readonly report: KitchenReport | null }
    readonly answer: Tracking
  }
  readonly ListSellables: { readonly asks: { readonly storeId: string }; readonly answer: readonly Sellable[] }
  readonly ReadMarks: {
    readonly asks: { readonly storeId: string }
    readonly answer: {
      readonly marks: StoreMarks
      readonly status: Pick<StoreStatus, "open" | "changesAt" | "waitMinutes">
    }
  }
  readonly SendMark: {
    readonly asks: { readonly storeId: string; readonly mark: SentMark | null }
    readonly answer: StoreMarks
  }
  readonly ListMatters: { readonly asks: { readonly storeId: string }; readonly answer: readonly MoneyNotice[] }
  readonly SendSeen: { readonly asks: { readonly id: string }; readonly answer: null }
  readonly ReadRefunds: { readonly asks: { readonly orderId: string }; readonly answer: readonly AskedRefund[] }
  /** `amount` null is the rest; a repeat with the same key is the same refund. */
  readonly SendRefund: {
    readonly asks: { readonly orderId: string; readonly amount: Minor | null; readonly key: string }
    readonly answer: PaymentStatus
  }
}

/** A kitchen's mark: of what is sold out, or of how long orders take. */
export type SentMark =
  | { readonly _tag: "Stock"; readonly mark: StockMark }
  | { readonly _tag: "Delay"; readonly mark: DelayMark }

export type KitchenCallName = keyof KitchenCalls

export type KitchenCall = {
  readonly [Name in KitchenCallName]: { readonly type: Name } & KitchenCalls[Name]["asks"]
}[KitchenCallName]

/** The commands that the kitchen does not await. */
export type KitchenTell =
  | { readonly type: "KeepTablet"; readonly memory: TabletMemory }
  | { readonly type: "KeepPresses"; readonly kept: KeptPresses }
  | { readonly type: "ForgetKey" }
  /** Plays the sound of an order that is waiting for an answer. */
  | { readonly type: "Ring" }

export type KitchenCommand = KitchenCall | KitchenTell

// A chart only names its calls: the kernel makes commands of them, so this promise is never asked for.
const never = fromPromise(() => new Promise(() => {}))

/** The `actors` of a chart's setup for these calls, typed with their requests and answers. */
export const kitchenCalls = <const Names extends readonly KitchenCallName[]>(
  ...names: Names
): {
  readonly [Name in Names[number]]: PromiseActorLogic<KitchenCalls[Name]["answer"], KitchenCalls[Name]["asks"]>
} => Object.fromEntries(names.map((name) => [name, never])) as never

/** The failure of a call, which XState leaves untyped: every service fails with this one type. */
export const failureIn = ({ error }: ErrorActorEvent): ApiFailure => error as ApiFailure

/** Failures after which the same call is worth trying again: no answer, or a server that starts or is busy. */
export const isPassing = (failure: ApiFailure): boolean =>
  failure._tag === "Unreachable" || (failure._tag === "Refused" && passing.has(failure.status))

const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** The two actions of a chart: emit to the units, or tell a service. */
export const sends = {
  send: (_: unknown, _event: KitchenEvent) => {},
  tell: (_: unknown, _command: KitchenTell) => {},
}
