import { marketOf } from "@skorpe/core/domain/market"
import { Effect, Stdio, Stream } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { rules } from "../rules/rules.ts"
import { print, stop } from "../terminal/stop.ts"

/** `skorpe rule NAME --market no|se < cases.jsonl`: one case per line in, one answer per line out. Exit 1 when a case does not fit. */
export const rule = Command.make(
  "rule",
  {
    name: Argument.String("NAME").pipe(Argument.withDescription(`One of: ${Object.keys(rules).join(", ")}`)),
    market: Flag.Literals("market", ["no", "se"]).pipe(Flag.withDescription("Whose rules"), Flag.withDefault("se")),
  },
  Effect.fnUntraced(function* ({ name, market }) {
    const ask = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (!ask) return yield* stop(2, `There is no rule ${name}. There are: ${Object.keys(rules).join(", ")}.`)
    const stdio = yield* Stdio.Stdio
    let misfits = 0
    yield* stdio.stdin.pipe(
      Stream.decodeText(),
      Stream.splitLines,
      Stream.runForEach((line) => {
        const answer = answerTo(line, (asked) => ask(asked, marketOf(market)))
        if ("error" in answer) misfits++
        return print(JSON.stringify(answer))
      }),
    )
    if (misfits > 0) yield* stop(1, `${misfits} line(s) did not fit the rule ${name}.`)
  }),
).pipe(Command.withDescription("Ask a rule from the command line: JSON lines in, JSON lines out"))

const answerTo = (line: string, ask: (asked: unknown) => object): object => {
  // An empty line gets an answer too, so that lines and answers stay paired.
  if (line.trim() === "") return { error: "an empty line" }
  let asked: unknown
  try {
    asked = JSON.parse(line)
  } catch {
    return { error: "not JSON" }
  }
  return ask(asked)
}
