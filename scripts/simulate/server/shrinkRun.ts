import type { Stage } from "./openStage.ts"
import { playRun, type RunPlayed } from "./playRun.ts"
import { kinds } from "./swarm.ts"

/** The kind of a failure: the words before the colon. */
const kindOf = ({ wrong }: RunPlayed): string => wrong[0]?.split(":")[0] ?? ""

/** The parts in pieces of at most this size, the latest first: those after the fault are needed least. */
const piecesOf = (parts: readonly string[], size: number): readonly (readonly string[])[] => {
  const pieces: (readonly string[])[] = []
  for (let end = parts.length; end > 0; end -= size) pieces.push(parts.slice(Math.max(0, end - size), end))
  return pieces
}

/**
 * The smallest run found that breaks in the same way: devices, kinds and then moves are left out, many at once and then
 * fewer, as long as it still does. Stops after so many milliseconds of this machine.
 */
export const shrinkRun = async (stage: Stage, broken: RunPlayed, patience = 60_000): Promise<RunPlayed> => {
  const end = performance.now() + patience
  let smallest = broken
  let leftOut: ReadonlySet<string> = new Set()
  const tryWithout = async (pieces: readonly (readonly string[])[]): Promise<void> => {
    for (const piece of pieces) {
      if (performance.now() > end) return
      const fewer = new Set([...leftOut, ...piece])
      const played = await playRun(stage, { seed: broken.seed, leftOut: fewer })
      if (kindOf(played) !== kindOf(broken)) continue
      smallest = played
      leftOut = fewer
    }
  }
  await tryWithout(broken.parts.filter((part) => /^device \d+$/.test(part)).map((part) => [part]))
  await tryWithout([kinds])
  for (let size = smallest.parts.length >> 1; size >= 1; size >>= 1) {
    await tryWithout(piecesOf(smallest.parts, size))
  }
  return smallest
}
