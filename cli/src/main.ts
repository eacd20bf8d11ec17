import { NodeRuntime, NodeServices } from "@effect/platform-node"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { health } from "./commands/health.ts"
import { kitchen } from "./commands/kitchen.ts"
import { log } from "./commands/log.ts"
import { order } from "./commands/order.ts"
import { organisation } from "./commands/organisation.ts"
import { outbox } from "./commands/outbox.ts"
import { replay } from "./commands/replay.ts"
import { reports } from "./commands/reports.ts"
import { rule } from "./commands/rule.ts"
import { shrink } from "./commands/shrink.ts"
import { telemetry } from "./commands/telemetry.ts"
import { version } from "./terminal/version.ts"

// A reader may close the pipe early: `skorpe replay LOG --json | head`.
process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  if (problem.code === "EPIPE") process.exit(0)
  throw problem
})

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

skorpe.pipe(
  Command.run({ version }),
  Effect.catchTag("Stopped", ({ code }) =>
    Effect.sync(() => {
      process.exitCode = code
    }),
  ),
  // The message about a wrong flag or argument has already been printed.
  Effect.catch(() =>
    Effect.sync(() => {
      process.exitCode = 2
    }),
  ),
  Effect.provide(NodeServices.layer),
  NodeRuntime.runMain,
)
