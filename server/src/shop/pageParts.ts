import { Schema } from "effect"

/** A file's entry in the build's manifest. */
const Part = Schema.Struct({
  file: Schema.String,
  css: Schema.optionalKey(Schema.Array(Schema.String)),
  imports: Schema.optionalKey(Schema.Array(Schema.String)),
})

const readManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Record(Schema.String, Part)))

/** The page's name in the manifest; its entry lists the code that every screen needs. */
export const entry = "index.html"

/** A module's files, as paths without a leading slash. */
export interface PageParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Reads the build's manifest. Returns a module's files without those that the module `there` already loads. */
export const pageParts = (manifest: string, there: string | null): ((module: string) => PageParts) => {
  const parts = readManifest(manifest)
  const withImports = (module: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(module) || parts[module] === undefined) return found
    found.add(module)
    for (const imported of parts[module].imports ?? []) withImports(imported, found)
    return found
  }
  const known = there === null ? new Set() : withImports(there)
  return (module) => {
    const needed = [...withImports(module)].flatMap((name) => (known.has(name) ? [] : (parts[name] ?? [])))
    return { scripts: needed.map(({ file }) => file), styles: needed.flatMap(({ css = [] }) => css) }
  }
}
