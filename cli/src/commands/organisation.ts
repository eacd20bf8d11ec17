import { kroner } from "@skorpe/core/domain/money"
import { OrganisationToApprove } from "@skorpe/core/domain/organisation"
import { Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { askAsStaff } from "../node/askAsStaff.ts"
import { oneLine, plainJson } from "../terminal/oneLine.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { kitchenFlags } from "./staffFlags.ts"

const encode = Schema.encodeSync(Schema.fromJsonString(OrganisationToApprove))

/** An organisation on one line: its number, its name, and what it may order on account. */
const lineOf = ({ number, name, registeredAt, approved }: OrganisationToApprove): string => {
  const standing =
    approved === null
      ? `waits since ${new Date(registeredAt).toISOString().slice(0, 10)}`
      : `on account: ${approved.perOrder / 100} kr an order, ${approved.perMonth / 100} kr a month`
  return `${oneLine(number)}  ${oneLine(name)}  ${standing}`
}

/** `skorpe organisation waiting`: organisations that staff must look at. */
const waiting = Command.make(
  "waiting",
  kitchenFlags,
  Effect.fnUntraced(function* ({ json, ...asking }) {
    const all = yield* askAsStaff(asking, ({ kitchenOrganisations: api }, headers) => api.waiting({ headers }))
    for (const one of all) yield* print(json ? plainJson(encode(one)) : lineOf(one))
    if (!json && all.length === 0) yield* say("No organisation waits for approval.")
  }),
).pipe(Command.withDescription("List organisations that wait for approval, oldest first"))

const amount = (name: string, of: string) =>
  Flag.Finite(name).pipe(Flag.withDescription(`Kroner that ${of} may cost at most, such as 5000`))

/** `skorpe organisation approve`: lets an organisation order on account, up to a limit. */
const approve = Command.make(
  "approve",
  {
    ...kitchenFlags,
    number: Argument.String("NUMBER").pipe(Argument.withDescription("Company number, with or without spaces")),
    perOrder: amount("per-order", "one order"),
    perMonth: amount("per-month", "all orders of a calendar month together"),
  },
  Effect.fnUntraced(function* ({ json, number, perOrder, perMonth, ...asking }) {
    if (!(perOrder > 0 && perMonth > 0)) return yield* stop(2, "--per-order and --per-month are more than 0 kroner.")
    const payload = { perOrder: kroner(perOrder), perMonth: kroner(perMonth) }
    const approved = yield* askAsStaff(
      asking,
      ({ kitchenOrganisations: api }, headers) => api.approve({ headers, params: { number }, payload }),
      `3007 No organisation has the number ${oneLine(number)}.`,
    )
    yield* print(json ? plainJson(encode(approved)) : lineOf(approved))
  }),
).pipe(Command.withDescription("Let an organisation order on account, up to a limit per order and per month"))

/** `skorpe organisation`: which organisations may order on account (DECISIONS §21). */
export const organisation = Command.make("organisation").pipe(
  Command.withDescription("Approve organisations that want to order on account"),
  Command.withSubcommands([waiting, approve]),
)
