import { marketOf } from "@skorpe/core/market"
import type { DatabaseChoice } from "./database/connection.ts"
import { StartFailure } from "./database/startFailure.ts"
import type { ServerOptions } from "./startServer.ts"

const readNumber = (name: string, text: string | undefined, standard: number, maximum: number): number => {
  if (text === undefined || text === "") return standard
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0 && value <= maximum) return value
  throw new StartFailure(`${name} must be a number from 0 to ${maximum}, not "${text}".`)
}

/** What the environment asks for; a `StartFailure` names a setting that makes no sense. */
export const readOptions = (settings: NodeJS.ProcessEnv): ServerOptions => {
  const { MARKET, DATABASE_URL, SKORPE_DATA, SKORPE_KITCHEN, STAFF_KEY } = settings
  if (MARKET !== undefined && MARKET !== "no" && MARKET !== "se") {
    throw new StartFailure(`MARKET must be no or se, not "${MARKET}".`)
  }
  if (SKORPE_KITCHEN !== undefined && SKORPE_KITCHEN !== "auto" && SKORPE_KITCHEN !== "manual") {
    throw new StartFailure(`SKORPE_KITCHEN must be auto or manual, not "${SKORPE_KITCHEN}".`)
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
  }
}
