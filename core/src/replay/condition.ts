/** A path into the views: its names, and the character at which each begins. */
export interface Path {
  readonly _tag: "Path"
  readonly names: readonly string[]
  readonly places: readonly number[]
}

/** One side of a comparison: a path into the views, or a literal. */
type Term = Path | { readonly _tag: "Value"; readonly value: string | number | boolean | null }

type Operator = "==" | "!=" | ">=" | "<=" | ">" | "<"

/** A condition on a moment of a session. */
export type Condition =
  | { readonly _tag: "Crashes" }
  | { readonly _tag: "Diverges" }
  | { readonly _tag: "Holds"; readonly term: Term }
  | { readonly _tag: "Compares"; readonly operator: Operator; readonly left: Term; readonly right: Term }
  | { readonly _tag: "Not"; readonly one: Condition }
  | { readonly _tag: "And" | "Or"; readonly left: Condition; readonly right: Condition }

/** A condition, or the parse error and its position (counted from 1). */
export type ReadCondition =
  | { readonly _tag: "Condition"; readonly condition: Condition }
  | { readonly _tag: "NoCondition"; readonly at: number; readonly why: string }

const longest = 1000
const deepest = 50
const tokens =
  /\s*(?:(?<number>-?\d+(?:\.\d+)?)|(?<word>[A-Za-z_][\w-]*(?:@\d+)?)|(?<text>"[^"]*"|'[^']*')|(?<sign>==|!=|>=|<=|&&|\|\||[><!().[\]])|(?<end>$)|(?<odd>[\s\S]))/gy

interface Token {
  readonly kind: "number" | "word" | "text" | "sign" | "end"
  readonly text: string
  readonly at: number
}

class Misread extends Error {
  readonly at: number
  constructor(at: number, why: string) {
    super(why)
    this.at = at
  }
}

const kinds = ["number", "word", "text", "sign", "end"] as const

const split = (source: string): readonly Token[] => {
  const found: Token[] = []
  for (const match of source.matchAll(tokens)) {
    const groups = match.groups ?? {}
    const kind = kinds.find((name) => groups[name] !== undefined)
    const text = kind ? (groups[kind] ?? "") : (groups["odd"] ?? "")
    const at = match.index + match[0].length - text.length + 1
    if (!kind) throw new Misread(at, `unexpected ${JSON.stringify(text)}`)
    found.push({ kind, text, at })
    if (kind === "end") break
  }
  return found
}

const operators: ReadonlySet<string> = new Set<Operator>(["==", "!=", ">=", "<=", ">", "<"])
const constants = new Map<string, boolean | null>([
  ["true", true],
  ["false", false],
  ["null", null],
])

const parse = (all: readonly Token[]): Condition => {
  let next = 0
  const here = (): Token => all[next] ?? { kind: "end", text: "", at: longest }
  const take = (): Token => {
    const token = here()
    next++
    return token
  }
  const is = (...texts: readonly string[]): boolean =>
    here().kind !== "text" && here().kind !== "end" && texts.includes(here().text)
  const fail = (token: Token, wanted: string): never => {
    const found = token.kind === "end" ? "the end" : JSON.stringify(token.text)
    throw new Misread(token.at, `expected ${wanted}, found ${found}`)
  }
  const term = (): Term => {
    const token = take()
    if (token.kind === "number") return { _tag: "Value", value: Number(token.text) }
    if (token.kind === "text") return { _tag: "Value", value: token.text.slice(1, -1) }
    if (token.kind !== "word") return fail(token, "a path or a value")
    const constant = constants.get(token.text)
    if (constant !== undefined) return { _tag: "Value", value: constant }
    const names = [token.text]
    const places = [token.at]
    while (is(".", "[")) {
      const opens = take().text === "["
      const name = take()
      if (name.kind !== "word" && name.kind !== "number") return fail(name, "a name")
      names.push(name.text)
      places.push(name.at)
      if (opens && take().text !== "]") return fail(all[next - 1] ?? here(), '"]"')
    }
    return { _tag: "Path", names, places }
  }
  const simple = (depth: number): Condition => {
    if (depth > deepest) throw new Misread(here().at, `nested deeper than ${deepest} levels`)
    if (is("!", "not")) {
      take()
      return { _tag: "Not", one: simple(depth + 1) }
    }
    if (is("(")) {
      take()
      const inside = either(depth + 1)
      const close = take()
      return close.text === ")" ? inside : fail(close, '")"')
    }
    if (is("crashes", "throws")) return take() && { _tag: "Crashes" }
    if (is("diverges")) return take() && { _tag: "Diverges" }
    const left = term()
    if (!operators.has(here().text)) return { _tag: "Holds", term: left }
    return { _tag: "Compares", operator: take().text as Operator, left, right: term() }
  }
  const both = (depth: number): Condition => {
    let left = simple(depth)
    while (is("and", "&&")) {
      take()
      left = { _tag: "And", left, right: simple(depth) }
    }
    return left
  }
  const either = (depth: number): Condition => {
    let left = both(depth)
    while (is("or", "||")) {
      take()
      left = { _tag: "Or", left, right: both(depth) }
    }
    return left
  }
  const whole = either(0)
  return here().kind === "end" ? whole : fail(here(), '"and", "or" or the end')
}

/**
 * Parses a condition: `crashes`, `diverges`, or paths into the views, with `== != > >= < <=`, `and or not` and
 * parentheses: `cart.totalCount > 3 and validation._tag == "Refused"`. It is never run as code.
 */
export const readCondition = (source: string): ReadCondition => {
  if (source.length > longest) return { _tag: "NoCondition", at: 1, why: `longer than ${longest} characters` }
  try {
    return { _tag: "Condition", condition: parse(split(source)) }
  } catch (cause) {
    if (!(cause instanceof Misread)) throw cause
    return { _tag: "NoCondition", at: cause.at, why: cause.message }
  }
}
