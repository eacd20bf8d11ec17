import { digestName } from "../kernel/digest.ts"
import { formatName, formatVersion } from "./format.ts"
import type { WrittenLog } from "./model.ts"

/** The text of a log file: a header, then a record a line, all JSON. */
export const writeLog = ({ market, build, log }: WrittenLog): string => {
  const header = {
    format: formatName,
    version: formatVersion,
    digest: digestName,
    market,
    build,
    checkpoint: log.checkpoint,
  }
  return [header, ...log.records].map((line) => `${JSON.stringify(line)}\n`).join("")
}
