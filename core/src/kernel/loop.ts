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
  /** Folds the event before it returns, so that a click takes effect in the same tick. */
  readonly put: (event: Event) => void
  readonly world: () => World<Command>
  readonly log: () => Log<Start, Event, Command>
  /** Calls back after each record; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** How a live world starts: new, or from a saved world. */
export type Beginning<Start, Command extends Tagged> =
  /** Known answers, which end calls at once until the first event; later they may be stale. */
  | { readonly _tag: "New"; readonly start: Start; readonly known?: readonly KnownAnswer<Command>[] }
  | { readonly _tag: "Resumed"; readonly world: World<Command> }

/** The inputs that hands deliver to a world: messages and ends of calls, and fired timers. */
export type Brought = Exclude<Input<never, never>, { readonly type: "Started" | "Happened" }>

/** Executes a world's calls, timers and tells. */
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
  /** The number of worlds between two digests; 256 by default. */
  readonly digestEvery?: number
  /** Receives bugs of units; the world continues. */
  readonly onBug?: (cause: unknown) => void
  /** Whether the world accepts events yet; until then they wait, in order. The hands' inputs are folded in any case. */
  readonly takesEvents?: (world: World<Command>) => boolean
  /** Whether a later event replaces one that waits for a unit's code, as the choice of another page does. */
  readonly replaces?: (later: Event, earlier: Event) => boolean
  /** Whether an event ends the page: it waits while others wait for code, because leaving the page would lose them. */
  readonly endsPage?: (event: Event) => boolean
  /** Called when inputs begin to wait for a unit's code, and when none waits any more. */
  readonly onWaiting?: (waits: boolean) => void
}

/** An input in the queue; `held` while the code of a unit that it needs is not loaded. */
interface Waiting<Start, Event extends Tagged> {
  readonly input: Input<Start, Event>
  held: boolean
}

/** A live world that can be closed. */
interface Loop<Start, Event extends Tagged, Command extends Tagged, Stopped> extends Live<Start, Event, Command> {
  /** The events that wait for code, or until the world accepts events, in order. */
  readonly waiting: () => readonly Event[]
  /** Stops the hands; no input is folded afterwards. */
  readonly close: () => Stopped
}

/**
 * Numbers, timestamps, folds and records inputs, and passes each new world to the hands. Inputs are folded in order,
 * but one that needs a unit whose code is not loaded waits while the others are folded, except one that ends the page.
 * Does not depend on Effect.
 */
export const makeLoop = <Start, Event extends Tagged, Command extends Tagged, Stopped>(
  options: LoopOptions<Start, Event, Command, Stopped>,
): Loop<Start, Event, Command, Stopped> => {
  const { fold, beginning, now, digest, digestEvery = 256, onBug = () => {}, takesEvents = () => true } = options
  const { replaces = () => false, endsPage = () => false, onWaiting = () => {} } = options
  const listeners = new Set<() => void>()
  const queue = new Set<Waiting<Start, Event>>()
  let world = beginning._tag === "Resumed" ? beginning.world : fold.empty
  let known = beginning._tag === "New" ? (beginning.known ?? []) : []
  let folding = false
  let closed = false
  let waits = false
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
  const isNext = ({ input, held }: Waiting<Start, Event>) => !held && (input.type !== "Happened" || takesEvents(world))
  const toFold = () => [...queue].find(isNext)
  const hold = (waiting: Waiting<Start, Event>, code: CodeNotLoaded): void => {
    waiting.held = true
    void code.load().then(goOn)
  }
  const isAnyHeld = () => [...queue].some(({ held }) => held)
  /** Records an input; false if it waits for code. */
  const tryToRecord = (waiting: Waiting<Start, Event>): boolean => {
    const { input } = waiting
    waiting.held = input.type === "Happened" && endsPage(input.event) && isAnyHeld()
    if (waiting.held) return false
    try {
      record(input)
      return true
    } catch (problem) {
      if (!(problem instanceof CodeNotLoaded)) throw problem
      hold(waiting, problem)
      return false
    }
  }
  // All are tried again, in order: an input must not overtake an earlier one that needs the same code.
  const goOn = () => {
    for (const waiting of queue) waiting.held = false
    if (!closed) settle()
    for (const listener of listeners) listener()
  }
  const tellOfWaiting = () => {
    const isHeld = isAnyHeld()
    if (isHeld === waits) return
    waits = isHeld
    onWaiting(waits)
  }
  /** The world without calls and timers whose ends wait for code, which the hands would otherwise start again. */
  const followed = (): World<Command> => {
    const ended = new Set<string>()
    for (const { input } of queue) if (input.type === "CallEnded" || input.type === "TimerFired") ended.add(input.key)
    if (ended.size === 0) return world
    const without = <Running extends { readonly key: string }>(running: Readonly<Record<string, Running>>) =>
      Object.fromEntries(Object.entries(running).filter(([, { key }]) => !ended.has(key)))
    return { ...world, calls: without(world.calls), timers: without(world.timers) }
  }
  // What hands deliver while they receive a world is folded afterwards, so that the last world they see is the newest.
  const settle = () => {
    folding = true
    try {
      do {
        for (let next = toFold(); next !== undefined; next = toFold()) {
          const { input } = next
          if (input.type === "Happened") known = []
          if (!tryToRecord(next)) continue
          queue.delete(next)
          known = answerKnown(world, known, (end) => {
            record(end)
            return world
          })
        }
        hands.follow(followed())
      } while (toFold() !== undefined)
    } finally {
      folding = false
    }
    tellOfWaiting()
  }
  const isReplaced = ({ input: earlier, held }: Waiting<Start, Event>, later: Input<Start, Event>) =>
    held && earlier.type === "Happened" && later.type === "Happened" && replaces(later.event, earlier.event)
  const put = (input: Input<Start, Event>) => {
    if (closed) return
    for (const waiting of queue) if (isReplaced(waiting, input)) queue.delete(waiting)
    queue.add({ input, held: false })
    if (folding) return
    settle()
    for (const listener of listeners) listener()
  }

  const hands = options.hands(put)
  if (beginning._tag === "New") put({ type: "Started", start: beginning.start })
  else settle()
  return {
    put: (event) => put({ type: "Happened", event }),
    world: () => world,
    waiting: () => [...queue].flatMap(({ input }) => ("event" in input ? [input.event] : [])),
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
