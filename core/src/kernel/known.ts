import type { Fold } from "./fold.ts"
import type { Input } from "./input.ts"
import type { Json, Tagged } from "./json.ts"
import type { World } from "./world.ts"

/** A call's answer that is known in advance, for example embedded in a server-rendered page. */
export interface KnownAnswer<Command extends Tagged> {
  readonly command: Command
  readonly value: Json
}

/**
 * Ends the world's calls whose answers are known, and the calls that follow from them. Returns the unused answers; each
 * is used once. `record` folds the end of a call and returns the next world.
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

/** The start of a session. */
export interface Begun<Start, Command extends Tagged> {
  readonly start: Start
  /** In epoch milliseconds. */
  readonly t: number
  readonly known: readonly KnownAnswer<Command>[]
}

/** The first world of a session: the same as that of a live session with the same answers. */
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
