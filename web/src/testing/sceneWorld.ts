import type { Fold, Json, Tagged, World } from "@skorpe/core/kernel"

/** Every scene starts on this Saturday, at 18:00 in Oslo. */
export const evening = Date.UTC(2026, 10, 21, 17, 0)

/** A world whose calls are answered, and whose timers fire, only when the scene says so. */
export const openSceneWorld = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  start: Start,
) => {
  let world: World<Command> = fold.empty
  let now = evening
  const told: Command[] = []
  const listeners = new Set<() => void>()
  const bring = (input: Parameters<typeof fold.step>[2]): void => {
    const folded = fold.step(world, { n: world.n + 1, t: now }, input)
    if (folded.crash !== undefined) throw folded.crash
    world = folded.world
    told.push(...folded.tells)
    for (const listener of listeners) listener()
  }
  const keyOf = (type: Command["type"]): string => {
    const found = Object.values(world.calls).find(({ command }) => command.type === type)
    if (!found) throw new Error(`no ${type} is running`)
    return found.key
  }
  bring({ type: "Started", start })
  return {
    world: () => world,
    told: (): readonly Command[] => told,
    put: (event: Event) => bring({ type: "Happened", event }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    answer: (type: Command["type"], value: unknown) =>
      bring({ type: "CallEnded", key: keyOf(type), exit: { _tag: "Done", value: value as Json } }),
    /** Delivers news from a call that keeps running. */
    report: (type: Command["type"], news: unknown) => bring({ type: "CallNews", key: keyOf(type), news: news as Json }),
    fail: (type: Command["type"], error: unknown) =>
      bring({ type: "CallEnded", key: keyOf(type), exit: { _tag: "Failed", error: error as Json } }),
    /** Advances the clock by this many ms and fires the timers that are due. */
    wait: (milliseconds: number) => {
      const until = now + milliseconds
      for (;;) {
        const due = Object.values(world.timers).filter((timer) => timer.due <= until)
        const next = due.toSorted((one, other) => one.due - other.due)[0]
        if (!next) break
        now = Math.max(now, next.due)
        bring({ type: "TimerFired", key: next.key })
      }
      now = until
    },
  }
}
