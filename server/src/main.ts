import { marketOf } from "@skorpe/core/market"
import type { DatabaseChoice } from "./database/connection.ts"
import { StartFailure } from "./database/startFailure.ts"
import type { ServerOptions } from "./serverOptions.ts"
import { startServer } from "./startServer.ts"
import { welcome } from "./welcome.ts"

const readNumber = (name: string, text: string | undefined, standard: number, maximum: number): number => {
  if (text === undefined || text === "") return standard
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0 && value <= maximum) return value
  throw new StartFailure(`${name} must be a number from 0 to ${maximum}, not "${text}".`)
}

const readOptions = (settings: NodeJS.ProcessEnv): ServerOptions => {
  const { MARKET, DATABASE_URL, SKORPE_DATA, SKORPE_KITCHEN, STAFF_KEY, LOYALTY } = settings
  if (MARKET !== undefined && MARKET !== "no" && MARKET !== "se") {
    throw new StartFailure(`MARKET must be no or se, not "${MARKET}".`)
  }
  if (SKORPE_KITCHEN !== undefined && SKORPE_KITCHEN !== "auto" && SKORPE_KITCHEN !== "manual") {
    throw new StartFailure(`SKORPE_KITCHEN must be auto or manual, not "${SKORPE_KITCHEN}".`)
  }
  if (LOYALTY !== undefined && LOYALTY !== "on" && LOYALTY !== "off") {
    throw new StartFailure(`LOYALTY must be on or off, not "${LOYALTY}".`)
  }
  const database: DatabaseChoice = DATABASE_URL
    ? { _tag: "Url", url: DATABASE_URL }
    : { _tag: "Embedded", folder: SKORPE_DATA || undefined }
  const port = readNumber("PORT", settings["PORT"], 8080, 65_535)
  if (!Number.isInteger(port)) throw new StartFailure("PORT must be a whole number.")
  return {
    market: marketOf(MARKET).id,
    port,
    database,
    kitchen: SKORPE_KITCHEN ?? "auto",
    pace: readNumber("SKORPE_KITCHEN_PACE", settings["SKORPE_KITCHEN_PACE"], 8, 86_400),
    staffKey: STAFF_KEY || undefined,
    lapsesAfter: readNumber("SKORPE_PAYMENT_MINUTES", settings["SKORPE_PAYMENT_MINUTES"], 30, 1440) * 60_000,
    shopUrl: process.env["SKORPE_SHOP"] || undefined,
    loyalty: LOYALTY !== "off",
  }
}

/** One Ctrl-C can arrive twice, from the terminal and through a parent; what comes later is another one. */
const impatientAfter = 2000

/** Runs until Ctrl-C, SIGTERM or the end of the terminal; another Ctrl-C does not wait. */
const main = async (): Promise<void> => {
  const options = readOptions(process.env)
  const starting = startServer(options)
  let stoppingSince: number | null = null
  const stop = async () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > impatientAfter) process.exit(130)
      return
    }
    stoppingSince = Date.now()
    await starting.then(({ close }) => close()).catch(() => undefined)
    console.log("\n  Stopped. What was ordered is kept for the next start.")
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop())
  const server = await starting
  // In development the shop is somebody else's: Vite's, with hot reload.
  console.log(welcome({ ...server, url: process.env["SKORPE_SHOP"] ?? server.url }, options))
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartFailure ? `\n${problem.message}\n` : problem)
  if (problem instanceof StartFailure && problem.cause !== undefined) console.error(problem.cause)
  process.exit(1)
})
