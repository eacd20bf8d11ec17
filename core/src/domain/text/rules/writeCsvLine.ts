import type { Minor } from "../../money/model.ts"

/** Begins each file, so that Excel reads it as UTF-8. */
export const csvStart = "\uFEFF"

/** A text, or an amount. */
export type CsvCell = string | Minor

/** The start of a formula, after each sign that any spreadsheet takes for the end of a cell. */
const formula = /(^|[,;])(\s*[=+\-@＝＋－＠])/g

/** A user's text on one line, without any part that a spreadsheet reads as a formula. */
const tame = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(formula, "$1'$2")

const write = (cell: CsvCell): string => {
  if (typeof cell === "number") return (cell / 100).toFixed(2).replace(".", ",")
  const text = tame(cell)
  return /[";]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A line of a table as Excel opens it in Norway and Sweden: cells between semicolons, amounts in kroner with a comma.
 * A text that a spreadsheet would calculate gets an apostrophe before it.
 */
export const writeCsvLine = (cells: readonly CsvCell[]): string => `${cells.map(write).join(";")}\r\n`
