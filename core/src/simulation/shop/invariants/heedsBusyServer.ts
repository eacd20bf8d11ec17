import type { ApiFailure } from "../../../api/failure.ts"
import type { CallExit } from "../../../kernel/input.ts"
import { runningBy } from "../../../kernel/running.ts"
import { recordOf } from "../../../kernel/world.ts"
import type { ShopCommand } from "../../../messages/commands.ts"
import type { Watch } from "./shopMoment.ts"

/** Upper bound in seconds on the wait that a page accepts from a busy server. */
const longestBelieved = 60

const secondsIn = (error: unknown): number => {
  const failure = error as ApiFailure
  return failure._tag === "Refused" ? Math.min(failure.retryAfter ?? 0, longestBelieved) : 0
}

/** A store that was just chosen opens its menu, which requests the store's status again. */
const askedAnew: ReadonlySet<ShopCommand["type"]> = new Set(["LoadStatus"])

/** Calls to the page's own device: only a simulation refuses them as a server would. */
const ofDevice: ReadonlySet<ShopCommand["type"]> = new Set(["ReadDevice", "ReadSessionFlag"])

/** When a refused call may be made again, and the number of the record that said so. */
interface Told {
  readonly notBefore: number
  readonly by: number
}

/**
 * No page repeats a call by itself before the time has passed that a busy server asked for: neither at once, nor by the
 * timer that the refusal has armed. An action of the customer, or another account, may make the same call again.
 */
export const heedsBusyServer = (): Watch => {
  const told = new Map<string, Told>()

  /** Notes how a call ended; returns the call's text. */
  const hear = (command: ShopCommand, exit: CallExit, { n, t }: { readonly n: number; readonly t: number }): string => {
    const words = JSON.stringify(command)
    const seconds = exit._tag === "Failed" && !ofDevice.has(command.type) ? secondsIn(exit.error) : 0
    if (seconds > 0) told.set(words, { notBefore: t + seconds * 1000, by: n })
    else told.delete(words)
    return words
  }

  return ({ before, input, world }) => {
    const call = input.type === "CallEnded" ? runningBy(before.calls, input.key) : undefined
    const ended = input.type === "CallEnded" && call ? hear(call.command, input.exit, world) : null
    if (before.calls === world.calls || told.size === 0) return null
    const armedBy = input.type === "TimerFired" ? recordOf(input) : null
    for (const { key, command } of Object.values(world.calls)) {
      if (runningBy(before.calls, key) !== undefined) continue
      const words = JSON.stringify(command)
      const refusal = told.get(words)
      if (refusal === undefined || refusal.notBefore <= world.t) continue
      const isByItself = armedBy === refusal.by || (words === ended && !askedAnew.has(command.type))
      const early = refusal.notBefore - world.t
      if (isByItself) return `a busy server is asked too early: ${command.type}, by ${early} ms`
    }
    return null
  }
}
