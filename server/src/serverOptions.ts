import type { Address } from "@skorpe/core/domain/address"
import type { Coupon } from "@skorpe/core/domain/discount"
import type { MarketId } from "@skorpe/core/domain/market"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import type { Layer } from "effect"
import type { AccountLimits } from "./accounts/limits.ts"
import type { BotCheckLayer } from "./botCheck/BotCheck.ts"
import type { DatabaseChoice } from "./database/connection.ts"
import type { People } from "./database/seeds/people.ts"
import type { OrderLimits } from "./limits/orderLimits.ts"
import type { ReportLimits } from "./reports/limits.ts"
import type { Capacity } from "./http/admission.ts"
import type { Beside } from "./http/beside.ts"
import type { Gateways } from "./messages/chooseDelivery.ts"
import type { PasskeySite } from "./passkeys/PasskeySite.ts"
import type { AdyenSettings } from "./cardPayments/adyen/AdyenSettings.ts"
import type { CardPayments } from "./cardPayments/CardPayments.ts"
import type { Collector } from "./watching/Collector.ts"

/** How to start a server. */
export interface ServerOptions {
  readonly market: MarketId
  /** 0 takes any free port. */
  readonly port: number
  readonly database: DatabaseChoice
  readonly kitchen: "auto" | "manual"
  /** Seconds between two reports of the automatic kitchen. */
  readonly pace?: number | undefined
  /** Milliseconds between two rounds of the payments' background work; a second when absent. */
  readonly paymentPause?: number | undefined
  /** Milliseconds until an unpaid order lapses; half an hour when absent. */
  readonly lapsesAfter?: number | undefined
  /** The account that takes card payments; cards are not offered when absent. */
  readonly adyen?: AdyenSettings | undefined
  /** Another provider of card payments, instead of `adyen`. */
  readonly cardPayments?: Layer.Layer<CardPayments> | undefined
  /** Another program at this server's address, such as the stand-in for the card provider; none when absent. */
  readonly beside?: Beside | undefined
  /** The key for kitchen and operator calls; the data folder's own when absent. */
  readonly staffKey?: string | undefined
  /**
   * The secret that servers on one database share, so that each accepts the other's codes; the data folder's or the
   * database's own when absent.
   */
  readonly secret?: string | undefined
  /** The gateways for messages; without them messages stay in the outbox. */
  readonly gateways?: Gateways | undefined
  /** Rate limits of account calls; those of DECISIONS §12 when absent. */
  readonly limits?: Partial<AccountLimits> | undefined
  /** Limits on orders that nobody has paid; those of DECISIONS §21 when absent, none for `null`. */
  readonly orderLimits?: OrderLimits | null | undefined
  /** Limits on problem reports; the usual ones when absent. */
  readonly reportLimits?: Partial<ReportLimits> | undefined
  /** Another provider of the bot check; our own proof of work when absent, none for `null`. */
  readonly botCheck?: BotCheckLayer | null | undefined
  /** Networks of proxies whose X-Forwarded-For header is trusted, as `10.0.0.0/8`. */
  readonly trustedProxies?: readonly string[] | undefined
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly clock?: (() => number) | undefined
  /** The stores to fill the database with; the market's fixtures when absent. */
  readonly stores?: readonly StoreWithMenu[] | undefined
  /**
   * The people to seed at the first start. When absent: the market's fictional ones, or none if a URL names the
   * database.
   */
  readonly people?: People | undefined
  /** The addresses to search in; the market's fixtures when absent. */
  readonly addresses?: readonly Address[] | undefined
  /** The shop's address for links in messages; this machine's own when absent. */
  readonly shopUrl?: string | undefined
  /** For which site passkeys are; for the one at the shop's address when absent. */
  readonly passkeys?: PasskeySite | undefined
  /** The container of a tag manager, for customers who allow it; none when absent. */
  readonly tagManager?: string | undefined
  /** The shop's coupons; the market's fixtures when absent. */
  readonly coupons?: readonly Coupon[] | undefined
  /** Whether there is a loyalty programme; `true` when absent. */
  readonly loyalty?: boolean | undefined
  /** How many calls run at once, how many queue, and for how long; the others get 503. */
  readonly capacity?: Capacity | undefined
  /** The OTLP collector of traces and metrics; without one there are none. */
  readonly collector?: Collector | undefined
  /** The folder of the built shop. */
  readonly shop?: string | undefined
}
