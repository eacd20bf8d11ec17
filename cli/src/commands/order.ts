import { exportLog } from "@skorpe/core/replay"
import { seeShop } from "@skorpe/core/shop"
import { Effect, FileSystem, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { marketAt } from "../node/apiClient.ts"
import { ownServer, type Site } from "../node/ownServer.ts"
import { findKey } from "../node/staffKey.ts"
import { openShop } from "../script/openShop.ts"
import { readScript } from "../script/readScript.ts"
import { runScript } from "../script/runScript.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { build } from "../terminal/version.ts"

/** Seconds: the kitchen of a running server takes eight for each of its steps, that of the server made here a fraction of one. */
const patienceAt = (server: Option.Option<string>): number => (Option.isSome(server) ? 120 : 30)

/** `skorpe order SCRIPT`: runs a scripted order through the same core as the shop. */
export const order = Command.make(
  "order",
  {
    script: Argument.String("SCRIPT").pipe(Argument.withDescription("What the customer does: .json")),
    market: Flag.Literals("market", ["no", "se"]).pipe(Flag.withDescription("Whose shop"), Flag.withDefault("se")),
    server: Flag.String("server").pipe(
      Flag.withDescription("A running server; without it one is started on a throw-away database"),
      Flag.optional,
    ),
    key: Flag.String("key").pipe(
      Flag.withDescription(
        "Staff key of that server, for steps that need it; STAFF_KEY or the data folder's own by default",
      ),
      Flag.optional,
    ),
    log: Flag.String("log").pipe(Flag.withDescription("Write the session's log to this file"), Flag.optional),
    patience: Flag.Int("patience").pipe(
      Flag.withDescription("Seconds to wait for anything, 1 to 3600; by default 30, and 120 with --server"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 3600 }))),
      Flag.optional,
    ),
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print the final views as JSON"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ script: file, market, server, key, log, patience, json }) {
    const files = yield* FileSystem.FileSystem
    const text = yield* files
      .readFileString(file)
      .pipe(Effect.catch(() => stop(2, `${file}: there is no such file, or it may not be read.`)))
    const read = readScript(text)
    if (read._tag === "NoScript") return yield* stop(2, `${file} is not a script: ${read.why}.`)
    yield* Effect.scoped(
      Effect.gen(function* () {
        const site: Site = Option.isNone(server)
          ? yield* ownServer(market)
          : { url: server.value, staffKey: yield* findKey({ server: server.value, key, market }), clock: null }
        const theirs = yield* marketAt(site.url)
        if (theirs !== null && theirs !== market) {
          return yield* stop(2, `${site.url} serves the market ${theirs}, not ${market}.`)
        }
        const { live, setting } = yield* openShop(
          market,
          site,
          Option.getOrElse(patience, () => patienceAt(server)),
        )
        const failure = yield* runScript(read.script.steps, setting)
        const exported = exportLog(live.log(), live.world(), { market, build })
        if (Option.isSome(log)) {
          yield* files
            .writeFileString(log.value, exported.text)
            .pipe(Effect.catch(() => stop(1, `${log.value}: the log cannot be written there.`)))
        }
        const { tracking } = seeShop(live.world())
        if (json) {
          const outcome = failure ? { ok: false, ...failure } : { ok: true }
          yield* print(
            JSON.stringify({
              ...outcome,
              hash: exported.hash,
              faithful: exported.faithful,
              see: seeShop(live.world()),
            }),
          )
        }
        if (failure) return yield* stop(1, `Step ${failure.step}: ${failure.why.replace(/\.$/, "")}.`)
        if (!json && tracking._tag === "Following") yield* print(tracking.order.orderId)
        yield* say(`${read.script.title}: done. Hash ${exported.hash}.`)
      }),
    )
  }),
).pipe(Command.withDescription("Let a script order through the shop's own core"))
