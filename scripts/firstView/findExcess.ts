/** A chunk of the built shop. */
export interface Piece {
  readonly name: string
  readonly isEntry: boolean
  /** Names of the chunks that it cannot start without. */
  readonly imports: readonly string[]
  /** Files of which something is left in it. */
  readonly modules: readonly string[]
  /** Compressed with brotli. */
  readonly bytes: number
}

/** What the first view may weigh, in bytes of brotli. */
export const mostBytes = 98_000

/** What has found its way into the first view before, or is as heavy, and is fetched later instead. */
const later: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /node_modules\/effect\//, why: "Effect comes with the hands (web/src/services/lateHands.ts)" },
  { files: /node_modules\/xstate\//, why: "charts are written with core/src/kernel/chart.ts; only tests run XState" },
  { files: /node_modules\/libphonenumber-js\//, why: "a phone number is read by a service" },
  { files: /core\/src\/(services|replay)\//, why: "services and log files come when asked for" },
  {
    files:
      /core\/src\/(address|builder|cart|checkout|defaultStore|dialog|discount|lastOrder|login|loyalty|notification|overlay|search|session|timing|tracking|unsubscribe|upsells|validation)\/actor/,
    why: "who sleeps wakes later (core/src/waking)",
  },
  { files: /core\/src\/problem\/texts\//, why: "the words of error codes come later (web/src/app/ProblemWords.tsx)" },
  { files: /web\/src\/pictures\/(glyphs|products|draw)/, why: "drawing comes later (web/src/pictures/lateDrawing.ts)" },
]

/** What the first view weighs, and a sentence for each file that must not be in it and for too many bytes. */
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
  if (bytes > most) complaints.push(`the first view weighs ${bytes} bytes of brotli; at most ${most} are allowed`)
  for (const piece of pieces) {
    if (leadsTo(piece, piece, byName)) complaints.push(`${piece.name} imports itself through others: neither can begin`)
  }
  return { bytes, complaints }
}

/** Whether one chunk imports the other, however many stand between. */
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
