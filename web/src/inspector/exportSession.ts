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

/** The reference of the problem report that a log was fetched by; `null` for a log from a file. */
export const reportOf = ({ file }: { readonly file: string }): string | null =>
  readReference(file.replace(/\.jsonl$/, ""))

/** The command that prints what the chosen record changed, and which guards decided; a fork must be saved first. */
export const commandFor = (
  sight: Sight,
  origin: string,
): { readonly command: string; readonly needs: string | null } => {
  const n = chosenIn(sight)?.n ?? 0
  const commandOf = (log: string): string => `npx skorpe log show ${log} --changes --guards --from ${n} --to ${n}`
  if (isFork(sight)) {
    const { name } = fileUpTo(sight)
    return { command: commandOf(quoted(name)), needs: name }
  }
  // A problem report's log was fetched from this server, and is not in a file.
  const reference = reportOf(sight.session)
  const log = reference === null ? quoted(sight.session.file) : `${reference} --server ${origin}`
  return { command: commandOf(log), needs: null }
}
