import { NodeRuntime, NodeServices } from "@effect/platform-node"
import { Effect } from "effect"
import { runSkorpe } from "./commands/skorpe.ts"

// A reader may close the pipe early: `skorpe replay LOG --json | head`.
process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  if (problem.code === "EPIPE") process.exit(0)
  throw problem
})

runSkorpe(process.argv.slice(2)).pipe(
  Effect.tap((code) =>
    Effect.sync(() => {
      process.exitCode = code
    }),
  ),
  Effect.provide(NodeServices.layer),
  NodeRuntime.runMain,
)
