import type { Stryker } from "@stryker-mutator/core"
import type { Mutant } from "./judgeMutants.ts"
import { changedPart } from "./sql/changedPart.ts"

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number]
type Location = MutantResult["location"]

const oneSpace = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

const textAt = (source: string, { start, end }: Location): string => {
  const lines = source.split("\n").slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join("\n")
}

/**
 * Converts one of Stryker's mutants to the form of the survivors' list, which has no line numbers because lines move, and
 * of a statement of SQL only what changes.
 * `sources` are the run's, by path from the root: the files may have changed during the run.
 */
export const readMutant = (
  root: string,
  sources: Readonly<Record<string, { readonly source: string }>>,
  { fileName, location, mutatorName, replacement, status }: MutantResult,
): Mutant => {
  const file = fileName.replace(root, "")
  const whole = [textAt(sources[file]?.source ?? "", location), replacement ?? ""] as const
  const [original, changed] = mutatorName === "Sql" ? changedPart(...whole) : [oneSpace(whole[0]), oneSpace(whole[1])]
  return { file, line: location.start.line, mutator: mutatorName, original, replacement: changed, status }
}
