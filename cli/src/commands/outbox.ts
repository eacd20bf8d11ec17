import { printable } from "@skorpe/core/replay"
import { PostedMessage } from "@skorpe/core/domain/operator"
import { Effect, Option, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { askAsStaff } from "../node/askAsStaff.ts"
import { marketFlag, staffFlags } from "./staffFlags.ts"
import { print, say } from "../terminal/stop.ts"

const encodeMessage = Schema.encodeSync(Schema.fromJsonString(PostedMessage))

/** Milliseconds between two requests when the outbox is followed. */
const pollEvery = 1000

const lineOf = ({ kind, to, subject, text, state, attempts, postedAt }: PostedMessage): string => {
  const words = text ?? (state === "waiting" ? `(waits for the gateway, attempt ${attempts})` : "(given up)")
  return `${new Date(postedAt).toISOString()}  ${kind} to ${to}${subject === "" ? "" : `: ${subject}`}\n  ${words.replaceAll("\n", "\n  ")}`
}

/** `skorpe outbox`: prints text messages and mails, for an operator without gateways. */
export const outbox = Command.make(
  "outbox",
  {
    ...staffFlags,
    ...marketFlag,
    follow: Flag.Boolean("follow").pipe(Flag.withDescription("Wait for more"), Flag.withDefault(false)),
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, a line a message"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ server, key, market, follow, json }) {
    const asking = { server, key, market: Option.getOrUndefined(market) }
    const printNew = (after: number) =>
      Effect.gen(function* () {
        const messages = yield* askAsStaff(asking, ({ operator }, headers) =>
          operator.outbox({ headers, query: { after } }),
        )
        for (const message of messages) yield* print(json ? encodeMessage(message) : printable(lineOf(message)))
        return messages.at(-1)?.id ?? after
      })
    const poll = (after: number): ReturnType<typeof printNew> =>
      Effect.flatMap(Effect.delay(printNew(after), pollEvery), poll)
    const last = yield* printNew(0)
    if (last === 0 && !follow) yield* say("No message yet.")
    if (follow) yield* poll(last)
  }),
).pipe(Command.withDescription("List text messages and e-mails that no gateway has sent, login codes among them"))
