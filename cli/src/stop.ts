import { Data, Effect } from "effect"

/** The end of a command that did not go well: the sentence is on stderr already, the code is for scripts. */
export class Stopped extends Data.TaggedError("Stopped")<{ readonly code: 1 | 2 }> {}

/** Says why on stderr, and ends with this exit code. */
export const stop = (code: 1 | 2, sentence: string): Effect.Effect<never, Stopped> =>
  Effect.andThen(say(sentence), Effect.fail(new Stopped({ code })))

/** Words for people, on stderr: stdout is for data. Control characters are shown, never obeyed. */
export const say = (sentence: string): Effect.Effect<void> =>
  Effect.sync(() => void process.stderr.write(`${printable(sentence)}\n`))

/** Data, on stdout. */
export const print = (line: string): Effect.Effect<void> => Effect.sync(() => void process.stdout.write(`${line}\n`))

/** A text from elsewhere, fit for a terminal. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) =>
    character === "\n" ? character : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  )
