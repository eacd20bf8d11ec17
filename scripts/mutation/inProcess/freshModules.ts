import { readFileSync } from "node:fs"
import { registerHooks, stripTypeScriptTypes } from "node:module"
import { fileURLToPath } from "node:url"

const bare = (url: string): string => url.replace(/\?.*$/, "")

/**
 * Attributes what a module runs while it loads to no test, even if a test loads it late: all tests use the loaded
 * module.
 */
const outsideTests = (source: string): string =>
  `const testOfLoading = globalThis.__stryker__.currentTestId; globalThis.__stryker__.currentTestId = undefined; ${source}
globalThis.__stryker__.currentTestId = testOfLoading`

/** Loads the sandbox's modules, and on request reloads those that import a file, directly or not. */
export interface FreshModules {
  /** From now on, this file and all its importers are reloaded. */
  readonly refresh: (file: string) => void
  /** Whether this module is to be reloaded since the last request. */
  readonly isFresh: (file: string) => boolean
}

/**
 * Hooks into the loading of modules below `root`. "vitest" becomes the module at `replacement`. Everything that a
 * mutant could have touched is loaded anew for the next, and nothing else: that would take most of the time.
 */
export const watchModules = (root: string, replacement: string): FreshModules => {
  const importers = new Map<string, Set<string>>()
  const sources = new Map<string, string>()
  let generation = 0
  let stale = new Set<string>()
  const isOurs = (url: string) => url.startsWith(root) && !url.includes("/node_modules/")
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === "vitest") return { url: replacement, shortCircuit: true }
      const parent = context.parentURL === undefined ? undefined : bare(context.parentURL)
      const found = next(specifier, { ...context, parentURL: parent })
      if (!isOurs(found.url)) return found
      if (parent !== undefined) {
        const known = importers.get(found.url) ?? new Set<string>()
        importers.set(found.url, known.add(parent))
      }
      return stale.has(found.url) ? { ...found, url: `${found.url}?v=${generation}` } : found
    },
    load: (url, context, next) => {
      const plain = bare(url)
      if (!isOurs(plain) || !plain.endsWith(".ts")) return next(url, context)
      const source =
        sources.get(plain) ?? outsideTests(stripTypeScriptTypes(readFileSync(fileURLToPath(plain), "utf8")))
      sources.set(plain, source)
      return { format: "module", source, shortCircuit: true }
    },
  })
  return {
    refresh: (file) => {
      generation += 1
      stale = new Set([file])
      for (const url of stale) for (const importer of importers.get(url) ?? []) stale.add(importer)
    },
    isFresh: (file) => stale.has(file),
  }
}
