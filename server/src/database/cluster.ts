import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { closeSync, openSync } from "node:fs"
import { readFile, rename, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { linkLibraries } from "./binaries.ts"
import { type Owner, privateFolder } from "./owner.ts"
import { clearSocket, findPostmaster, type Postmaster } from "./postmaster.ts"
import { StartFailure } from "./startFailure.ts"

export const databaseUser = "app"

/** Where a cluster's files are, and which user runs it. */
export interface ClusterPlace {
  /** The folder of PostgreSQL's binaries; `owner` must have access to it. */
  readonly native: string
  readonly folder: string
  readonly owner: Owner | null
  /** Turns fsync off, for data that may be lost. */
  readonly throwAway: boolean
  /** Further PostgreSQL settings, for example `max_connections=200`. */
  readonly settings?: readonly string[]
}

const initdbArguments =
  `-U ${databaseUser} -E UTF8 --auth-local=trust --auth-host=reject --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C`.split(
    " ",
  )

const unsafeButFast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]

/** Starts PostgreSQL in `place` and runs initdb first if there is no data. Adopts a server that already runs there. */
export const startCluster = async (place: ClusterPlace): Promise<Postmaster> => (await beginCluster(place))()

/** Like `startCluster`, but returns before PostgreSQL is ready. The returned function waits for it. */
export const beginCluster = async (place: ClusterPlace): Promise<() => Promise<Postmaster>> => {
  const data = join(place.folder, "postgres")
  await linkLibraries(place.native)
  if (!(await stat(join(data, "PG_VERSION")).catch(() => null))) await initialise(place, data)
  const found = await findPostmaster(data, 0)
  return found === null ? launch(place, data) : () => Promise.resolve(found)
}

const initialise = async (place: ClusterPlace, data: string): Promise<void> => {
  const draft = `${data}-new-${process.pid}-${Date.now().toString(36)}`
  await privateFolder(draft, place.owner)
  const hurried = place.throwAway ? ["--no-sync"] : []
  const outcome = await execute(
    join(place.native, "bin", "initdb"),
    [...initdbArguments, ...hurried, "-D", draft],
    place,
  )
  if (outcome.code !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new StartFailure(`PostgreSQL could not create its data folder in ${place.folder}: ${outcome.words}`)
  }
  // If two first starts race, one rename wins; the loser uses the winner's data.
  await rename(draft, data).catch(() => rm(draft, { recursive: true, force: true }))
}

const execute = (program: string, args: readonly string[], place: ClusterPlace) =>
  new Promise<{ readonly code: number | null; readonly words: string }>((resolve, reject) => {
    const child = spawn(program, args, { ...place.owner, cwd: "/", stdio: ["ignore", "ignore", "pipe"] })
    let words = ""
    child.stderr.on("data", (text: Buffer) => (words += text.toString()))
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, words: words.trim() }))
  })

const launch = async (place: ClusterPlace, data: string): Promise<() => Promise<Postmaster>> => {
  const sockets = await socketFolder(place)
  await clearSocket(sockets, data)
  const logPath = join(place.folder, "postgres.log")
  const log = openSync(logPath, "a")
  const settings = ["listen_addresses=", ...(place.throwAway ? unsafeButFast : []), ...(place.settings ?? [])]
  const child = spawn(
    join(place.native, "bin", "postgres"),
    ["-D", data, "-k", sockets, ...settings.flatMap((setting) => ["-c", setting])],
    { ...place.owner, cwd: "/", detached: true, stdio: ["ignore", log, log] },
  )
  closeSync(log)
  let ended = false
  child.on("error", () => (ended = true))
  child.on("exit", () => (ended = true))
  child.unref()
  return async () => {
    for (const until = Date.now() + 60_000; Date.now() < until; await sleep(10)) {
      // If another process won the race, ours has exited: use the other one's server.
      const found = await findPostmaster(data, ended ? 2_000 : 0)
      if (found !== null) return found
      if (ended) break
    }
    throw new StartFailure(`PostgreSQL did not start. The end of ${logPath}:\n${await lastLines(logPath)}`)
  }
}

/** A socket's path is at most 107 bytes long, so a deeply nested data folder has its socket in the temporary folder. */
const socketFolder = async (place: ClusterPlace): Promise<string> => {
  const inside = join(place.folder, "run")
  const isShort = Buffer.byteLength(join(inside, ".s.PGSQL.5432.lock")) <= 107
  const digest = createHash("sha256").update(place.folder).digest("hex").slice(0, 12)
  const folder = isShort ? inside : join(tmpdir(), `skorpe-${digest}`)
  await privateFolder(folder, place.owner)
  const owner = place.owner?.uid ?? process.getuid?.()
  const found = await stat(folder)
  if (found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new StartFailure(`${folder} belongs to another user. Remove it, or choose another folder with SKORPE_DATA.`)
  }
  return folder
}

const lastLines = async (path: string): Promise<string> =>
  (await readFile(path, "utf8").catch(() => "")).trimEnd().split("\n").slice(-8).join("\n")
