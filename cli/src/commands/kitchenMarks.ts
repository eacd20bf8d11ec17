import { printable } from "@skorpe/core/replay"
import { StoreMarks } from "@skorpe/core/domain/store"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { askAsStaff, noStore } from "../node/askAsStaff.ts"
import type { Asking } from "../node/staffKey.ts"
import { storeTime } from "../node/storeTime.ts"
import { timeOf } from "../terminal/readerTime.ts"
import { print, stop } from "../terminal/stop.ts"
import { kitchenFlags } from "./staffFlags.ts"

const store = Argument.String("STORE").pipe(Argument.withDescription("Id or slug of the store"))

const encodeMarks = Schema.encodeSync(Schema.fromJsonString(StoreMarks))

const show = Effect.fnUntraced(function* (asking: Asking, marks: StoreMarks, json: boolean) {
  if (json) return yield* print(encodeMarks(marks))
  const time = yield* storeTime(asking)
  const stock = marks.stock.map(({ kind, code, until }) =>
    until === null ? `${kind} ${code}: available` : `${kind} ${code}: sold out until ${timeOf(until, time())}`,
  )
  const delays = `delay: pickup ${marks.delays.pickup} min, delivery ${marks.delays.delivery} min`
  yield* print(printable([...stock, delays].join("\n")))
})

const minutes = (name: "pickup" | "delivery") =>
  Flag.Int(name).pipe(Flag.withDescription(`Minutes that ${name} takes longer, 0 to 240`), Flag.optional)

/** `skorpe kitchen sold-out`: a product, variation or ingredient is sold out, or available again. */
export const soldOut = Command.make(
  "sold-out",
  {
    ...kitchenFlags,
    store,
    kind: Argument.Literals("KIND", ["product", "variation", "ingredient"]).pipe(
      Argument.withDescription("product (all its variations), variation or ingredient"),
    ),
    code: Argument.String("CODE").pipe(Argument.withDescription("Its code, such as MARG, MARG_AM30 or PE")),
    minutes: Flag.Int("minutes").pipe(Flag.withDescription("For how long"), Flag.withDefault(120)),
    until: Flag.Date("until").pipe(
      Flag.withDescription("Until when, such as 2026-11-21T17:00+01:00; instead of --minutes"),
      Flag.optional,
    ),
    back: Flag.Boolean("back").pipe(Flag.withDescription("It is available again"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ json, store: id, kind, code, minutes: long, until: given, back, ...asking }) {
    if (long < 1 || long > 60 * 24 * 366) return yield* stop(2, "--minutes is 1 to 527040.")
    const end = Option.isSome(given) ? given.value.getTime() : Date.now() + minutesToMilliseconds(long)
    if (!back && end <= Date.now()) return yield* stop(2, "--until is in the past.")
    const until = back ? null : end
    const marks = yield* askAsStaff(
      asking,
      ({ kitchenStores: api }, headers) => api.stock({ headers, params: { id }, payload: { kind, code, until } }),
      noStore(id),
    )
    yield* show(asking, marks, json)
  }),
).pipe(
  Command.withDescription("Mark something as sold out, for two hours by default, or as available again with --back"),
)

/** `skorpe kitchen delay`: orders of a store take longer. */
export const delay = Command.make(
  "delay",
  { ...kitchenFlags, store, pickup: minutes("pickup"), delivery: minutes("delivery") },
  Effect.fnUntraced(function* ({ json, store: id, pickup, delivery, ...asking }) {
    const payload = {
      ...(Option.isSome(pickup) ? { pickup: pickup.value } : {}),
      ...(Option.isSome(delivery) ? { delivery: delivery.value } : {}),
    }
    const marks = yield* askAsStaff(
      asking,
      ({ kitchenStores: api }, headers) => api.delay({ headers, params: { id }, payload }),
      noStore(id),
    )
    yield* show(asking, marks, json)
  }),
).pipe(Command.withDescription("Add minutes to all waiting times of a store; 0 removes them"))
