import { Schema } from "effect"
import { Flag } from "effect/cli"

/** Upper bound on the time for folding a log, which may be hostile: real logs need a few seconds. */
export const secondsFlag = Flag.Int("seconds").pipe(
  Flag.withDescription("Give up after so many seconds, 1 to 3600"),
  Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 3600 }))),
  Flag.withDefault(120),
)

/** The message of a command that timed out: how far it came in which time, and what to do. */
export const tooLong = (file: string, seconds: number, n: number, advice: string): string =>
  `${file} takes longer than ${seconds} s: record ${n} was reached. Give it more with --seconds${advice}.`
