import type { Market } from "@skorpe/core/domain/market"
import type { Millis } from "@skorpe/core/domain/time"
import { Context } from "effect"

/** The settings of this server: its market, its clock, its staff key and its addresses. */
export class Settings extends Context.Service<
  Settings,
  {
    readonly market: Market
    /** The server's time, which is authoritative (DECISIONS §5). */
    readonly now: () => Millis
    /** Opens the kitchen side; `null` closes it. */
    readonly staffKey: string | null
    /** How long an order waits for its payment, in milliseconds, before it lapses. */
    readonly lapsesAfter: Millis
    /** Where customers reach the shop, for links in messages; no slash at its end. */
    readonly shopUrl: string
    /** The container of a tag manager, which customers may allow; `null` where there is none. */
    readonly tagManager: string | null
    readonly version: string
  }
>()("skorpe/server/Settings") {}
