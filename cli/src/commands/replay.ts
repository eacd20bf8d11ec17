import { readLog, type ShopLog, verify } from "@skorpe/core/replay"
import { seeShop, shop } from "@skorpe/core/shop"
import { Effect, FileSystem, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { print, say, stop } from "../stop.ts"

/** `skorpe replay LOG`: folds a recorded log again. Exit 0: every hash is met; 1: it differs; 2: it cannot be read. */
export const replay = Command.make(
  "replay",
  {
    log: Argument.String("LOG").pipe(Argument.withDescription("A recorded log: .jsonl")),
    to: Flag.Int("to").pipe(Flag.withDescription("Stop after this record"), Flag.optional),
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print the verdict as JSON"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ log: file, to, json }) {
    const files = yield* FileSystem.FileSystem
    const text = yield* files
      .readFileString(file)
      .pipe(Effect.catch(() => stop(2, `${file}: there is no such file, or it may not be read.`)))
    const read = readLog(text)
    if (read._tag === "Unreadable") {
      if (json) yield* print(JSON.stringify({ verdict: "unreadable", line: read.line, why: read.why }))
      return yield* stop(2, `${file}, line ${read.line}: ${read.why}.`)
    }
    const first = firstOf(read.log)
    const end = Option.getOrElse(to, () => Number.POSITIVE_INFINITY)
    if (end < first) {
      return yield* stop(2, `${file} begins with record ${first}; it cannot be replayed to ${end}.`)
    }
    const verdict = verify(shop, read.log, { to: end })
    if (verdict._tag === "Differs") {
      const { n, unit, path, recorded, replayed } = verdict
      if (json) yield* print(JSON.stringify({ verdict: "differs", n, unit, path, recorded, replayed }))
      const where = path === "" ? unit : `${unit}, at ${path}`
      return yield* stop(
        1,
        `Record ${n} leads to another world${where === "" ? "" : `: ${where}`}. Recorded ${recorded}, replayed ${replayed}.`,
      )
    }
    if (verdict.hashes === 0)
      return yield* stop(2, `${file} holds no hash to meet${Option.isSome(to) ? ` up to record ${end}` : ""}.`)
    const last = verdict.world.n
    if (json) {
      const { hash, hashes } = verdict
      yield* print(
        JSON.stringify({
          verdict: "same",
          records: last - firstOf(read.log) + 1,
          last,
          hashes,
          hash,
          see: seeShop(verdict.world),
        }),
      )
      return
    }
    yield* print(verdict.hash)
    yield* say(`Records ${firstOf(read.log)} to ${last}, ${verdict.hashes} hashes, all met.`)
  }),
).pipe(Command.withDescription("Fold a recorded log again and meet every recorded hash"))

const firstOf = (log: ShopLog): number => (log.checkpoint?.n ?? -1) + 1
