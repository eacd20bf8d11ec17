/** The fields of a chunk that this plugin reads. */
export interface BuiltChunk {
  readonly type: "chunk"
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** All that was built, by file name. */
export type Built = Readonly<Record<string, BuiltChunk | { readonly type: "asset" }>>

/** All files reachable from these chunks, without going through the `shut` ones. */
const reach = (bundle: Built, from: readonly string[], shut: ReadonlySet<string>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name]
    if (reached.has(name) || shut.has(name) || chunk?.type !== "chunk") continue
    reached.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) reached.add(sheet)
    waiting.push(...chunk.imports, ...chunk.dynamicImports)
  }
  return reached
}

/** Names the scripts and style sheets that only these lazy modules load. */
export const filesOnlyOf = (bundle: Built, ...modules: readonly string[]): ReadonlySet<string> => {
  const namesOf = (isWanted: (chunk: BuiltChunk) => boolean): readonly string[] =>
    Object.entries(bundle).flatMap(([name, built]) => (built.type === "chunk" && isWanted(built) ? [name] : []))
  const doors = namesOf(({ moduleIds }) => moduleIds.some((id) => modules.some((module) => id.endsWith(module))))
  const entries = namesOf(({ isEntry }) => isEntry)
  const others = reach(bundle, entries, new Set(doors))
  return new Set([...reach(bundle, doors, new Set())].filter((name) => !others.has(name)))
}
