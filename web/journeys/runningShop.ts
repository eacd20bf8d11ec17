import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

const root = join(import.meta.dirname, "..", "..")

/** The staff key of every journey's shop. */
export const staffKey = "journey-staff-key"

/** A free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })

/** The shop as an operator runs it: a process of its own, with its own data. */
export interface RunningShop {
  readonly url: string
  readonly staffKey: string
  /** Kills the process with SIGKILL, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same data and port, with other settings if any are given. */
  readonly start: (settings?: Readonly<Record<string, string>>) => Promise<void>
  /** Ctrl-C. */
  readonly stop: () => Promise<void>
}

/** Upper bound in ms on the end of a server that was told to stop, for a busy machine. */
const patience = 120_000

/** Waits for the end of a process. One that does not end is killed, and is a failure: nothing else bounds this wait. */
const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const late = setTimeout(() => {
      child.kill("SIGKILL")
      reject(new Error(`the server did not stop within ${patience / 1000} s`))
    }, patience)
    child.once("exit", () => {
      clearTimeout(late)
      resolve()
    })
  })

/** Builds the server and a market's shop, unless they are up to date with the sources. */
export const build = (market: "no" | "se"): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, MARKET: market }
    const child = spawn(process.execPath, ["scripts/build.ts"], { cwd: root, env })
    let said = ""
    child.stdout.on("data", (piece: Buffer) => (said += piece.toString()))
    child.stderr.on("data", (piece: Buffer) => (said += piece.toString()))
    child.on("error", reject)
    child.on("close", (status) =>
      status === 0 ? resolve() : reject(new Error(`the shop (${market}) was not built: ${said}`)),
    )
  })

/** Whether payments are tried at Adyen's test environment, because its credentials are there. */
export const isAtAdyen = process.env["ADYEN_API_KEY"] !== undefined

/** Options of a journey's shop. */
export interface ShopExtras {
  /**
   * `on`: cards are paid at the stand-in, or at Adyen's test environment when an `ADYEN_` setting is there. When absent
   * the shop is the production server, without payments.
   */
  readonly cards?: "on"
  /** Whether the limits on unpaid orders hold; `off` when absent, because journeys order from one machine. */
  readonly unpaidLimits?: "on" | "off"
  /** Settings of the first start, for those that `start` takes later. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts the market's built shop with a kitchen that waits for the test's own reports. The Norwegian shop must have been
 * built; the Swedish one is built here, because no journey of a day needs it.
 */
export const runShop = async (market: "no" | "se", extras: ShopExtras = {}): Promise<RunningShop> => {
  if (market === "se") await build(market)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), "skorpe-journey-"))
  // Started by root, PostgreSQL runs as nobody and must be able to enter.
  chmodSync(data, 0o755)
  const env = {
    ...process.env,
    PORT: String(port),
    MARKET: market,
    SKORPE_DATA: join(data, "data"),
    SKORPE_KITCHEN: "manual",
    // All journeys order from one machine, many on one number.
    SKORPE_UNPAID_LIMITS: extras.unpaidLimits ?? "off",
    STAFF_KEY: staffKey,
  }
  const main = extras.cards === "on" && !isAtAdyen ? "server/standIn/dist/main.js" : "server/dist/main.js"
  let child: ChildProcess | undefined
  const start: RunningShop["start"] = async (settings) => {
    const one = spawn(process.execPath, [main], { cwd: root, env: { ...env, ...settings } })
    child = one
    let said = ""
    one.stdout.on("data", (piece: Buffer) => (said += piece.toString()))
    one.stderr.on("data", (piece: Buffer) => (said += piece.toString()))
    for (let tries = 0; tries < 900; tries++) {
      if (one.exitCode !== null) throw new Error(`the server ended: ${said}`)
      const health = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      if (health?.status === 200) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the server is not ready: ${said}`)
  }
  const end = async (signal: "SIGKILL" | "SIGINT"): Promise<void> => {
    if (!child) return
    child.kill(signal)
    await ended(child)
  }
  await start(extras.settings)
  return { url, staffKey, start, kill: () => end("SIGKILL"), stop: () => end("SIGINT") }
}
