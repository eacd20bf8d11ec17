import { Effect, Redacted } from "effect"
import { randomBytes } from "node:crypto"
import { statfs } from "node:fs/promises"
import { databaseUser } from "../database/cluster.ts"
import { connectOnce, templatePrefix, templateRunVariable } from "../database/freshDatabase.ts"
import { startThrowAwayCluster } from "../database/throwAway.ts"

const urlVariable = "SKORPE_TEST_DATABASE_URL"

/** Upper bound in bytes on the size of a run's databases, with a margin. */
const enough = 2 * 2 ** 30

/** The memory file system if it has enough space; `undefined` means the temporary folder. */
const quickFolder = async (): Promise<string | undefined> => {
  const found = await statfs("/dev/shm").catch(() => null)
  return found !== null && found.bavail * found.bsize >= enough ? "/dev/shm" : undefined
}

// A cluster of a few minutes needs no write-ahead log for recovery or replication, and no autovacuum.
const settings = [
  "max_connections=400",
  "autovacuum=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=256MB",
  "wal_init_zero=off",
]

/**
 * Gives a test run one PostgreSQL: the one of SKORPE_TEST_DATABASE_URL, or else a throw-away cluster. Test servers and
 * their child processes find it in the environment, and copy their databases from templates.
 */
export default async (): Promise<() => Promise<void>> => {
  const run = randomBytes(4).toString("hex")
  process.env[templateRunVariable] = run
  const given = process.env[urlVariable]
  if (given) return () => dropTemplates(given, run)
  const under = await quickFolder()
  const cluster = await startThrowAwayCluster(under === undefined ? { settings } : { under, settings })
  process.env[urlVariable] = `postgres://${databaseUser}@localhost/postgres?host=${cluster.socketFolder}`
  return cluster.remove
}

const dropTemplates = (url: string, run: string): Promise<void> =>
  Effect.gen(function* () {
    const admin = yield* connectOnce({ url: Redacted.make(url) })
    const found = yield* admin<{ readonly name: string }>`SELECT datname AS name FROM pg_database
      WHERE starts_with(datname, ${templatePrefix(run)})`
    for (const { name } of found) yield* admin.unsafe(`DROP DATABASE ${name} WITH (FORCE)`)
  }).pipe(Effect.scoped, Effect.runPromise)
