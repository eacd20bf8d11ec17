import { rehash, type ShopLog, writeLog } from "@skorpe/core/replay"
import { readReference } from "@skorpe/core/domain/report"
import { shop } from "@skorpe/core/shop"
import { chosenIn, type Sight } from "./fork/sight.ts"

const isFork = ({ forking }: Sight): boolean => forking._tag === "Forked" && forking.shown === "fork"

/** The shown log up to the chosen record; a fork gets its own hashes. */
export const logUpTo = (sight: Sight): ShopLog => {
  const { session, position } = sight
  const log = { checkpoint: session.log.checkpoint, records: session.records.slice(0, position + 1) }
  return isFork(sight) ? rehash(shop, log).log : log
}

/** The file of that log: its name and its text. */
export const fileUpTo = (sight: Sight) => {
  const { file, market, build } = sight.session
  const name = `to-${chosenIn(sight)?.n ?? 0}-${file}`
  return { name, text: (): string => writeLog({ market, build, log: logUpTo(sight) }) }
}

/** A file name for a shell: quoted if needed. */
const quoted = (file: string): string => (/^[\w.-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`)

/** The command that folds the log up to the chosen record and prints the views after it; a fork must be saved first. */
export const commandFor = (
  sight: Sight,
  origin: string,
): { readonly command: string; readonly needs: string | null } => {
  // Records of a fork may share a number, so `--to` could not name the last one.
  if (isFork(sight)) {
    const { name } = fileUpTo(sight)
    return { command: `npx skorpe replay ${quoted(name)} --json`, needs: name }
  }
  // A problem report's log was fetched from this server, and is not in a file.
  const reference = readReference(sight.session.file.replace(/\.jsonl$/, ""))
  const log = reference === null ? quoted(sight.session.file) : `${reference} --server ${origin}`
  const command = `npx skorpe replay ${log} --to ${chosenIn(sight)?.n ?? 0} --json`
  return { command, needs: null }
}
