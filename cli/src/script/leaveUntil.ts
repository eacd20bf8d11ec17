import { countDays, findInstant } from "@skorpe/core/domain/time"
import { Effect } from "effect"
import { failStep } from "./customer.ts"
import type { Setting } from "./setting.ts"

/** Leaves the device until the market's clocks show a time next; the server's clock goes along. */
export const leaveUntil = (time: string, { customer: { put }, market: { timeZone }, site: { clock } }: Setting) =>
  Effect.suspend(() => {
    if (clock === null) return failStep("only a server that the command starts itself has a clock to set")
    const now = clock.now()
    const today = countDays(timeZone, now)
    const next = [today, today + 1].map((day) => findInstant(timeZone, day, time)).find((at) => at > now) ?? now
    put({ type: "PageHidden" })
    clock.moveTo(next)
    put({ type: "PageShown" })
    return Effect.void
  })
