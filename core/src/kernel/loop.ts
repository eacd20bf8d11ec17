import type { Fold } from "./fold.ts"
import type { Input } from "./input.ts"
import type { Tagged } from "./json.ts"
import { answerKnown, type KnownAnswer } from "./known.ts"
import { NotHere } from "./lateUnit.ts"
import { type Log, makeRecorder } from "./log.ts"
import { wordsOf } from "./wordsOf.ts"
import type { World } from "./world.ts"

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
  /** What is known is answered before anybody is asked, until something happens: later it may be out of date. */
  | { readonly _tag: "New"; readonly start: Start; readonly known?: readonly KnownAnswer<Command>[] }
  | { readonly _tag: "Resumed"; readonly world: World<Command> }

/** What hands bring back to a world: news and ends of calls, and timers that rang. */
export type Brought = Exclude<Input<never, never>, { readonly type: "Started" | "Happened" }>

/** Who makes happen what a world asks for. */
export interface Hands<Command extends Tagged, Stopped> {
  /** Makes the running calls and armed timers those of this world. */
  readonly follow: (world: World<Command>) => void
  readonly tell: (command: Command) => void
  /** Gives up all that runs. */
  readonly stop: () => Stopped
}

interface LoopOptions<Start, Event extends Tagged, Command extends Tagged, Stopped> {
  readonly fold: Fold<Start, Event, Command>
  readonly beginning: Beginning<Start, Command>
  /** The time of day in epoch milliseconds. */
  readonly now: () => number
  readonly hands: (bring: (input: Brought) => void) => Hands<Command, Stopped>
  /** Takes the digest of a world; while it cannot yet, records have none. */
  readonly digest: (world: World<Command>) => string | undefined
  /** Takes it of every so many worlds; 256 unless told. */
  readonly digestEvery?: number
  /** Hears of a bug in a unit; the world goes on. */
  readonly onBug?: (cause: unknown) => void
}

/** Stamps, folds and records what comes, and shows each new world to the hands; knows no Effect. */
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
  // While it waits for a unit's code, nothing is folded: what comes meanwhile keeps its order.
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
      if (!(problem instanceof NotHere)) throw problem
      held = true
      void problem.come().then(goOn)
      return false
    }
  }
  const goOn = () => {
    held = false
    if (closed) return
    settle()
    for (const listener of listeners) listener()
  }
  // What hands bring while they are shown a world is folded after that, so that they never see an older one last.
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
