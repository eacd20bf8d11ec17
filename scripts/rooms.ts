/** Which files may not import what, and why: the walls of the house (HOUSE: who may know whom). */
interface Wall {
  readonly why: string
  readonly files: RegExp
  readonly forbidden: RegExp
  /** A type may come through: it is gone when the code runs. */
  readonly lettingTypes?: true
}

const walls: readonly Wall[] = [
  {
    why: "the kernel knows nobody",
    files: /^core\/src\/kernel\/[^/]+$/,
    forbidden: /^\.\.\/|^@skorpe\//,
  },
  {
    why: "the kernel knows nobody",
    files: /^core\/src\/kernel\/[^/]+\//,
    forbidden: /^\.\.\/\.\.\/|^@skorpe\//,
  },
  {
    why: "a rule knows types and other rules, nothing that lives",
    files: /^core\/src\/[^/]+\/rules\//,
    forbidden: /\/(actor|events|commands)\.ts$|\/kernel\/|^effect|^xstate|^@xstate/,
    lettingTypes: true,
  },
  {
    why: "charts are typed by XState and written with kernel/chart.ts: only tests run XState, no shop loads it",
    files: /^core\/src\//,
    forbidden: /^xstate|^@xstate/,
    lettingTypes: true,
  },
  {
    why: "only charts and the kernel know XState",
    files: /^core\/src\/(?!kernel\/|[^/]+\/actor\.ts|shop\/commands\.ts)/,
    forbidden: /^xstate|^@xstate/,
  },
  {
    why: "the core touches no machine, no screen and no network",
    files: /^core\/src\//,
    forbidden: /^node:|^react|^@effect\/platform|^@skorpe\/|^vite$|^playwright/,
  },
  {
    why: "the shop knows the core only",
    files: /^web\/src\//,
    forbidden: /^@skorpe\/(server|fixtures)|^skorpe-cli|^node:/,
  },
  {
    why: "the server knows the core and the fixtures",
    files: /^server\/src\//,
    forbidden: /^@skorpe\/web|^skorpe-cli|^react/,
  },
  {
    why: "the command line knows the core, and starts a server",
    files: /^cli\/src\//,
    forbidden: /^@skorpe\/web|^react/,
  },
  {
    why: "rooms are entered by their door: an area's index",
    files: /^(web|server|cli|fixtures)\//,
    forbidden: /^@skorpe\/core\/[^/]+\/|\/core\/src\//,
  },
]

/** Words that would bring a clock or chance into the core; the types of a browser or of Node are not there at all. */
const impure: readonly { readonly why: string; readonly word: RegExp }[] = [
  { why: "the core has no clock", word: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bTemporal\.Now\b/ },
  { why: "the core has no chance", word: /\bMath\.random\(|\bcrypto\b/ },
]

/** A place where a wall is broken. */
export interface Breach {
  readonly file: string
  readonly found: string
  readonly why: string
}

const imports =
  /(?:^|\n)\s*(?:(?:import|export)\b[^"';]*?\bfrom|import)\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g

const isTest = (file: string): boolean => /\.(test|fixture|testkit)\.tsx?$/.test(file)

/** The breaches of one file, named by its path from the root. Tests may look behind the walls. */
export const findBreaches = (file: string, source: string): readonly Breach[] => {
  if (isTest(file)) return []
  const asked = [...source.matchAll(imports)].map(([statement, still, lazily]) => ({
    path: still ?? lazily ?? "",
    isType: /^\s*(?:import|export)\s+type\b/.test(statement),
  }))
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
