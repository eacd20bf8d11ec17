import { globSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")

/** Continues the decision of its number. */
const appendix = "0020-server-side-rendering-timeline.md"

const sharedNumbers = (files: readonly string[]): readonly string[] => {
  const byNumber = Map.groupBy(files, (file) => file.slice(0, 4))
  return [...byNumber].filter(([, named]) => named.length > 1).map(([number]) => number)
}

test("each decision has a number of its own, which its title repeats", () => {
  const files = readdirSync(join(root, "docs", "decisions")).filter((file) => file !== appendix)
  expect(files.length).toBeGreaterThan(20)
  expect(sharedNumbers(files)).toEqual([])
  for (const file of files) {
    const title = readFileSync(join(root, "docs", "decisions", file), "utf8")
    expect(title, file).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `))
  }
})

test("two decisions of one number are reported", () => {
  expect(sharedNumbers(["0026-limits.md", "0026-streams.md", "0027-payments.md"])).toEqual(["0026"])
})

/** The identifiers of a glossary whose file, in the same cell and after them, does not contain them. */
const misplaced = (glossary: string, read: (path: string) => string | undefined): readonly string[] =>
  glossary
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .flatMap((line) => (line.split("|").at(-2) ?? "").split(";"))
    .flatMap((places) => {
      const [identifier = "", file = ""] = [...places.matchAll(/`([^`]+)`/g)].map(([, word]) => word)
      if (!/^\w+$/.test(identifier) || !/\.tsx?$/.test(file) || /[<*]/.test(file)) return []
      return new RegExp(`\\b${identifier}\\b`).test(read(file) ?? "") ? [] : [`${identifier} in ${file}`]
    })

const readPlace = (path: string): string | undefined => {
  const [found] = globSync([path, `core/src/${path}`], { cwd: root })
  return found === undefined ? undefined : readFileSync(join(root, found), "utf8")
}

test("each identifier in the glossary is in the file that its row names", () => {
  expect(misplaced(readFileSync(join(root, "GLOSSARY.md"), "utf8"), readPlace)).toEqual([])
})

test("an identifier that has moved is reported, and so is a file that no longer exists", () => {
  const rows = "| Line | – | A line. | `Line`, `a.ts` |\n| Cart | – | A cart. | `Cart`, `gone.ts` |"
  const read = (path: string) => (path === "a.ts" ? "export const other = 1" : undefined)
  expect(misplaced(rows, read)).toEqual(["Line in a.ts", "Cart in gone.ts"])
})

/** The source files that a document names in backticks, and that are not among `sources`. */
const missingFiles = (document: string, sources: readonly string[]): readonly string[] =>
  [...document.matchAll(/`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css))`/g)]
    .flatMap(([, path]) => path ?? [])
    .filter((path) => !sources.some((file) => file === path || file.endsWith(`/${path}`)))

test("each source file that a document names is there", () => {
  const sources = globSync(["*.ts", "{core,web,server,cli,fixtures,scripts}/**/*.{ts,tsx,mjs,css}"], {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**"],
  })
  for (const document of globSync(["*.md", "docs/**/*.md"], { cwd: root })) {
    expect(missingFiles(readFileSync(join(root, document), "utf8"), sources), document).toEqual([])
  }
})

test("a file that no longer exists is reported, whether named by its whole path or the end of it", () => {
  expect(missingFiles("See `a/b.ts`, `b.ts` and `rules/gone.ts`, but `<area>/model.ts`.", ["core/a/b.ts"])).toEqual([
    "rules/gone.ts",
  ])
})
