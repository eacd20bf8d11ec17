import type { Address } from "@skorpe/core/address"
import type { Coupon } from "@skorpe/core/discount"
import type { MarketId } from "@skorpe/core/market"
import type { StoreWithMenu } from "@skorpe/core/store"
import type { Layer } from "effect"
import type { AccountLimits } from "./accounts/limits.ts"
import type { DatabaseChoice } from "./database/connection.ts"
import type { People } from "./database/seeds/people.ts"
import type { Room } from "./http/admission.ts"
import type { Gateways } from "./messages/chooseDelivery.ts"
import type { CardPayments } from "./payments/CardPayments.ts"

/** How to start a server. */
export interface ServerOptions {
  readonly market: MarketId
  /** 0 takes any free port. */
  readonly port: number
  readonly database: DatabaseChoice
  readonly kitchen: "auto" | "manual"
  /** Seconds between two reports of the automatic kitchen. */
  readonly pace?: number | undefined
  /** Milliseconds that an order waits for its payment; half an hour when absent. */
  readonly lapsesAfter?: number | undefined
  /** The provider of card payments; when absent, cards are not offered. */
  readonly cardPayments?: Layer.Layer<CardPayments> | undefined
  /** Opens the kitchen side; when absent, the data folder's own. */
  readonly staffKey?: string | undefined
  /** Shared by servers on one database, so that each knows the other's codes; when absent, the data's own. */
  readonly secret?: string | undefined
  /** How messages leave; without gateways they stay in the outbox. */
  readonly gateways?: Gateways | undefined
  /** How often what may be done around accounts; DECISIONS §12's numbers when absent. */
  readonly limits?: Partial<AccountLimits> | undefined
  /** Networks of proxies that are believed about where a call comes from, as `10.0.0.0/8`. */
  readonly trustedProxies?: readonly string[] | undefined
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly clock?: (() => number) | undefined
  /** The stores to fill the database with; the market's fixtures when absent. */
  readonly stores?: readonly StoreWithMenu[] | undefined
  /** Who is there at the first start; the market's made-up people when absent, but for nobody where a URL names the database. */
  readonly people?: People | undefined
  /** The addresses to search in; the market's fixtures when absent. */
  readonly addresses?: readonly Address[] | undefined
  /** The shop's address for links in messages; this machine's own when absent. */
  readonly shopUrl?: string | undefined
  /** The container of a tag manager, for customers who allow it; none when absent. */
  readonly tagManager?: string | undefined
  /** The codes that the shop honours; the market's fixtures when absent. */
  readonly coupons?: readonly Coupon[] | undefined
  /** Whether there is a loyalty programme; there is when absent. */
  readonly loyalty?: boolean | undefined
  /** How many calls are worked on at once, and wait; the rest hears 503 at once. */
  readonly room?: Room | undefined
  /** The folder of the built shop. */
  readonly shop?: string | undefined
}
