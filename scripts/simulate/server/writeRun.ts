import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { writePlayed } from "../writePlayed.ts"
import type { RunPlayed } from "./playRun.ts"

/** Writes what happened in a run, and the log of each of its pages, which the inspector opens. Returns the files. */
export const writeRun = (folder: string, { seed, journal, logs }: RunPlayed): readonly string[] => {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string): string => {
    const file = join(folder, `server-${seed}-${name.replaceAll(" ", "-")}`)
    writeFileSync(file, text)
    return file
  }
  return [
    write("journal.txt", `${journal.lines.join("\n")}\n`),
    ...[...logs].map(([name, log]) => write(`${name}.jsonl`, writePlayed(log))),
  ]
}
