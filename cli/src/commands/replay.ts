import { type Grade, type ReadLog, readLog, type ShopLog, verify } from "@skorpe/core/replay"
import { seeShop, shop, type ShopWorld } from "@skorpe/core/shop"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { patience, placeIn, readLogText } from "../node/logFile.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { compareWith, showDifference } from "./diff.ts"

/** The longest replay in seconds; real logs need less. */
const longestReplay = 120

/** `skorpe replay LOG`: folds a recorded log again. Exit 0: every hash matches; 1: one differs; 2: the log cannot be read. */
export const replay = Command.make(
  "replay",
  {
    log: Argument.String("LOG").pipe(Argument.withDescription("A recorded log: .jsonl")),
    other: Argument.String("OTHER").pipe(
      Argument.withDescription("With --diff: a log to compare with"),
      Argument.optional,
    ),
    to: Flag.Int("to").pipe(Flag.withDescription("Stop after this record"), Flag.optional),
    diff: Flag.Boolean("diff").pipe(
      Flag.withDescription("Show what stands around the first difference, or where the worlds of two logs part"),
      Flag.withDefault(false),
    ),
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print the verdict as JSON"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ log: file, other, to, diff, json }) {
    const read: ReadLog = readLog(yield* readLogText(file))
    if (read._tag === "Unreadable") {
      const { line, record, why, types } = read
      if (json) yield* print(JSON.stringify({ verdict: "unreadable", line, record, why, types }))
      return yield* stop(2, `${placeIn(file, read)}: ${why}.`)
    }
    const { log, grade } = read
    if (Option.isSome(other)) {
      return diff
        ? yield* compareWith(log, other.value, json)
        : yield* stop(2, "A second log is for --diff: skorpe replay LOG --diff OTHER.")
    }
    const first = firstOf(log)
    const end = Option.getOrElse(to, () => Number.POSITIVE_INFINITY)
    if (end < first) {
      return yield* stop(2, `${file} begins with record ${first}; it cannot be replayed to ${end}.`)
    }
    const verdict = verify(shop, log, { to: end, enough: patience(longestReplay) })
    switch (verdict._tag) {
      case "GaveUp":
        return yield* stop(2, `${file} takes longer than ${longestReplay} s: record ${verdict.n} was reached.`)
      case "Differs": {
        const { n, unit, path, recorded, replayed } = verdict
        if (json) yield* print(JSON.stringify({ verdict: "differs", n, unit, path, recorded, replayed }))
        else if (diff) yield* showDifference(log, verdict)
        const where = path === "" ? unit : `${unit}, at ${path}`
        return yield* stop(
          1,
          `Record ${n} leads to another world${where === "" ? "" : `: ${where}`}. Recorded ${recorded}, replayed ${replayed}.`,
        )
      }
      case "Same": {
        const { crashes, hash, hashes, world } = verdict
        if (hashes === 0) {
          const upTo = Option.isSome(to) ? ` up to record ${end}` : ""
          return yield* stop(2, `${file} holds no hash to meet${upTo}.${wordsOn(grade, world.n)}`)
        }
        const last = world.n
        if (json) {
          const see = yield* look(world)
          const outcome = grade._tag === "Upcast" && grade.from <= last ? "upcast" : "same"
          const unread = outcome === "upcast" ? { grade } : {}
          return yield* print(
            JSON.stringify({
              verdict: outcome,
              records: last - first + 1,
              last,
              hashes,
              hash,
              crashes,
              ...unread,
              see,
            }),
          )
        }
        yield* print(hash)
        for (const { n, why } of crashes) yield* say(`Record ${n} crashed, as it did when it was recorded: ${why}`)
        return yield* say(`Records ${first} to ${last}, ${hashes} hashes, all met.${wordsOn(grade, last)}`)
      }
    }
  }),
).pipe(Command.withDescription("Fold a recorded log again and meet every recorded hash"))

const firstOf = (log: ShopLog): number => (log.checkpoint?.n ?? -1) + 1

/** A world from outside may have a shape that the views cannot read. */
const look = (world: ShopWorld) =>
  Effect.try({ try: () => ({ ...seeShop(world) }), catch: () => "unseen" as const }).pipe(
    Effect.catch(() => stop(2, "The world that the log begins with is not one that this program can look at.")),
  )

/** A note on upcast records and on hashes that cannot be compared; empty for a current log. */
const wordsOn = (grade: Grade, last: number): string =>
  grade._tag === "Upcast" && grade.from <= last
    ? ` From record ${grade.from} on events were upcast (${grade.types.map(({ type }) => type).join(", ")}), and ${grade.incomparable} recorded hashes cannot be compared.`
    : ""
