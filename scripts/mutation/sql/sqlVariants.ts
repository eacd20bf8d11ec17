// Not the second half of a range, and not the words that name an index: without them a statement does not decide
// wrongly but fails.
const isCondition = String.raw`(?<!\bBETWEEN\s(?:(?!\bAND\b)[^])*)(?<!\bON CONFLICT \([^)]*\)\s+)`
// A condition ends where the next begins, or at the clause after it.
const clauses =
  "OR|(?:LEFT )?JOIN|(?:ORDER|GROUP) BY|LIMIT|OFFSET|FOR|RETURNING|ON CONFLICT|DO|WHEN|THEN|ELSE|END|UNION|HAVING|SET"
const ends = new RegExp(
  String.raw`(?<=[\s)])(?:(?:${isCondition}(?:AND|WHERE)|${clauses}|(?<!DISTINCT\s)FROM)\b|AS ")|,`,
  "y",
)
const begins = new RegExp(String.raw`${isCondition}\b(WHERE|AND|OR)\s+`, "g")

/** Where the condition that begins at `from` ends, without the space after it. */
const endOf = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1
    if (text[at] === ")") depth -= 1
    ends.lastIndex = at
    if (depth < 0 || (depth === 0 && ends.test(text))) return at - (/\s*$/.exec(text.slice(0, at))?.[0].length ?? 0)
  }
  return text.trimEnd().length
}

const withoutConditions = (text: string): readonly string[] =>
  [...text.matchAll(begins)].map((found) => {
    const end = endOf(text, found.index + found[0].length)
    return text.slice(0, found.index) + (found[1] === "WHERE" ? "WHERE true" : "") + text.slice(end)
  })

// Reversed at its first key, and not left out: the database often finds rows in the order in which they were written.
const inReverse = (text: string): readonly string[] =>
  [...text.matchAll(/\bORDER BY\s+/g)].map(({ 0: found, index }) => {
    const from = index + found.length
    const end = endOf(text, from)
    const [, key = "", isDown, nulls = ""] = /^([^]*?)( DESC)?( NULLS LAST)?$/.exec(text.slice(from, end)) ?? []
    return text.slice(0, from) + key + (isDown === undefined ? " DESC" : "") + nulls + text.slice(end)
  })

const replacing = (pattern: RegExp, replacementOf: (found: string) => string) => (text: string) =>
  [...text.matchAll(pattern)].map(
    ({ 0: found, index }) => text.slice(0, index) + replacementOf(found) + text.slice(index + found.length),
  )

const flipped: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  " + ": " - ",
  " - ": " + ",
}
const flip = (found: string) => flipped[found] ?? found

const kinds: readonly ((text: string) => readonly string[])[] = [
  withoutConditions,
  replacing(/(?<![-<>=])(?:[<>]=?)(?![<>=])/g, flip),
  replacing(/ [+-] /g, flip),
  inReverse,
  replacing(/\s+FOR (?:KEY SHARE|(?:NO KEY )?UPDATE)(?: OF \w+)?(?:\s+SKIP LOCKED)?/g, () => ""),
  replacing(/\s+SKIP LOCKED/g, () => ""),
  replacing(/\s+ON CONFLICT[^]*?DO NOTHING/g, () => ""),
]

/**
 * The ways in which a statement could decide wrongly: without one of its conditions, one off at a limit, adding for
 * subtracting, from the wrong end, without its lock, or failing where a row is there already. Anything may stand for its parameters.
 */
export const sqlVariants = (text: string): readonly string[] => kinds.flatMap((variantsOf) => variantsOf(text))
