import {
  compareFoldings,
  type FoldingAnswer,
  type FoldingComparison,
  foldWith,
  readLog,
  type SharedShape,
  shareShape,
} from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"

/** Code of another commit that folds the opened log. */
export interface Running {
  readonly _tag: "Running"
  readonly file: string
  readonly code: string
}

/** One log folded by the code of another commit and by this code: what both have, and what only one has. */
export interface Compared extends SharedShape {
  readonly _tag: "Compared"
  readonly name: string
  readonly comparison: FoldingComparison
}

/** The code of another commit beside this code. */
export type OtherCode =
  | { readonly _tag: "None" }
  | Running
  | { readonly _tag: "Refused"; readonly file: string; readonly why: string }
  | Compared

export type OtherCodeEvent =
  | { readonly type: "CodeRead"; readonly file: string; readonly code: string }
  | { readonly type: "CodeAnswered"; readonly running: Running; readonly result: OtherCode }
  | { readonly type: "CodeDiscarded" }

export const noCode: OtherCode = { _tag: "None" }

/** Folds the log with this code too, and compares; or says why there is nothing to compare. */
export const compareWith = (text: string, file: string, answer: FoldingAnswer): OtherCode => {
  if (answer._tag === "NoFolding") return { _tag: "Refused", file, why: answer.why }
  const { name, folding } = answer
  const own = foldWith(shop, (one) => readLog(one))(text)
  if (folding._tag !== "Folded" || own._tag !== "Folded") {
    const { line, why } = folding._tag === "Unreadable" ? folding : { line: 1, why: "this code cannot read it either" }
    return { _tag: "Refused", file, why: `the code of ${name} cannot read the log, line ${line}: ${why}` }
  }
  const shared = shareShape(own.steps, folding.steps)
  return { _tag: "Compared", name, ...shared, comparison: compareFoldings(shared.own, shared.other) }
}

/** The code beside this one after an event; an answer that is no longer awaited changes nothing. */
export const stepCode = (code: OtherCode, event: OtherCodeEvent): OtherCode => {
  switch (event.type) {
    case "CodeRead":
      return { _tag: "Running", file: event.file, code: event.code }
    case "CodeAnswered":
      return code === event.running ? event.result : code
    case "CodeDiscarded":
      return noCode
  }
}

/** Whether the worlds of the two differ after the record at this position. */
export const differsAt = (code: OtherCode, position: number): boolean =>
  code._tag === "Compared" && (code.comparison.differs[position]?.length ?? 0) > 0
