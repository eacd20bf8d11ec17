import { type Import, resolveImport } from "./floors.ts"

/** A forbidden import between rooms, and why. */
interface Wall {
  readonly why: string
  readonly files: RegExp
  readonly forbidden: RegExp
  /** Allows type imports, which do not exist at run time. */
  readonly lettingTypes?: true
}

/** The walls between rooms; `rooms.test.ts` breaks each. */
export const walls: readonly Wall[] = [
  {
    why: "the kernel imports no other package",
    files: /^core\/src\/kernel\//,
    forbidden: /^@skorpe\//,
  },
  {
    why: "a rule imports types and other rules only",
    files: /^core\/src\/(?:domain|units)\/[^/]+\/rules\//,
    forbidden: /\/actor\.ts$|\/messages\/|\/kernel\/|^effect|^xstate|^@xstate/,
    lettingTypes: true,
  },
  {
    why: "XState is behind one file, kernel/chart.ts: charts use its exports",
    files: /^core\/src\/(?!kernel\/chart\.ts$)/,
    forbidden: /^xstate/,
  },
  {
    why: "@xstate/store is behind one file, kernel/ledger.ts",
    files: /^core\/src\/(?!kernel\/ledger\.ts$)/,
    forbidden: /^@xstate/,
  },
  {
    why: "the core uses no platform, no UI library and no network",
    files: /^core\/src\//,
    forbidden: /^node:|^react|^@effect\/platform|^@skorpe\/|^vite$|^playwright/,
  },
  {
    why: "the kitchen's world is a world of its own: it knows nothing of the shop's units and events",
    files: /^core\/src\/kitchen\//,
    forbidden: /\/(?:shop|units|messages)\//,
  },
  {
    why: "the shop imports the core only",
    files: /^web\/src\//,
    forbidden: /^@skorpe\/(server|fixtures)|^skorpe-cli|^node:/,
  },
  {
    why: "the card provider's component is behind web/src/payment, which nobody loads before a payment",
    files: /^web\/src\/(?!payment\/)/,
    forbidden: /^@adyen\//,
  },
  {
    why: "the server imports the core and the fixtures only",
    files: /^server\/src\//,
    forbidden: /^@skorpe\/web|^skorpe-cli|^react/,
  },
  {
    why: "the stand-in for the card provider is no part of the production server",
    files: /^server\/src\//,
    forbidden: /\/standIn\//,
  },
  {
    why: "the CLI imports the core and the server only",
    files: /^cli\/src\//,
    forbidden: /^@skorpe\/web|^react/,
  },
  {
    why: "a room is imported through its index, or the index of an area on its floor",
    files: /^(web|server|cli|fixtures)\//,
    forbidden: /^@skorpe\/core\/(?!(?:domain|units)\/[^/]+$|shop\/lazy(?:Account)?$)[^/]+\/|\/core\/src\//,
  },
]

/** Globals that would bring a clock or randomness into the core. It compiles without the types of browsers and Node. */
export const impure: readonly { readonly why: string; readonly word: RegExp }[] = [
  { why: "the core has no clock", word: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bTemporal\.Now\b/ },
  { why: "the core has no randomness", word: /\bMath\.random\(|\bcrypto\b/ },
]

/** A forbidden import or global in a file. */
export interface Breach {
  readonly file: string
  readonly found: string
  readonly why: string
}

const imports =
  /(?:^|\n)\s*(?:(?:import|export)\b[^"';]*?\bfrom|import)\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g

const isTest = (file: string): boolean => /\.(test|fixture|testkit)\.tsx?$/.test(file)

/** A file's static and dynamic imports, with the paths as written. */
const readImports = (source: string) =>
  [...source.matchAll(imports)].map(([statement, still, lazily]) => ({
    path: still ?? lazily ?? "",
    isType: /^\s*(?:import|export)\s+type\b/.test(statement),
  }))

/** The repository's files that a file imports, types included. Tests may import upward, so they have none. */
export const importsOf = (file: string, source: string): readonly Import[] =>
  isTest(file)
    ? []
    : readImports(source).flatMap(({ path }) => {
        const to = resolveImport(file, path)
        return to === undefined ? [] : [{ from: file, to }]
      })

/** A file's breaches; `file` is its path from the root. Tests have none, because they may import anything. */
export const findBreaches = (file: string, source: string): readonly Breach[] => {
  if (isTest(file)) return []
  const asked = readImports(source)
  const broken = walls
    .filter(({ files }) => files.test(file))
    .flatMap(({ forbidden, why, lettingTypes }) =>
      asked
        .filter(({ path, isType }) => forbidden.test(path) && !(lettingTypes && isType))
        .map(({ path }) => ({ file, found: path, why })),
    )
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
  const words = file.startsWith("core/src/")
    ? impure.flatMap(({ why, word }) => (word.test(code) ? [{ file, found: String(word), why }] : []))
    : []
  return [...broken, ...words]
}
