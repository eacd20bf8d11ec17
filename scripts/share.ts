import { spawnSync } from "node:child_process"
import { join } from "node:path"
import type { Share } from "../core/src/testing/share.fixture.ts"

/** The hash of the current commit; empty without git. */
const findCommit = (): string =>
  spawnSync("git", ["rev-parse", "HEAD"], { cwd: join(import.meta.dirname, ".."), encoding: "utf8" }).stdout ?? ""

/**
 * The share of test cases to run: all with `SKORPE_TESTS=deep`, otherwise the daily sample. `SKORPE_SEED` repeats the
 * sample of another run, which prints its seed at the start.
 */
export const readShare = (): Share => ({
  run: process.env["SKORPE_TESTS"] === "deep" ? "deep" : "daily",
  seed: Number(process.env["SKORPE_SEED"]) || Number.parseInt(findCommit().slice(0, 7), 16) || 1,
})
