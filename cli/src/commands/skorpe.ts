import { Effect } from "effect"
import { Command } from "effect/cli"
import { version } from "../terminal/version.ts"
import { health } from "./health.ts"
import { kitchen } from "./kitchen.ts"
import { log } from "./log.ts"
import { order } from "./order.ts"
import { organisation } from "./organisation.ts"
import { outbox } from "./outbox.ts"
import { replay } from "./replay.ts"
import { reports } from "./reports.ts"
import { rule } from "./rule.ts"
import { shrink } from "./shrink.ts"
import { telemetry } from "./telemetry.ts"

const skorpe = Command.make("skorpe").pipe(
  Command.withDescription("Drive, replay and question the core of the pizza shop."),
  Command.withSubcommands([
    order,
    replay,
    log,
    shrink,
    rule,
    kitchen,
    organisation,
    outbox,
    telemetry,
    reports,
    health,
  ]),
)

/**
 * The whole command line as one effect: it writes to `Console` and returns the exit code, so that tests can run it
 * without a process.
 */
export const runSkorpe = (args: readonly string[]) =>
  Command.runWith(skorpe, { version })(args).pipe(
    Effect.as(0),
    Effect.catchTag("Stopped", ({ code }) => Effect.succeed(code)),
    // The message about a wrong flag or argument has already been printed.
    Effect.catch(() => Effect.succeed(2)),
  )
