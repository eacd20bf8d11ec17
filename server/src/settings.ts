import type { Market } from "@skorpe/core/market"
import type { Millis } from "@skorpe/core/time"
import { Context } from "effect"

/** What this server is: its market, its clock and its staff's key. */
export class Settings extends Context.Service<
  Settings,
  {
    readonly market: Market
    /** The server's time, which decides (DECISIONS §5). */
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
