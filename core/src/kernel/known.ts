import type { Fold } from "./fold.ts"
import type { Input } from "./input.ts"
import type { Json, Tagged } from "./json.ts"
import type { World } from "./world.ts"

/** An answer that is there before anybody asks: a page brought it along, say. */
export interface KnownAnswer<Command extends Tagged> {
  readonly command: Command
  readonly value: Json
}

/**
 * Ends the calls of a world whose answers are known, and those that are asked for then; gives what is known still, as
 * each answer serves once. `record` folds an end like any other and gives the next world.
 */
export const answerKnown = <Command extends Tagged>(
  world: World<Command>,
  known: readonly KnownAnswer<Command>[],
  record: (end: Extract<Input<never, never>, { readonly type: "CallEnded" }>) => World<Command>,
): readonly KnownAnswer<Command>[] => {
  if (known.length === 0) return known
  for (const { key, command } of Object.values(world.calls)) {
    const asked = JSON.stringify(command)
    const answer = known.find((one) => JSON.stringify(one.command) === asked)
    if (answer === undefined) continue
    const next = record({ type: "CallEnded", key, exit: { _tag: "Done", value: answer.value } })
    const rest = known.filter((one) => one !== answer)
    return answerKnown(next, rest, record)
  }
  return known
}

/** What a session begins with. */
export interface Begun<Start, Command extends Tagged> {
  readonly start: Start
  /** In epoch milliseconds. */
  readonly t: number
  readonly known: readonly KnownAnswer<Command>[]
}

/** The world that a session begins with: what a live one, told the same, begins with as well. */
export const beginWith = <Start, Event extends Tagged, Command extends Tagged>(
  fold: Fold<Start, Event, Command>,
  { start, t, known }: Begun<Start, Command>,
): World<Command> => {
  let { world } = fold.step(fold.empty, { n: 0, t }, { type: "Started", start })
  answerKnown(world, known, (end) => {
    world = fold.step(world, { n: world.n + 1, t }, end).world
    return world
  })
  return world
}
