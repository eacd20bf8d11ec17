import { Schema } from "effect"

/** What a build says of one of its files. */
const Part = Schema.Struct({
  file: Schema.String,
  css: Schema.optionalKey(Schema.Array(Schema.String)),
  imports: Schema.optionalKey(Schema.Array(Schema.String)),
})

const readManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Record(Schema.String, Part)))

/** What the build calls the one page, which lists the code that every screen needs. */
export const entry = "index.html"

/** What a page needs besides what every page has, as paths without a slash before them. */
export interface PageParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Reads the build's manifest: what stands in the page of `there` already is not told again. */
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
