import { sqlVariants } from "./sqlVariants.ts"

interface Template {
  readonly type: "TemplateLiteral"
  readonly quasis: readonly { readonly value: { readonly raw: string } }[]
  readonly expressions: readonly object[]
}

interface Path {
  readonly node: {
    readonly type: string
    readonly tag?: { readonly type: string; readonly name?: string }
    readonly quasi?: Template
  }
}

// Stands for a parameter in a statement: one character that SQL does not use.
const parameter = (nth: number): string => String.fromCodePoint(0xe0_00 + nth)
const parameters = /[\u{e000}-\u{f8ff}]/u

const textOf = ({ quasis }: Template): string =>
  quasis.map(({ value }, nth) => (nth === 0 ? "" : parameter(nth - 1)) + value.raw).join("")

const templateOf = (text: string, { expressions }: Template): Template => {
  const texts = text.split(parameters)
  const kept = text.match(new RegExp(parameters, "gu")) ?? []
  return {
    type: "TemplateLiteral",
    quasis: texts.map((raw, nth) => ({
      type: "TemplateElement",
      value: { raw, cooked: raw },
      tail: nth === texts.length - 1,
    })),
    expressions: kept.flatMap((character) => expressions[(character.codePointAt(0) ?? 0) - 0xe0_00] ?? []),
  }
}

const sqlMutator = {
  name: "Sql",
  *mutate({ node }: Path) {
    const { quasi } = node
    if (node.type !== "TaggedTemplateExpression" || node.tag?.name !== "sql" || quasi === undefined) return
    for (const variant of sqlVariants(textOf(quasi))) {
      yield structuredClone({ ...node, quasi: templateOf(variant, quasi) })
    }
  },
}

/**
 * Gives Stryker a mutator of SQL. To Stryker a statement is one string, which it can only empty; what decides in it are
 * its conditions and locks. Stryker has no setting for custom mutators, so this one is added to its list.
 */
export const mutateSql = async (): Promise<void> => {
  const core = import.meta.resolve("@stryker-mutator/core")
  const list = new URL("../../../instrumenter/dist/src/mutators/index.js", core).href
  const { allMutators } = (await import(list)) as { readonly allMutators: { readonly name: string }[] }
  if (!allMutators.includes(sqlMutator)) allMutators.push(sqlMutator)
}
