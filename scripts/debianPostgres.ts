import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findDebianPostgres } from "./debian/findDebianPostgres.ts"
import { startDebianCluster } from "./debian/startDebianCluster.ts"

const root = join(import.meta.dirname, "..")

/**
 * Parts of the names of the test files to run. The default is all server tests but the experiments, which start their
 * own PostgreSQL.
 */
const parts = process.argv.length > 2 ? process.argv.slice(2) : ["server/src/"]

const found = findDebianPostgres()
if (found._tag === "Missing") {
  process.stdout.write(`\n══ NOT RUN: the server's tests on Debian's PostgreSQL 15. ${found.why}\n`)
  process.exit(found.isFailure ? 1 : 0)
}

const cluster = await startDebianCluster(found.bin)
process.stdout.write(`\n── server, on ${cluster.version}\n`)
const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--config", "vitest.workspace.ts"]
const { status } = spawnSync(process.execPath, [...vitest, "--project", "server", ...parts], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, SKORPE_TEST_DATABASE_URL: cluster.url },
})
// Guards against a suite that used another PostgreSQL: it would pass as well.
const databases = readFileSync(cluster.log, "utf8").match(/LOG: .*CREATE DATABASE skorpe_test_/g)?.length ?? 0
await cluster.remove()
const isRight = status === 0 && databases > 0
process.stdout.write(
  `── server, on ${cluster.version}: ${isRight ? "ok" : "FAILED"}, ${databases} databases created there\n`,
)
process.exitCode = isRight ? 0 : 1
