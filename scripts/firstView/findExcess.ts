/** A chunk of the built shop. */
export interface Piece {
  readonly name: string
  readonly isEntry: boolean
  /** The names of its static imports. */
  readonly imports: readonly string[]
  /** The source files that are not tree-shaken out of it. */
  readonly modules: readonly string[]
  /** Size with brotli, averaged over names of the files that it names (`compressedSize`). */
  readonly bytes: number
}

/**
 * Upper bound on the first view's JavaScript, in bytes of brotli; XState is 8,000 of them (decision 22). The mark is
 * 108,000, which was met only while the code for the server's pictures, 350 bytes, was not measured.
 */
export const mostBytes = 108_700

const lazyUnits =
  /core\/src\/units\/(?!(?:accordion|age|analytics|connection|consent|favourites|menu|organisation|route|store|storeMemory|telemetry)\/)[^/]+\/actor/

/** The services: a customer who orders nothing needs them too, and a missing script of an order must not stop them. */
const services = /web\/src\/services\/browserHands\./

/** Heavy modules, or modules that were once in the first view by mistake. All must load later. */
const later: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /node_modules\/effect\//, why: "Effect loads with the hands (web/src/start/lazyHands.ts)" },
  { files: /node_modules\/libphonenumber-js\//, why: "a service parses phone numbers" },
  { files: /core\/src\/(services|replay)\//, why: "services and replay load on demand" },
  { files: lazyUnits, why: "lazy units load when they are needed (core/src/shop/lazy, lazyAccount)" },
  {
    files: /core\/src\/domain\/problem\/texts\//,
    why: "the words of error codes come later (web/src/shop/ProblemWords.tsx)",
  },
  { files: /web\/src\/pictures\/(glyphs|products|draw)/, why: "drawing loads later (web/src/pictures/lazyDrawing.ts)" },
]

const modulesIn = (pieces: Iterable<Piece>): readonly string[] => [...pieces].flatMap(({ modules }) => modules)

/**
 * The first view's size, and a complaint for each forbidden file, each import cycle, too many bytes, and services that
 * wait for the code of an order.
 */
export const findExcess = (pieces: readonly Piece[], most = mostBytes) => {
  const byName = new Map(pieces.map((piece) => [piece.name, piece]))
  const importedBy = ({ imports }: Piece): readonly Piece[] => imports.flatMap((name) => byName.get(name) ?? [])
  /** The pieces that load with these. */
  const reach = (from: readonly Piece[]): ReadonlySet<Piece> => {
    const reached = new Set<Piece>()
    const asked = [...from]
    for (let piece = asked.pop(); piece !== undefined; piece = asked.pop()) {
      if (reached.has(piece)) continue
      reached.add(piece)
      asked.push(...importedBy(piece))
    }
    return reached
  }
  const first = reach(pieces.filter(({ isEntry }) => isEntry))
  const bytes = [...first].reduce((sum, piece) => sum + piece.bytes, 0)
  const found = modulesIn(first)
  const complaints = later.flatMap(({ files, why }) => {
    const [one, ...others] = found.filter((file) => files.test(file))
    return one === undefined ? [] : [`${one} and ${others.length} more are in the first view: ${why}`]
  })
  if (bytes > most) complaints.push(`the first view has ${bytes} bytes of brotli; at most ${most} are allowed`)
  const withServices = reach(pieces.filter(({ modules }) => modules.some((file) => services.test(file))))
  const unit = modulesIn(withServices).find((file) => lazyUnits.test(file))
  if (unit !== undefined) complaints.push(`the services wait for ${unit}: an import of theirs leads to it`)
  for (const piece of pieces) {
    if (reach(importedBy(piece)).has(piece)) complaints.push(`${piece.name} is part of an import cycle`)
  }
  return { bytes, complaints }
}
