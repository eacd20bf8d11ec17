/** A text with plural forms, chosen by `{{count}}`. */
interface Plural {
  readonly one: string
  readonly other: string
}

interface Entry {
  readonly nb: string | Plural
  readonly sv: string | Plural
  readonly en: string | Plural
}

type Named<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Named<Rest> : never
type ParametersIn<Words> = Words extends string
  ? Named<Words>
  : Words extends Plural
    ? Named<Words["one"]> | Named<Words["other"]> | "count"
    : never

/** The texts of a screen by key. */
export type Entries = Readonly<Record<string, Entry>>

/** An entry whose languages name the same parameters; `never` otherwise, which fails the type check. */
type Agreeing<E extends Entry> = [ParametersIn<E["nb"]>] extends [ParametersIn<E["sv"]>]
  ? [ParametersIn<E["sv"]>] extends [ParametersIn<E["en"]>]
    ? [ParametersIn<E["en"]>] extends [ParametersIn<E["nb"]>]
      ? E
      : never
    : never
  : never

/** The texts of one screen or part, in three languages. The build leaves only `namespace`: browsers fetch the texts. */
export interface Texts<Table extends Entries> {
  readonly namespace: string
  readonly table: Table
}

/** The arguments of `t` after the key. */
export type ParametersOf<E extends Entry> = [ParametersIn<E["nb"]>] extends [never]
  ? readonly []
  : readonly [{ readonly [Name in ParametersIn<E["nb"]>]: Name extends "count" ? number : string }]

/**
 * Names the texts of a screen, each in nb, sv and en; a missing language, or a parameter that only one language has,
 * fails the type check. A file that calls this is named `texts.ts` and does nothing else: the build turns it into
 * `/locales/<language>/<namespace>.json` (DECISIONS §16).
 */
export const defineTexts = <const Table extends Entries>(
  namespace: string,
  table: Table & { readonly [Key in keyof Table]: Agreeing<Table[Key]> },
): Texts<Table> => ({ namespace, table })
