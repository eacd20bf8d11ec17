import { PostedMessage } from "@skorpe/core/operator"
import { Effect, Option, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { askAsStaff, staffFlags } from "../node/staff.ts"
import { print, printable, say } from "../stop.ts"

/** Milliseconds between two looks when the outbox is followed. */
const encodeMessage = Schema.encodeSync(Schema.fromJsonString(PostedMessage))

const lookEvery = 1000

const lineOf = ({ kind, to, subject, text, state, attempts, postedAt }: PostedMessage): string => {
  const words = text ?? (state === "waiting" ? `(waits for the gateway, attempt ${attempts})` : "(given up)")
  return `${new Date(postedAt).toISOString()}  ${kind} to ${to}${subject === "" ? "" : `: ${subject}`}\n  ${words.replaceAll("\n", "\n  ")}`
}

/** `skorpe outbox`: what was sent to phones and mailboxes, for who runs the server without gateways. */
export const outbox = Command.make(
  "outbox",
  {
    ...staffFlags,
    market: Flag.Literals("market", ["no", "se"]).pipe(
      Flag.withDescription("Whose data folder holds the staff key"),
      Flag.optional,
    ),
    follow: Flag.Boolean("follow").pipe(Flag.withDescription("Wait for more"), Flag.withDefault(false)),
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, a line a message"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ server, key, market, follow, json }) {
    const asking = { server, key, market: Option.getOrUndefined(market) }
    const look = (after: number) =>
      Effect.gen(function* () {
        const path = `/api/operator/outbox?after=${after}`
        const messages = yield* askAsStaff(asking, { method: "GET", path, headers: {} }, Schema.Array(PostedMessage))
        for (const message of messages) yield* print(json ? encodeMessage(message) : printable(lineOf(message)))
        return messages.at(-1)?.id ?? after
      })
    const keepLooking = (after: number): ReturnType<typeof look> =>
      Effect.flatMap(Effect.delay(look(after), lookEvery), keepLooking)
    const last = yield* look(0)
    if (last === 0 && !follow) yield* say("Nothing was sent yet.")
    if (follow) yield* keepLooking(last)
  }),
).pipe(Command.withDescription("Text messages and mails that stayed here, codes to log in with among them"))
