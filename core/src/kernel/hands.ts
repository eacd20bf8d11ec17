import { Clock, Effect, Exit, Fiber } from "effect"
import { makeAlarm } from "./alarm.ts"
import type { CallExit } from "./input.ts"
import type { Json, Tagged } from "./json.ts"
import type { Brought, Hands } from "./loop.ts"
import { runningUnder } from "./running.ts"
import { RunningCall } from "./runningCall.ts"
import type { Call, World } from "./world.ts"

/** What a live world needs from outside: services that execute commands. */
export interface Services<Command extends Tagged, Needs> {
  /** Runs a call to its end; the error channel holds expected failures, as JSON. */
  readonly call: (command: Command, news: (news: Json) => void) => Effect.Effect<Json, Json, Needs>
  /** Executes a tell; the service handles its own failures. */
  readonly tell: (command: Command) => Effect.Effect<void, never, Needs>
}

/** The fiber of a call. */
interface Working {
  readonly key: string
  readonly fiber: Fiber.Fiber<unknown, unknown>
}

/**
 * Hands on Effect fibers: each running call and armed timer of the world has one, started and interrupted by comparing
 * worlds. A service finds its call's key in `RunningCall`; `onBug` receives its defects.
 */
export const makeHands = <Command extends Tagged, Needs>(
  services: Services<Command, Needs>,
  onBug: (cause: unknown) => void,
) =>
  Effect.gen(function* () {
    const clock = yield* Clock.Clock
    const context = yield* Effect.context<Needs>()
    const run = Effect.runForkWith(context)
    const exitOf = (exit: Exit.Exit<Json, Json>): CallExit | undefined => {
      if (Exit.isSuccess(exit)) return { _tag: "Done", value: exit.value ?? null }
      const failure = exit.cause.reasons.find((reason) => reason._tag === "Fail")
      if (failure) return { _tag: "Failed", error: failure.error }
      if (exit.cause.reasons.every((reason) => reason._tag === "Interrupt")) return undefined
      onBug(exit.cause)
      return { _tag: "Failed", error: { _tag: "Defect" } }
    }

    return (bring: (input: Brought) => void): Hands<Command, Effect.Effect<void>> => {
      const fibers = new Map<string, Working>()
      /** The calls that the fibers last matched. */
      let reconciled: World<Command>["calls"] | undefined
      const startCall = (name: string, { key, command }: Call<Command>) => {
        const work = Effect.suspend(() => services.call(command, (news) => bring({ type: "CallNews", key, news })))
        const fiber = run(Effect.yieldNow.pipe(Effect.andThen(work), Effect.provideService(RunningCall, key)))
        fibers.set(name, { key, fiber })
        fiber.addObserver((exit) => {
          if (fibers.get(name)?.fiber === fiber) {
            fibers.delete(name)
            reconciled = undefined
          }
          const ended = exitOf(exit)
          if (ended) bring({ type: "CallEnded", key, exit: ended })
        })
      }
      const alarm = makeAlarm(clock, run, (key) => bring({ type: "TimerFired", key }))
      return {
        follow: ({ timers, calls }) => {
          alarm.follow(timers)
          if (calls === reconciled) return
          reconciled = calls
          for (const [name, { key, fiber }] of fibers) {
            if (runningUnder(calls, name)?.key === key) continue
            fibers.delete(name)
            fiber.interruptUnsafe()
          }
          for (const [name, call] of Object.entries(calls)) if (!fibers.has(name)) startCall(name, call)
        },
        // A service that throws before it returns an effect must not break off the record that tells it.
        tell: (command) => {
          const work = Effect.suspend(() => services.tell(command))
          run(Effect.as(work, null)).addObserver((exit) => void exitOf(exit))
        },
        stop: () => {
          alarm.stop()
          return Fiber.interruptAll([...fibers.values()].map(({ fiber }) => fiber))
        },
      }
    }
  })
