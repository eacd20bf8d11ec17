import type { Fold } from "./fold.ts"
import type { Input } from "./input.ts"
import type { Tagged } from "./json.ts"
import { answerKnown, type KnownAnswer } from "./known.ts"
import { CodeNotLoaded } from "./lazyUnit.ts"
import { type Log, makeRecorder } from "./log.ts"
import { wordsOf } from "./wordsOf.ts"
import type { World } from "./world.ts"

/** A live world: events go in, worlds and a log come out. */
export interface Live<Start, Event extends Tagged, Command extends Tagged> {
  /** Folds the event before it returns, so that a click shows in the same tick. */
  readonly put: (event: Event) => void
  readonly world: () => World<Command>
  readonly log: () => Log<Start, Event, Command>
  /** Calls back after each record; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** How a live world starts: new, or from a saved world. */
export type Beginning<Start, Command extends Tagged> =
  /** Known answers end calls at once, until the first event: later they may be stale. */
  | { readonly _tag: "New"; readonly start: Start; readonly known?: readonly KnownAnswer<Command>[] }
  | { readonly _tag: "Resumed"; readonly world: World<Command> }

/** What hands deliver to a world: news and ends of calls, and fired timers. */
export type Brought = Exclude<Input<never, never>, { readonly type: "Started" | "Happened" }>

/** Executes what a world asks for. */
export interface Hands<Command extends Tagged, Stopped> {
  /** Starts and interrupts calls and timers until they match this world. */
  readonly follow: (world: World<Command>) => void
  readonly tell: (command: Command) => void
  /** Interrupts everything. */
  readonly stop: () => Stopped
}

interface LoopOptions<Start, Event extends Tagged, Command extends Tagged, Stopped> {
  readonly fold: Fold<Start, Event, Command>
  readonly beginning: Beginning<Start, Command>
  /** The time of day in epoch milliseconds. */
  readonly now: () => number
  readonly hands: (bring: (input: Brought) => void) => Hands<Command, Stopped>
  /** The digest of a world; `undefined` while its code is not loaded. */
  readonly digest: (world: World<Command>) => string | undefined
  /** A digest is taken every so many worlds; 256 by default. */
  readonly digestEvery?: number
  /** Receives defects of units; the world goes on. */
  readonly onBug?: (cause: unknown) => void
}

/** Numbers, timestamps, folds and records inputs, and passes each new world to the hands. Does not depend on Effect. */
export const makeLoop = <Start, Event extends Tagged, Command extends Tagged, Stopped>(
  options: LoopOptions<Start, Event, Command, Stopped>,
): Live<Start, Event, Command> & { readonly close: () => Stopped } => {
  const { fold, beginning, now, digest, digestEvery = 256, onBug = () => {} } = options
  const listeners = new Set<() => void>()
  const waiting: Input<Start, Event>[] = []
  let world = beginning._tag === "Resumed" ? beginning.world : fold.empty
  let known = beginning._tag === "New" ? (beginning.known ?? []) : []
  let folding = false
  let closed = false
  // While a unit's code loads, nothing is folded, and inputs keep their order.
  let held = false
  const recorder = makeRecorder<Start, Event, Command>(beginning._tag === "Resumed" ? beginning.world : null)

  const record = (input: Input<Start, Event>) => {
    if (!fold.concerns(world, input)) return
    const at = { n: world.n + 1, t: Math.max(world.t, now()) }
    const folded = fold.step(world, at, input)
    world = folded.world
    const hash = at.n % digestEvery === 0 ? digest(world) : undefined
    recorder.append(
      {
        n: at.n,
        t: at.t,
        input,
        ...(hash !== undefined && { hash }),
        ...(folded.crash !== undefined && { crash: wordsOf(folded.crash) }),
      },
      world,
    )
    if (folded.crash !== undefined) onBug(folded.crash)
    for (const command of folded.tells) hands.tell(command)
  }
  const toFold = () => (held ? undefined : waiting[0])
  const tryToRecord = (input: Input<Start, Event>): boolean => {
    try {
      record(input)
      return true
    } catch (problem) {
      if (!(problem instanceof CodeNotLoaded)) throw problem
      held = true
      void problem.load().then(goOn)
      return false
    }
  }
  const goOn = () => {
    held = false
    if (closed) return
    settle()
    for (const listener of listeners) listener()
  }
  // What hands deliver while they receive a world is folded afterwards, so that the last world they see is the newest.
  const settle = () => {
    folding = true
    try {
      do {
        for (let next = toFold(); next !== undefined; next = toFold()) {
          if (next.type === "Happened") known = []
          if (!tryToRecord(next)) break
          waiting.shift()
          known = answerKnown(world, known, (end) => {
            record(end)
            return world
          })
        }
        hands.follow(world)
      } while (toFold() !== undefined)
    } finally {
      folding = false
    }
  }
  const put = (input: Input<Start, Event>) => {
    if (closed) return
    waiting.push(input)
    if (folding || held) return
    settle()
    for (const listener of listeners) listener()
  }

  const hands = options.hands(put)
  if (beginning._tag === "New") put({ type: "Started", start: beginning.start })
  else settle()
  return {
    put: (event) => put({ type: "Happened", event }),
    world: () => world,
    log: recorder.log,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => {
      closed = true
      listeners.clear()
      return hands.stop()
    },
  }
}
