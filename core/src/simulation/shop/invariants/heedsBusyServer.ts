import type { ApiFailure } from "../../../api/failure.ts"
import type { CallExit } from "../../../kernel/input.ts"
import { runningBy } from "../../../kernel/running.ts"
import { recordOf } from "../../../kernel/world.ts"
import type { ShopCommand } from "../../../messages/commands.ts"
import type { Watch } from "./shopMoment.ts"

/** The seconds for which a page believes a busy server at most. */
const longestBelieved = 60

const secondsIn = (error: unknown): number => {
  const failure = error as ApiFailure
  return failure._tag === "Refused" ? Math.min(failure.retryAfter ?? 0, longestBelieved) : 0
}

/** A store that was just chosen opens its menu, which asks for the status of the store anew. */
const askedAnew: ReadonlySet<ShopCommand["type"]> = new Set(["LoadStatus"])

/** What a page asks its own device: only a simulation refuses that as a server would. */
const ofDevice: ReadonlySet<ShopCommand["type"]> = new Set(["ReadDevice", "ReadSessionFlag"])

/** When a refused call may be made again, and the number of the record that told so. */
interface Told {
  readonly notBefore: number
  readonly by: number
}

/**
 * No page repeats a call by itself before the time has passed that a busy server asked for: neither at once, nor by the
 * timer that the refusal has armed. What somebody does meanwhile, or another account, may ask the same again.
 */
export const heedsBusyServer = (): Watch => {
  const told = new Map<string, Told>()

  /** Hears how a call ended; returns its words. */
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
