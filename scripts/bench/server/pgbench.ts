import { execFile } from "node:child_process"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { DatabasePlace } from "./database.ts"

const run = promisify(execFile)

/** A statement with its parameters, as the server sends it; the values in `fresh` must be unique in each run. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly fresh: { readonly id: unknown; readonly key: unknown }
}

/** The path of pgbench, PostgreSQL's load generator; `null` if it is not installed. */
export const findPgbench = async (): Promise<string | null> => {
  const versions = await readdir("/usr/lib/postgresql").catch(() => [])
  const candidates = ["pgbench", ...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)]
  for (const program of candidates) {
    const answered = await run(program, ["--version"]).catch(() => null)
    if (answered !== null) return program
  }
  return null
}

/** A parameter of the server's client; only JSON ones name their type. */
const isJson = (value: unknown): value is { readonly oid: number; readonly value: unknown } =>
  typeof value === "object" && value !== null && "oid" in value

/** The statement as a pgbench script: each run has a new id and key, the other values are unchanged. */
const scriptOf = ({ text, values, fresh }: SentStatement): string => {
  const placed = text.replace(/\$(\d+)/g, (_, digits: string) => {
    const value = values[Number(digits) - 1]
    if (value === fresh.id) return "substr(md5(:n::text), 1, 20)"
    if (value === fresh.key) return "sha256(int8send(:n::bigint))"
    return `:p${digits}${isJson(value) ? "::jsonb" : ""}`
  })
  return `\\set n random(1, 9223372036854775806)\n${placed};\n`
}

const written = (value: unknown): string => {
  if (isJson(value)) return JSON.stringify(value.value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`
  return String(value)
}

/** The result of a pgbench run. */
export interface BareHits {
  readonly perSecond: number
  /** In milliseconds. */
  readonly p99: number
}

/** The third field of pgbench's log line is the duration in microseconds. */
const p99Of = async (folder: string): Promise<number> => {
  const names = (await readdir(folder)).filter((name) => name.startsWith("each."))
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))
  const times = logs.flatMap((log) => log.trimEnd().split("\n")).map((line) => Number(line.split(" ")[2]) / 1000)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** Runs the statement, prepared, from 16 pgbench clients. */
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
