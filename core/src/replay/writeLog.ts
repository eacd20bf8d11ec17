import { digestName } from "../kernel/digest.ts"
import { formatName, formatVersion } from "./format.ts"
import type { ShopLog, WrittenLog } from "./model.ts"
import { shopHistory, versionOf } from "./upcasts.ts"

const versionsIn = (log: ShopLog): Readonly<Record<string, number>> => {
  const versions = new Map<string, number>()
  for (const { input } of log.records) {
    if (input.type === "Happened") versions.set(input.event.type, versionOf(shopHistory, input.event.type) ?? 1)
  }
  return Object.fromEntries([...versions].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const isLoose = ({ checkpoint, records }: ShopLog): boolean => {
  const before = checkpoint?.n ?? -1
  return records.some(({ n }, index) => n !== before + 1 + index)
}

/** The text of a log file: a header, then one record per line, all JSON. */
export const writeLog = ({ market, build, log }: WrittenLog): string => {
  const header = {
    format: formatName,
    version: formatVersion,
    digest: digestName,
    market,
    build,
    events: versionsIn(log),
    ...(isLoose(log) ? { numbering: "loose" } : {}),
    checkpoint: log.checkpoint,
  }
  return [header, ...log.records].map((line) => `${JSON.stringify(line)}\n`).join("")
}
