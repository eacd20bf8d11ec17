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
    /** The key of the kitchen API; `null` closes that API. */
    readonly staffKey: string | null
    /** How long an order waits for its payment, in milliseconds, before it lapses. */
    readonly lapsesAfter: Millis
    /** The shop's public address, for links in messages; without a trailing slash. */
    readonly shopUrl: string
    /** The container of a tag manager, which customers may allow; `null` for none. */
    readonly tagManager: string | null
    readonly version: string
  }
>()("skorpe/server/Settings") {}
