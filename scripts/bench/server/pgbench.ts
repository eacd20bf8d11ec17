import { execFile } from "node:child_process"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { DatabasePlace } from "./database.ts"

const run = promisify(execFile)

/** A statement as the server sends it, with what it sends along; `fresh` are values that may be used only once. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly fresh: { readonly id: unknown; readonly key: unknown }
}

/** PostgreSQL's own load generator, where there is one. */
export const findPgbench = async (): Promise<string | null> => {
  const versions = await readdir("/usr/lib/postgresql").catch(() => [])
  const candidates = ["pgbench", ...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)]
  for (const program of candidates) {
    const answered = await run(program, ["--version"]).catch(() => null)
    if (answered !== null) return program
  }
  return null
}

/** The same statement as a script of pgbench: each run has its own id and key, the rest is as it was sent. */
const scriptOf = ({ text, values, fresh }: SentStatement): string => {
  const placed = text.replace(/\$(\d+)/g, (_, digits: string) => {
    const value = values[Number(digits) - 1]
    if (value === fresh.id) return "substr(md5(:n::text), 1, 20)"
    if (value === fresh.key) return "sha256(int8send(:n::bigint))"
    return `:p${digits}`
  })
  return `\\set n random(1, 9223372036854775806)\n${placed};\n`
}

const written = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`
  return String(value)
}

/** What came of the statement under pgbench. */
export interface BareHits {
  readonly perSecond: number
  /** In milliseconds. */
  readonly p99: number
}

/** In the log of each statement its duration stands third, in microseconds. */
const p99Of = async (folder: string): Promise<number> => {
  const names = (await readdir(folder)).filter((name) => name.startsWith("each."))
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))
  const times = logs.flatMap((log) => log.trimEnd().split("\n")).map((line) => Number(line.split(" ")[2]) / 1000)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** The statement from 16 pgbench clients, prepared. */
export const firePgbench = async (
  program: string,
  { socketFolder, user, name }: DatabasePlace,
  statement: SentStatement,
  seconds: number,
): Promise<BareHits> => {
  const folder = await mkdtemp(join(tmpdir(), "pgbench-"))
  try {
    const script = join(folder, "order.sql")
    await writeFile(script, scriptOf(statement))
    const values = statement.values.flatMap((value, index) => ["-D", `p${index + 1}=${written(value)}`])
    const load = ["-n", "-c", "16", "-j", "1", "-M", "prepared", "-T", String(seconds), "-f", script]
    const log = ["--log", `--log-prefix=${join(folder, "each")}`]
    const { stdout } = await run(program, ["-h", socketFolder, "-U", user, ...load, ...log, ...values, name])
    const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (perSecond === undefined) throw new Error(stdout)
    return { perSecond: Number(perSecond), p99: await p99Of(folder) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
