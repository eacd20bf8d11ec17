import { dirname, join } from "node:path/posix"

/** The floor of the files directly in a package's source folder. */
const loose = "*"

/**
 * The floors of each package, lowest first: a file imports from its own floor and from those below, types included.
 * A floor is a folder of the package.
 */
export const floors: Readonly<Record<string, readonly string[]>> = {
  "core/src": [
    "kernel",
    "vault",
    "domain",
    "api",
    "messages",
    "units",
    "shop",
    "kitchen",
    "services",
    "replay",
    "simulation",
    "testing",
  ],
  "server/src": [
    "settings",
    "secrets",
    "database",
    "watching",
    "http",
    "limits",
    "botCheck",
    "passkeys",
    "messages",
    "telemetry",
    "system",
    "idempotency",
    "staff",
    "reports",
    "cardPayments",
    "catalogue",
    "shop",
    "images",
    "reservations",
    "accounts",
    "discounts",
    "prices",
    "orders",
    "payments",
    "kitchen",
    "organisations",
    "operator",
    "access",
    loose,
    "testing",
  ],
  "cli/src": ["terminal", "node", "script", "rules", "commands", "testing", loose],
  "web/src": [
    "texts",
    "kit",
    "pictures",
    "payment",
    "services",
    "shop",
    "head",
    "products",
    "consent",
    "offline",
    "report",
    "stores",
    "cart",
    "overlays",
    "screens",
    "app",
    "start",
    "kitchen",
    "operator",
    "testing",
    "states",
    "inspector",
    loose,
  ],
}

/** Folders without walls or floors, which are read for circular imports alone. */
export const unwalled = ["core/scripts", "server/prove", "scripts", "web/vite", "web/journeys"] as const

/** One file imports another; both are paths from the root. */
export interface Import {
  readonly from: string
  readonly to: string
}

/** The imported file's path from the root; `undefined` for a third-party package. */
export const resolveImport = (file: string, path: string): string | undefined => {
  if (path.startsWith(".")) return join(dirname(file), path)
  const door = /^@skorpe\/core\/(.+)$/.exec(path)?.[1]
  return door === undefined ? undefined : `core/src/${door}/index.ts`
}

interface Place {
  readonly folder: string
  readonly height: number
}

const placeOf = (file: string): Place | undefined => {
  const folder = Object.keys(floors).find((one) => file.startsWith(`${one}/`))
  if (folder === undefined) return undefined
  const [first = "", ...inside] = file.slice(folder.length + 1).split("/")
  return { folder, height: (floors[folder] ?? []).indexOf(inside.length === 0 ? loose : first) }
}

/** Files that belong to no floor of their package. */
export const findHomeless = (files: readonly string[]): readonly string[] =>
  files.filter((file) => placeOf(file)?.height === -1)

/** Imports from a lower floor to a higher one of the same package. */
export const findUpward = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(({ from, to }) => {
    const [below, above] = [placeOf(from), placeOf(to)]
    return below !== undefined && above !== undefined && below.folder === above.folder && above.height > below.height
  })

/** Groups of files that import one another in a circle, types included; each file is in one group at most. */
export const findCircles = (imports: readonly Import[]): readonly (readonly string[])[] => {
  const next = Map.groupBy(imports, ({ from }) => from)
  const previous = Map.groupBy(imports, ({ to }) => to)
  // Kosaraju's algorithm: a depth-first search in post-order, then one on the reversed graph from the last file.
  const left: string[] = []
  const seen = new Set<string>()
  for (const start of next.keys()) {
    walk(start, seen, (file) => (next.get(file) ?? []).map(({ to }) => to), left)
  }
  const grouped = new Set<string>()
  return left
    .toReversed()
    .map((file) => {
      const group: string[] = []
      walk(file, grouped, (one) => (previous.get(one) ?? []).map(({ from }) => from), group)
      return group
    })
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted())
}

/** Searches depth first from `start` over unseen files, and appends each in post-order. */
const walk = (start: string, seen: Set<string>, nextOf: (file: string) => readonly string[], left: string[]): void => {
  if (seen.has(start)) return
  seen.add(start)
  const open = [{ file: start, ahead: nextOf(start).values() }]
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const { value: file, done } = top.ahead.next()
    if (done === true || file === undefined) {
      left.push(top.file)
      open.pop()
    } else if (!seen.has(file)) {
      seen.add(file)
      open.push({ file, ahead: nextOf(file).values() })
    }
  }
}
