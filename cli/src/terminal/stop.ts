import { printable } from "@skorpe/core/replay"
import { Console, Data, Effect } from "effect"

/** A command has failed. Its message is already on stderr; the code is the exit code. */
export class Stopped extends Data.TaggedError("Stopped")<{ readonly code: 1 | 2 }> {}

/** Writes the reason to stderr and ends the command with this exit code. */
export const stop = (code: 1 | 2, sentence: string): Effect.Effect<never, Stopped> =>
  Effect.andThen(say(sentence), Effect.fail(new Stopped({ code })))

/** Writes a message for people to stderr; stdout is for data. Control characters are escaped. */
export const say = (sentence: string): Effect.Effect<void> => Console.error(printable(sentence))

/** Writes a line of data to stdout. */
export const print = (line: string): Effect.Effect<void> => Console.log(line)
