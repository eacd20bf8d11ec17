/** A chunk of the built shop. */
export interface Piece {
  readonly name: string
  readonly isEntry: boolean
  /** The names of its static imports. */
  readonly imports: readonly string[]
  /** The source files that are not tree-shaken out of it. */
  readonly modules: readonly string[]
  /** Size with brotli. */
  readonly bytes: number
}

/**
 * Upper bound on the first view's JavaScript, in bytes of brotli; XState is 8,000 of them (decision 22). The mark is
 * 108,000, which was met only while the code for the server's pictures was not weighed: 350 bytes.
 */
export const mostBytes = 108_500

/** Heavy modules, or modules that were once in the first view by mistake. All must load later. */
const later: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /node_modules\/effect\//, why: "Effect loads with the hands (web/src/start/lazyHands.ts)" },
  { files: /node_modules\/libphonenumber-js\//, why: "a service parses phone numbers" },
  { files: /core\/src\/(services|replay)\//, why: "services and replay load on demand" },
  {
    files:
      /core\/src\/units\/(?!(?:accordion|age|analytics|connection|consent|favourites|menu|organisation|route|store|storeMemory|telemetry)\/)[^/]+\/actor/,
    why: "lazy units load when they are needed (core/src/shop/lazy, lazyAccount)",
  },
  {
    files: /core\/src\/domain\/problem\/texts\//,
    why: "the words of error codes come later (web/src/shop/ProblemWords.tsx)",
  },
  { files: /web\/src\/pictures\/(glyphs|products|draw)/, why: "drawing loads later (web/src/pictures/lazyDrawing.ts)" },
]

/** The first view's size, and a complaint for each forbidden file, each import cycle, and too many bytes. */
export const findExcess = (pieces: readonly Piece[], most = mostBytes) => {
  const byName = new Map(pieces.map((piece) => [piece.name, piece]))
  const first = new Set<Piece>()
  const asked = pieces.filter(({ isEntry }) => isEntry)
  for (let piece = asked.pop(); piece !== undefined; piece = asked.pop()) {
    if (first.has(piece)) continue
    first.add(piece)
    asked.push(...piece.imports.flatMap((name) => byName.get(name) ?? []))
  }
  const bytes = [...first].reduce((sum, piece) => sum + piece.bytes, 0)
  const found = [...first].flatMap(({ modules }) => modules)
  const complaints = later.flatMap(({ files, why }) => {
    const [one, ...others] = found.filter((file) => files.test(file))
    return one === undefined ? [] : [`${one} and ${others.length} more are in the first view: ${why}`]
  })
  if (bytes > most) complaints.push(`the first view has ${bytes} bytes of brotli; at most ${most} are allowed`)
  for (const piece of pieces) {
    if (leadsTo(piece, piece, byName)) complaints.push(`${piece.name} is part of an import cycle`)
  }
  return { bytes, complaints }
}

/** Whether one chunk imports the other, directly or indirectly. */
const leadsTo = (from: Piece, to: Piece, byName: ReadonlyMap<string, Piece>): boolean => {
  const seen = new Set<string>()
  const asked = [...from.imports]
  for (let name = asked.pop(); name !== undefined; name = asked.pop()) {
    if (name === to.name) return true
    if (seen.has(name)) continue
    seen.add(name)
    asked.push(...(byName.get(name)?.imports ?? []))
  }
  return false
}
