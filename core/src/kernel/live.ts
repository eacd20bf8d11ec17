import { Clock, Effect, Exit, Fiber } from "effect"
import { makeAlarm } from "./alarm.ts"
import type { Fold } from "./fold.ts"
import type { CallExit, Input } from "./input.ts"
import type { Json, Tagged } from "./json.ts"
import { answerKnown, type KnownAnswer } from "./known.ts"
import { digestWorld } from "./digest.ts"
import { type Log, makeRecorder } from "./log.ts"
import { wordsOf } from "./wordsOf.ts"
import { runningUnder } from "./running.ts"
import type { Call, World } from "./world.ts"

/** What a live world needs from outside: somebody who carries commands out. */
export interface Services<Command extends Tagged, Needs> {
  /** Runs a call to its end; the error is what the service expects to go wrong, as JSON. */
  readonly call: (command: Command, news: (news: Json) => void) => Effect.Effect<Json, Json, Needs>
  /** Does what nobody waits for; a failure is the service's own affair. */
  readonly tell: (command: Command) => Effect.Effect<void, never, Needs>
}

/** A world that lives: events go in, worlds and a log come out. */
export interface Live<Start, Event extends Tagged, Command extends Tagged> {
  /** Folds the event before it returns, so that a click shows in the same tick. */
  readonly put: (event: Event) => void
  readonly world: () => World<Command>
  readonly log: () => Log<Start, Event, Command>
  /** Calls back after each record; gives the way to stop that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Where a live world begins: new, or at a world that was put down earlier. */
export type Beginning<Start, Command extends Tagged> =
  /** What is known is answered before any service is asked, until something happens: later it may be out of date. */
  | { readonly _tag: "New"; readonly start: Start; readonly known?: readonly KnownAnswer<Command>[] }
  | { readonly _tag: "Resumed"; readonly world: World<Command> }

/** The fiber that carries a call out. */
interface Working {
  readonly key: string
  readonly fiber: Fiber.Fiber<unknown, unknown>
}

interface LiveOptions<Start, Event extends Tagged, Command extends Tagged, Needs> {
  readonly fold: Fold<Start, Event, Command>
  readonly services: Services<Command, Needs>
  readonly beginning: Beginning<Start, Command>
  /** Takes a digest of every so many worlds; 256 unless told. */
  readonly digestEvery?: number
  /** Hears of a bug in a unit or a service; the world goes on. */
  readonly onBug?: (cause: unknown) => void
}

/**
 * Runs a world on Effect fibers: each running call and each armed timer of the world has one, started and
 * interrupted by comparing worlds. All end with the scope.
 */
export const makeLive = <Start, Event extends Tagged, Command extends Tagged, Needs>(
  options: LiveOptions<Start, Event, Command, Needs>,
) =>
  Effect.gen(function* () {
    const { fold, services, beginning, digestEvery = 256, onBug = () => {} } = options
    const clock = yield* Clock.Clock
    const context = yield* Effect.context<Needs>()
    const run = Effect.runForkWith(context)
    const fibers = new Map<string, Working>()
    const listeners = new Set<() => void>()
    const waiting: Input<Start, Event>[] = []
    let world = beginning._tag === "Resumed" ? beginning.world : fold.empty
    /** The calls that the fibers were last made to match. */
    let reconciled: World<Command>["calls"] | undefined
    let folding = false
    let closed = false
    let known = beginning._tag === "New" ? (beginning.known ?? []) : []
    const recorder = makeRecorder<Start, Event, Command>(beginning._tag === "Resumed" ? beginning.world : null)

    const exitOf = (exit: Exit.Exit<Json, Json>): CallExit | undefined => {
      if (Exit.isSuccess(exit)) return { _tag: "Done", value: exit.value ?? null }
      const failure = exit.cause.reasons.find((reason) => reason._tag === "Fail")
      if (failure) return { _tag: "Failed", error: failure.error }
      if (exit.cause.reasons.every((reason) => reason._tag === "Interrupt")) return undefined
      onBug(exit.cause)
      return { _tag: "Failed", error: { _tag: "Defect" } }
    }

    const startCall = (name: string, { key, command }: Call<Command>) => {
      const work = services.call(command, (news) => put({ type: "CallNews", key, news }))
      const fiber = run(Effect.yieldNow.pipe(Effect.andThen(work)))
      fibers.set(name, { key, fiber })
      fiber.addObserver((exit) => {
        if (fibers.get(name)?.fiber === fiber) {
          fibers.delete(name)
          reconciled = undefined
        }
        const ended = exitOf(exit)
        if (ended) put({ type: "CallEnded", key, exit: ended })
      })
    }
    const alarm = makeAlarm(clock, run, (key) => put({ type: "TimerFired", key }))
    /** Makes the running fibers those that the world asks for. */
    const reconcile = () => {
      alarm.follow(world.timers)
      const { calls } = world
      if (calls === reconciled) return
      reconciled = calls
      for (const [name, { key, fiber }] of fibers) {
        if (runningUnder(calls, name)?.key === key) continue
        fibers.delete(name)
        fiber.interruptUnsafe()
      }
      for (const [name, call] of Object.entries(calls)) if (!fibers.has(name)) startCall(name, call)
    }
    const record = (input: Input<Start, Event>) => {
      if (!fold.concerns(world, input)) return
      const at = { n: world.n + 1, t: Math.max(world.t, clock.currentTimeMillisUnsafe()) }
      const folded = fold.step(world, at, input)
      world = folded.world
      recorder.append(
        {
          n: at.n,
          t: at.t,
          input,
          ...(at.n % digestEvery === 0 && { hash: digestWorld(world) }),
          ...(folded.crash !== undefined && { crash: wordsOf(folded.crash) }),
        },
        world,
      )
      if (folded.crash !== undefined) onBug(folded.crash)
      for (const command of folded.tells) run(services.tell(command))
    }
    const put = (input: Input<Start, Event>) => {
      if (closed) return
      waiting.push(input)
      if (folding) return
      folding = true
      try {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          if (next.type === "Happened") known = []
          record(next)
          known = answerKnown(world, known, (end) => {
            record(end)
            return world
          })
        }
        reconcile()
      } finally {
        folding = false
      }
      for (const listener of listeners) listener()
    }

    yield* Effect.addFinalizer(() =>
      Effect.suspend(() => {
        closed = true
        listeners.clear()
        alarm.stop()
        return Fiber.interruptAll([...fibers.values()].map(({ fiber }) => fiber))
      }),
    )
    if (beginning._tag === "New") put({ type: "Started", start: beginning.start })
    else reconcile()

    const live: Live<Start, Event, Command> = {
      put: (event) => put({ type: "Happened", event }),
      world: () => world,
      log: recorder.log,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    return live
  })
