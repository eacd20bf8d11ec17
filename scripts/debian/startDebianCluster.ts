import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, chownSync, mkdtempSync, openSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../freePort.ts"

const nobody = { uid: 65534, gid: 65534 }

/** Starts a temporary cluster with the binaries in `bin`; clusters that the system runs are not touched. */
export const startDebianCluster = async (bin: string) => {
  const owner = process.getuid?.() === 0 ? nobody : undefined
  const folder = mkdtempSync(join(tmpdir(), "skorpe-debian-"))
  chmodSync(folder, 0o700)
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, "data")
  const log = join(folder, "log")
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "app", "-E", "UTF8", "--locale=C.UTF-8", "--auth=trust", "--no-sync"],
    { ...owner, cwd: "/", encoding: "utf8" },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const out = openSync(log, "a")
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: "off",
    log_statement: "ddl",
  }
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...owner, cwd: "/", stdio: ["ignore", out, out] },
  )
  const ended = once(server, "exit")
  const isReady = () => spawnSync(join(bin, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)]).status === 0
  for (const until = Date.now() + 30_000; !isReady(); await sleep(100)) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(`PostgreSQL 15 did not start: see ${log}`)
  }
  const { stdout } = spawnSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" })
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    version: stdout.trim().replace("postgres (PostgreSQL)", "PostgreSQL"),
    log,
    /** Stops it and deletes its files. */
    remove: async (): Promise<void> => {
      server.kill("SIGINT")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
